/** The pages of the site: which content makes each, and its address. The not-found page has none. */
import { type Kind, kindNamed, type kinds } from "./kinds";

type KindName = (typeof kinds)[number]["name"];

export type Route = {
  /** For the entries of a folder with `{slug}`, the name of the file. */
  path: string;
  kind: KindName;
  /** File of src/templates; pages without one are files of src/pages. */
  template?: string;
  /** Sections that links may name: `/#servizi`. */
  anchors?: readonly string[];
};

export const routes: readonly Route[] = [
  { path: "/", kind: "home-page", anchors: ["servizi"] },
  { path: "/about", kind: "about-page" },
  { path: "/services", kind: "services-page", anchors: ["dove-operiamo"] },
  { path: "/portfolio", kind: "portfolio-page" },
  { path: "/contact", kind: "contact-page" },
  { path: "/preventivo", kind: "quote-page" },
  { path: "/attrezzature", kind: "equipment-page", template: "equipment" },
  { path: "/services/{slug}", kind: "service", template: "service" },
  { path: "/portfolio/{slug}", kind: "project", template: "project" },
  { path: "/{slug}", kind: "legal-document", template: "legal-document" },
  { path: "/{slug}", kind: "page", template: "page" },
];

/** Addresses of what else lies at the root of a published site: no page may have one, or have had it. */
export const reservedAddress =
  /^\/((404(\.html)?|_headers|_redirects|icons|page-data|static|video)(\/|$)|[^/]+\.(css|ico|js|json|svg|txt|vcf|webmanifest|xml)$)/iu;

/** Addresses of the pages of a route: that of a page that the site may do without only where its file is there. */
const addresses = ({ path, kind }: Route, slugsOf: (kind: KindName) => readonly string[]) =>
  path.includes("{slug}") || kindNamed(kind)?.optional
    ? slugsOf(kind).map((slug) => path.replace("{slug}", slug))
    : [path];

/**
 * Everything a link inside the site may name, anchors included («/#servizi»).
 *
 * @param slugsOf names of a kind's files
 */
export const linkTargets = (slugsOf: (kind: KindName) => readonly string[]): string[] =>
  routes.flatMap((route) =>
    addresses(route, slugsOf).flatMap((address) => [
      address,
      ...(route.anchors ?? []).map((anchor) => `${address}#${anchor}`),
    ]),
  );

/** Pattern of the address of a kind's pages; equipment, people and the studio's data have no page of their own. */
export const pathOf = ({ name }: Kind) => routes.find(({ kind }) => kind === name)?.path;

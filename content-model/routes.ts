/** Pages of the site with their content and address. The not-found page is not listed. */
import { type Kind, kindNamed, type kinds } from "./kinds";

type KindName = (typeof kinds)[number]["name"];

export type Route = {
  path: string;
  kind: KindName;
  /** File of src/templates; absent for pages of src/pages. */
  template?: string;
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
  { path: "/domande", kind: "questions-page", template: "questions" },
  { path: "/services/{slug}", kind: "service", template: "service" },
  { path: "/portfolio/{slug}", kind: "project", template: "project" },
  { path: "/{slug}", kind: "legal-document", template: "legal-document" },
  { path: "/{slug}", kind: "page", template: "page" },
];

/** Addresses of other files at the root of a published site. */
export const reservedPath =
  /^\/((404(\.html)?|_headers|_redirects|icons|page-data|static|video)(\/|$)|[^/]+\.(css|ico|js|json|svg|txt|webmanifest|xml)$)/iu;

/** Address of the editor under `npm start`: no page may have it, but a former address may. */
export const editorPath = "/redazione";

const addresses = ({ path, kind }: Route, slugsOf: (kind: KindName) => readonly string[]) =>
  path.includes("{slug}") || kindNamed(kind)?.optional
    ? slugsOf(kind).map((slug) => path.replace("{slug}", slug))
    : [path];

/** Targets include anchors («/#servizi»). */
export const linkTargets = (slugsOf: (kind: KindName) => readonly string[]): string[] =>
  routes.flatMap((route) =>
    addresses(route, slugsOf).flatMap((address) => [
      address,
      ...(route.anchors ?? []).map((anchor) => `${address}#${anchor}`),
    ]),
  );

/** `undefined` for kinds without pages. */
export const pathOf = ({ name }: Kind) => routes.find(({ kind }) => kind === name)?.path;

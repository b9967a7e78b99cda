/** Pages of the site: path, kind of content and template. The not-found page is not listed. */
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
  { path: "/{slug}", kind: "custom-page", template: "custom-page" },
];

/** Matches paths of files and folders other than pages at the root of a published site. */
export const reservedPathPattern =
  /^\/((404(\.html)?|_headers|_redirects|icons|page-data|static|video)(\/|$)|[^/]+\.(css|ico|js|json|svg|txt|webmanifest|xml)$)/iu;

/** Path of the editor under `npm start`: no page may have it, but a former address may. */
export const editorPath = "/redazione";

type SlugsOf = (kind: KindName) => readonly string[];

/** Paths of a route's pages. A page that is optional has a path only if `slugsOf` finds its file. */
function pathsOf({ path, kind }: Route, slugsOf: SlugsOf): string[] {
  const isFixed = !path.includes("{slug}") && !kindNamed(kind)?.isOptional;
  return isFixed ? [path] : slugsOf(kind).map((slug) => path.replace("{slug}", slug));
}

/** Paths that a link may have, with anchors («/#servizi»). */
export const linkTargets = (slugsOf: SlugsOf): string[] =>
  routes.flatMap((route) =>
    pathsOf(route, slugsOf).flatMap((path) => [
      path,
      ...(route.anchors ?? []).map((anchor) => `${path}#${anchor}`),
    ]),
  );

/** `undefined` for kinds without pages. */
export const pathPatternOf = ({ name }: Kind) => routes.find(({ kind }) => kind === name)?.path;

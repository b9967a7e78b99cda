/** Addresses of the site, for links in the content. */

/** Routes that do not come from a slug, with the anchors that links may name. */
const fixedRoutes: Readonly<Record<string, readonly string[]>> = {
  "/": ["servizi"],
  "/about": [],
  "/services": ["dove-operiamo"],
  "/portfolio": [],
  "/contact": [],
  "/preventivo": [],
  "/attrezzature": [],
  "/privacy-policy": [],
  "/terms-of-service": [],
};

/**
 * Everything a link inside the site may name, anchors included («/#servizi»).
 *
 * @param services slugs of the services
 * @param projects slugs of the projects
 */
export function linkTargets(services: readonly string[], projects: readonly string[]): string[] {
  return [
    ...Object.entries(fixedRoutes).flatMap(([route, anchors]) => [
      route,
      ...anchors.map((anchor) => `${route}#${anchor}`),
    ]),
    ...services.map((slug) => `/services/${slug}`),
    ...projects.map((slug) => `/portfolio/${slug}`),
  ];
}

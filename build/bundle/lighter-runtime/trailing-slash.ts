/**
 * Stands in for Gatsby's function of the same name, which knows four ways and files besides: this site writes no final
 * slash anywhere (gatsby-config.ts).
 *
 * @param pathname without query and anchor
 */
export const applyTrailingSlashOption = (pathname: string): string =>
  pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;

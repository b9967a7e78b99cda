/**
 * Printed into the not-found page only, before anything is painted, for hosts that cannot redirect (GitHub Pages): an
 * unknown project leads to the list of those that exist, as src/pages/404.tsx does once the page is live. The list's own
 * address does not match, so that there is no loop where it is missing.
 *
 * Kept to the syntax of ES5, because it is not compiled.
 */
export const notFoundScript = `if (location.pathname.indexOf("/portfolio/") === 0) location.replace("/portfolio");`;

/** ISO day on which webpack compiles the pages' code; undefined in the browser (gatsby/on-create-webpack-config.ts). */
declare const __BUILD_DATE__: string;

/**
 * The day of the build in the HTML, which src/start/today.ts replaces by the visitor's (`data-today`). As a
 * constant of the code, it makes Gatsby render cached pages again on another day.
 */
export const today = (): Date =>
  typeof document === "undefined" ? new Date(`${__BUILD_DATE__}T12:00:00Z`) : new Date();

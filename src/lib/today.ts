/** ISO day on which webpack compiles the pages' code; undefined in the browser (gatsby/on-create-webpack-config.ts). */
declare const __BUILD_DATE__: string;

/**
 * Returns the day of the build while HTML is rendered; src/start/today.ts then replaces it by today's (`data-today`).
 * Because that day is a constant of the code, Gatsby renders cached pages again on another day.
 */
export const today = (): Date =>
  typeof document === "undefined" ? new Date(`${__BUILD_DATE__}T12:00:00Z`) : new Date();

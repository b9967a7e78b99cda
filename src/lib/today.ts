/** Written by webpack into the code that renders the pages, not into the browser's (gatsby/on-create-webpack-config.ts). */
declare const __BUILD_DATE__: string;

/** The visitor's day; in the HTML the day of the build, which src/start/today.ts updates (`data-today`). */
export const today = (): Date =>
  typeof document === "undefined" ? new Date(`${__BUILD_DATE__}T12:00:00Z`) : new Date();

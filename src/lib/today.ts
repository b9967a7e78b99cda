/** Defined by webpack for rendering, not in the browser (gatsby/on-create-webpack-config.ts). */
declare const __BUILD_DATE__: string;

/** Visitor's day; in the HTML the build's, updated by src/start/today.ts (`data-today`). */
export const today = (): Date =>
  typeof document === "undefined" ? new Date(`${__BUILD_DATE__}T12:00:00Z`) : new Date();

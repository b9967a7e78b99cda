/** Fired on the window when React has hydrated the page and the whole style sheet is there. */
export const hydratedEvent = "studio:hydrated";

/** Fired on the window when the application shows another page, or another place on it. */
export const pageEvent = "studio:page";

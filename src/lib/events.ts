/** Fired on window once React is hydrated and the whole stylesheet loaded. */
export const hydratedEvent = "studio:hydrated";

/** Fired on window when the application shows another page or place. */
export const pageEvent = "studio:page";

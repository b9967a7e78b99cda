/** Fired on the window once React is in charge of the page. */
export const liveEvent = "studio:live";

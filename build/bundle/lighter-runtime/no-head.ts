/** Stands in for what runs a page's exported `Head` in the browser; this site's pages export none. */
export const headHandlerForBrowser = (): void => undefined;

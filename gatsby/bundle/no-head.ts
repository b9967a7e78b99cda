/** Stands in for what Gatsby does with the `Head` export of pages, which no page has (docs/decisions.md). */
export const headHandlerForBrowser = (): void => undefined;

/** Texts in HTML and XML. */

/** A text or an attribute in double quotes. */
export const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** JSON for a script element: nothing in it can end the element or start a comment. */
export const inScript = (json: string): string => json.replaceAll("<", "\\u003c");

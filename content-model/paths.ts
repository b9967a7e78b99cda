/** Path below content/ of a picture that a content file names relative to itself. */
export const pathInContent = (src: string) => src.replace(/^\.\.\//u, "");

/** Decodes a path, and removes a final slash, as hosts do before they compare paths. */
export const normalisedPath = (path: string) => decodeURI(path).replace(/\/$/u, "");

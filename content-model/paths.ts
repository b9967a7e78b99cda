/** Path below content/ of a picture that a content file names relative to itself. */
export const pathInContent = (src: string) => src.replace(/^\.\.\//u, "");

/** Decoded, without a final slash, as hosts compare paths. */
export const normalisedPath = (path: string) => decodeURI(path).replace(/\/$/u, "");

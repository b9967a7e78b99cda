/** Path below content/ of a picture that a content file names relative to itself. */
export const pathInContent = (src: string) => src.replace(/^\.\.\//u, "");

/** Decoded, without a final slash, as hosts compare addresses. */
export const normalisedPath = (address: string) => decodeURI(address).replace(/\/$/u, "");

/** Declares the layers of all stylesheets, so that the order of files has no effect. */
export const layerOrder = "@layer tokens, base;";

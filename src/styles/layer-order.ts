/** Declares the layers first, so that the order of files has no effect; components' rules, in none, override both. */
export const layerOrder = "@layer tokens, base;";

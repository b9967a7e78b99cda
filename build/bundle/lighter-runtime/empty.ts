/** Stands in for a module of Gatsby's runtime that this site has no use for. */
export {};

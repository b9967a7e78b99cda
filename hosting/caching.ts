/** How long browsers may keep what they have fetched: the one definition for every host. */
export type Caching = {
  /** `Cache-Control` of a file whose name changes with its content. */
  readonly immutable: string;
  /** `Cache-Control` of everything else: kept, but asked for at each use. */
  readonly revalidated: string;
  /** Regular expressions over the path of an address; a path that one of them matches is immutable. */
  readonly immutablePaths: readonly string[];
};

export const caching: Caching = {
  immutable: "public, max-age=31536000, immutable",
  revalidated: "public, max-age=0, must-revalidate",
  immutablePaths: [
    // Pictures and fonts, which Gatsby puts into folders or names with a hash.
    "^/static/",
    // Pictures for sharing, whose names carry a hash.
    "^/social/",
    // Scripts and style sheets, such as /app-0f7698dc0a8624fe2b4c.js
    "^/[^/]+[-.][0-9a-f]{20}\\.(?:js|css)$",
  ],
};

export const isImmutable = (pathname: string, { immutablePaths }: Caching = caching): boolean =>
  immutablePaths.some((pattern) => new RegExp(pattern, "u").test(pathname));

/** How long a browser may keep the answer to a path at which there is a file. */
export const cacheControlFor = (pathname: string, rules: Caching = caching): string =>
  isImmutable(pathname, rules) ? rules.immutable : rules.revalidated;

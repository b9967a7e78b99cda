/** Returns the attribute in lower case, as React 18 requires (https://github.com/facebook/react/issues/27233). */
export const fetchPriority = (fetchpriority: "high" | "low") => ({ fetchpriority });

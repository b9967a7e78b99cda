/** React 18 knows the attribute only in lower case (https://github.com/facebook/react/issues/27233). */
export const fetchPriority = (fetchpriority: "high" | "low") => ({ fetchpriority });

/** JSON that ends no script element and starts no comment in it. */
export const inScript = (json: string): string => json.replaceAll("<", "\\u003c");

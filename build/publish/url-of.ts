/** Not by URL.canParse: once its callers are compiled, Node 20 refuses addresses with accented letters there. */
export function urlOf(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** Narrows a GraphQL root field: Gatsby types it as nullable, but the content check guarantees its file. */
export function present<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`Missing ${name} in the page's data`);
  return value;
}

/** Narrows a nullable Gatsby root field whose file the content check guarantees. */
export function requirePresent<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`Missing ${name} in the page's data`);
  return value;
}

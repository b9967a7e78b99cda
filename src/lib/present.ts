/**
 * The value of a GraphQL root field. Gatsby types these as nullable although the content check
 * guarantees the files behind them.
 *
 * @throws Error naming the missing thing
 */
export function present<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`Missing ${name} in the page's data`);
  return value;
}

/** Figures of several builds, taken in turn and printed side by side. */
import type { LinkName } from "./visitor";

/** By name and unit; `Infinity` for what never came. */
export type Figures = Readonly<Record<string, number>>;

/** A build that is served, as the command line names it; or its floor (`--floor`). */
export type Contender = { name: string; url: string; isFloor: boolean };

/** What a bench is to do: of so many rounds the medians, over each of these lines. */
export type Plan = { contenders: readonly Contender[]; rounds: number; links: readonly LinkName[] };

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Each contender once in every round, so that what else the machine does disturbs all alike. */
export async function measured(
  { contenders, rounds }: Plan,
  measure: (contender: Contender) => Promise<Figures>,
): Promise<Figures[][]> {
  const results = contenders.map((): Figures[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, contender] of contenders.entries()) results[index]?.push(await measure(contender));
  return results;
}

/** Three digits. */
function shown(value: number): number | string {
  if (value === Number.POSITIVE_INFINITY) return "none";
  return Number(value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0));
}

/** Prints a row for each figure, with the median of each contender and what is promised. */
export function print(
  title: string,
  { contenders, rounds }: Plan,
  results: readonly (readonly Figures[])[],
  promised: Figures = {},
): void {
  const rows: Record<string, Record<string, number | string>> = {};
  for (const [index, { name }] of contenders.entries())
    for (const figure of Object.keys(results[index]?.[0] ?? {})) {
      const values = results[index]?.map((figures) => figures[figure] ?? Number.NaN) ?? [];
      rows[figure] = { ...rows[figure], [name]: shown(median(values)) };
    }
  for (const [figure, most] of Object.entries(promised)) rows[figure] = { ...rows[figure], "at most": most };
  console.log(`${title}: medians of ${rounds}`);
  console.table(rows);
}

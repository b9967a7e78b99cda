/** The builds of the bench as lines of text. */
import { exponent, type Growth, growing, perProject } from "./figures";
import type { Cost } from "./run-measured";
import { parts, type Weight } from "./weight";

export const modes = ["cold", "warm"] as const;
export type Mode = (typeof modes)[number];

/** The site with so many projects. */
export type Result = {
  projects: number;
  builds: Partial<Record<Mode, Cost>>;
  /** Files of the build. */
  files: number;
  weights: Weight[];
};

const told = (value: number | undefined, unit: string, digits = 0) =>
  value === undefined || !Number.isFinite(value) ? "–" : `${value.toFixed(digits)}${unit}`;

const costCells = ({ seconds, cpuSeconds, peakBytes }: Cost) => [
  told(seconds, " s"),
  told(cpuSeconds, " s"),
  told(peakBytes === undefined ? undefined : peakBytes / 1e6, " MB"),
];

/** What one build took, in the order of the table's columns. */
export const costText = (cost: Cost): string => costCells(cost).join(", ");

const row = (cells: readonly string[], width: number) => cells.map((cell) => cell.padStart(width)).join("");

/** One line for each number of projects: its time, and how that differs from the smallest and the one before. */
function costRows(results: readonly Result[], mode: Mode): string[] {
  const points = results.flatMap(({ projects, builds }) => {
    const cost = builds[mode];
    return cost === undefined ? [] : [{ projects, value: cost.seconds, cost }];
  });
  const [smallest] = points;
  return points.map((point, index) => {
    const before = points[index - 1];
    const cells = [
      String(point.projects),
      ...costCells(point.cost),
      told(smallest && before && perProject(smallest, point), " s", 2),
      told(before && exponent(before, point), "", 2),
    ];
    return `${mode}${row(cells, 13)}`;
  });
}

const kilobytes = ({ raw, brotli }: { raw: number; brotli: number }) =>
  raw === 0 ? "–" : `${(raw / 1000).toFixed(1)} / ${(brotli / 1000).toFixed(1)}`;

const weightRows = ({ projects, weights, files }: Result): string[] => [
  `\n${projects} projects, ${files} files (kB as they are / in brotli)`,
  `${"".padEnd(40)}${row(parts, 18)}`,
  ...weights.map(
    (weight) =>
      `${weight.route.padEnd(40)}${row(
        parts.map((part) => kilobytes(weight[part])),
        18,
      )}`,
  ),
];

const growthRow = ({ route, part, rawPerProject, brotliPerProject }: Growth) =>
  `${route.padEnd(40)}${part.padStart(8)}${told(rawPerProject, "", 0).padStart(10)}${told(brotliPerProject, "", 0).padStart(10)}`;

/** What grows from the fewest to the most projects. */
function growthRows(results: readonly Result[]): string[] {
  const [first, last] = [results[0], results.at(-1)];
  if (!first || !last || first === last) return [];
  const rows = growing(first, last).map(growthRow);
  return [
    `\nGrows with the number of projects, bytes for each (as they are, in brotli)`,
    ...(rows.length ? rows : ["nothing"]),
  ];
}

/** @param results by number of projects, the fewest first */
export function table(results: readonly Result[]): string {
  const head = ["projects", "time", "processor", "most memory", "per project", "exponent"];
  return [
    `    ${row(head, 13)}`,
    ...modes.flatMap((mode) => costRows(results, mode)),
    ...results.flatMap(weightRows),
    ...growthRows(results),
  ].join("\n");
}

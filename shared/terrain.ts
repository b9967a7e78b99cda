/**
 * Computes cross-sections of a terrain, with cut and fill. Lengths and heights are in metres, cut and fill in square
 * metres, which are cubic metres per metre of width.
 */

export const clamp = (value: number, lowest: number, highest: number) =>
  Math.min(Math.max(value, lowest), highest);

/** Rows from north to south, each from west to east. */
export type Grid = ReturnType<typeof gridOf>;

/** `chainage`: distance from the beginning of the cross-section. */
export type Station = { readonly chainage: number; readonly height: number };

/** @param rows decimetres above `base`, separated by spaces */
export function gridOf(cell: number, base: number, rows: readonly string[]) {
  const heights = rows.map((row) => row.split(" ").map((decimetres) => base + Number(decimetres) / 10));
  const width = ((heights[0]?.length ?? 1) - 1) * cell;
  return { cell, heights, width, depth: (heights.length - 1) * cell, range: rangeOf(heights.flat()) };
}

/** Ends and level of a cross-section, as near as possible to `section` within the plan and its heights. */
export const nearestCrossSection = (
  { depth, range }: Pick<Grid, "depth" | "range">,
  { a, b, level }: { readonly a: number; readonly b: number; readonly level: number },
) => ({ a: clamp(a, 0, depth), b: clamp(b, 0, depth), level: clamp(level, ...range) });

/** Bilinear interpolation; `x` from the western edge, `y` from the southern. */
export function heightAt({ cell, heights }: Grid, x: number, y: number): number {
  const row = heights.length - 1 - y / cell;
  const column = x / cell;
  const [top, left] = [
    Math.min(Math.floor(row), heights.length - 2),
    Math.min(Math.floor(column), (heights[0]?.length ?? 2) - 2),
  ];
  const [down, right] = [row - top, column - left];
  const height = (dy: number, dx: number) => heights[top + dy]?.[left + dx] ?? 0;
  return (
    (height(0, 0) * (1 - right) + height(0, 1) * right) * (1 - down) +
    (height(1, 0) * (1 - right) + height(1, 1) * right) * down
  );
}

/** One station per metre from edge to edge; `a`, `b`: its ends, in metres from the south. */
export function crossSectionOf(grid: Grid, a: number, b: number): readonly Station[] {
  const { width } = grid;
  const length = Math.hypot(width, b - a);
  const count = Math.round(length);
  return Array.from({ length: count + 1 }, (_, index) => {
    const part = index / count;
    return { chainage: part * length, height: heightAt(grid, part * width, a + part * (b - a)) };
  });
}

/** Mean height of a line between two heights; parts below 0 count as 0. */
function meanAbove(one: number, other: number): number {
  const [low, high] = [Math.min(one, other), Math.max(one, other)];
  if (low >= 0) return (low + high) / 2;
  return high > 0 ? high ** 2 / (high - low) / 2 : 0;
}

function cutAndFill(stations: readonly Station[], level: number): { cut: number; fill: number } {
  let [cut, fill] = [0, 0];
  for (const [index, { chainage, height }] of stations.entries()) {
    const next = stations[index + 1] ?? { chainage, height };
    const length = next.chainage - chainage;
    cut += length * meanAbove(height - level, next.height - level);
    fill += length * meanAbove(level - height, level - next.height);
  }
  return { cut, fill };
}

const rangeOf = (heights: readonly number[]): readonly [lowest: number, highest: number] => [
  Math.floor(Math.min(...heights)),
  Math.ceil(Math.max(...heights)),
];

export function quantitiesOf(stations: readonly Station[], level: number) {
  const [first, last] = [stations[0], stations.at(-1)];
  const difference = (last?.height ?? 0) - (first?.height ?? 0);
  return { length: last?.chainage ?? 0, difference, ...cutAndFill(stations, level) };
}

const multiplesWithin = (lowest: number, highest: number, interval: number): readonly number[] => {
  const first = Math.ceil(lowest / interval);
  return Array.from(
    { length: Math.floor(highest / interval) - first + 1 },
    (_, index) => (first + index) * interval,
  );
};

/** Profile for a drawing of 1000 × 400 units, with margins of 1 m; the marks `heights` and `chainages` in metres. */
export function profileOf(stations: readonly Station[], level: number) {
  const [lowest, highest] = rangeOf([...stations.map(({ height }) => height), level]);
  const [bottom, top] = [lowest - 1, highest + 1];
  const length = stations.at(-1)?.chainage ?? 1;
  const percentFromTop = (height: number) => ((top - height) / (top - bottom)) * 100;
  const points = stations.map(({ chainage, height }) => [
    Math.round((chainage / length) * 1000),
    Math.round(percentFromTop(height) * 4),
  ]);
  return {
    percentFromTop,
    ground: points.map((point) => point.join(" ")).join("L"),
    heights: multiplesWithin(bottom + 0.5, top - 0.5, top - bottom > 12 ? 5 : 2),
    chainages: multiplesWithin(0, length - 10, 50),
  };
}

/**
 * Computes cross-sections of a terrain, with cut and fill. Lengths and heights are in metres, cut and fill in square
 * metres, which are cubic metres per metre of width.
 */

export const clamp = (value: number, lowest: number, highest: number) =>
  Math.min(Math.max(value, lowest), highest);

/** Heights in rows from north to south, each from west to east, and the extent of the terrain. */
export type Grid = ReturnType<typeof gridOf>;

/** `chainage`: distance from the beginning of the cross-section. */
export type Station = { readonly chainage: number; readonly height: number };

/** @param rows heights in decimetres above `baseHeight`, separated by spaces */
export function gridOf(cellSize: number, baseHeight: number, rows: readonly string[]) {
  const heights = rows.map((row) => row.split(" ").map((decimetres) => baseHeight + Number(decimetres) / 10));
  const width = ((heights[0]?.length ?? 1) - 1) * cellSize;
  return { cellSize, heights, width, depth: (heights.length - 1) * cellSize, range: rangeOf(heights.flat()) };
}

/** Ends and level of a cross-section, moved as little as needed to be within the plan and its heights. */
export const nearestCrossSection = (
  { depth, range }: Pick<Grid, "depth" | "range">,
  { startY, endY, level }: { readonly startY: number; readonly endY: number; readonly level: number },
) => ({ startY: clamp(startY, 0, depth), endY: clamp(endY, 0, depth), level: clamp(level, ...range) });

/** Interpolates bilinearly; `x` is measured from the western edge, `y` from the southern. */
export function heightAt({ cellSize, heights }: Grid, x: number, y: number): number {
  const row = heights.length - 1 - y / cellSize;
  const column = x / cellSize;
  const top = Math.min(Math.floor(row), heights.length - 2);
  const left = Math.min(Math.floor(column), (heights[0]?.length ?? 2) - 2);
  const down = row - top;
  const right = column - left;
  const height = (rowsDown: number, columnsRight: number) =>
    heights[top + rowsDown]?.[left + columnsRight] ?? 0;
  return (
    (height(0, 0) * (1 - right) + height(0, 1) * right) * (1 - down) +
    (height(1, 0) * (1 - right) + height(1, 1) * right) * down
  );
}

/** One station per metre, from `startY` at the western edge to `endY` at the eastern, both measured from the south. */
export function crossSectionOf(grid: Grid, startY: number, endY: number): readonly Station[] {
  const { width } = grid;
  const length = Math.hypot(width, endY - startY);
  const count = Math.round(length);
  return Array.from({ length: count + 1 }, (_, index) => {
    const share = index / count;
    return {
      chainage: share * length,
      height: heightAt(grid, share * width, startY + share * (endY - startY)),
    };
  });
}

/** Mean height of a line between two heights; parts below 0 count as 0. */
function meanAboveZero(one: number, other: number): number {
  const [low, high] = [Math.min(one, other), Math.max(one, other)];
  if (low >= 0) return (low + high) / 2;
  return high > 0 ? high ** 2 / (high - low) / 2 : 0;
}

function cutAndFill(stations: readonly Station[], level: number): { cut: number; fill: number } {
  let cut = 0;
  let fill = 0;
  for (const [index, { chainage, height }] of stations.entries()) {
    const next = stations[index + 1] ?? { chainage, height };
    const length = next.chainage - chainage;
    cut += length * meanAboveZero(height - level, next.height - level);
    fill += length * meanAboveZero(level - height, level - next.height);
  }
  return { cut, fill };
}

const rangeOf = (heights: readonly number[]): readonly [lowest: number, highest: number] => [
  Math.floor(Math.min(...heights)),
  Math.ceil(Math.max(...heights)),
];

export function quantitiesOf(stations: readonly Station[], level: number) {
  const lastStation = stations.at(-1);
  const difference = (lastStation?.height ?? 0) - (stations[0]?.height ?? 0);
  return { length: lastStation?.chainage ?? 0, difference, ...cutAndFill(stations, level) };
}

const multiplesWithin = (lowest: number, highest: number, interval: number): readonly number[] => {
  const firstMultiple = Math.ceil(lowest / interval);
  return Array.from(
    { length: Math.floor(highest / interval) - firstMultiple + 1 },
    (_, index) => (firstMultiple + index) * interval,
  );
};

/** Profile for a drawing of 1000 × 400 units, with 1 m above and below; `heights` and `chainages` are its marks. */
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

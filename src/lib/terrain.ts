/**
 * A terrain as a grid of heights, and its section along a straight line. Lengths and heights in metres, areas of cut and fill
 * in square metres: cubic metres for each metre of width.
 */

/** Heights row by row from north to south, each from west to east. */
export type Grid = { readonly cell: number; readonly heights: readonly (readonly number[])[] };

/** Of a point of the section: distance from its beginning, height. */
export type Station = { readonly at: number; readonly height: number };

/** @param rows decimetres above `base`, separated by spaces */
export const gridOf = (cell: number, base: number, rows: readonly string[]): Grid => ({
  cell,
  heights: rows.map((row) => row.split(" ").map((decimetres) => base + Number(decimetres) / 10)),
});

export const extentOf = ({ cell, heights }: Grid) => ({
  width: ((heights[0]?.length ?? 1) - 1) * cell,
  depth: (heights.length - 1) * cell,
});

/** Bilinear between the four heights around a point: `x` from the western edge, `y` from the southern. */
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

/** The section from the western edge at `west` metres from the south to the eastern edge at `east`, a station for each metre. */
export function sectionOf(grid: Grid, west: number, east: number): readonly Station[] {
  const { width } = extentOf(grid);
  const length = Math.hypot(width, east - west);
  const count = Math.round(length);
  return Array.from({ length: count + 1 }, (_, index) => {
    const part = index / count;
    return { at: part * length, height: heightAt(grid, part * width, west + part * (east - west)) };
  });
}

/** Ground above a level and below it, by trapezia; between two stations the ground is straight. */
function cutAndFill(stations: readonly Station[], level: number): { cut: number; fill: number } {
  let [cut, fill] = [0, 0];
  for (const [index, { at, height }] of stations.entries()) {
    const next = stations[index + 1];
    if (!next) break;
    const [from, to] = [height - level, next.height - level];
    const length = next.at - at;
    if (from * to >= 0) {
      const area = ((from + to) / 2) * length;
      if (area > 0) cut += area;
      else fill -= area;
      continue;
    }
    // The ground crosses the level: two triangles.
    const crossing = (from / (from - to)) * length;
    const [first, second] = [(Math.abs(from) * crossing) / 2, (Math.abs(to) * (length - crossing)) / 2];
    if (from > 0) [cut, fill] = [cut + first, fill + second];
    else [cut, fill] = [cut + second, fill + first];
  }
  return { cut, fill };
}

/** Lowest and highest whole metre around some heights. */
export const rangeOf = (heights: readonly number[]): readonly [lowest: number, highest: number] => [
  Math.floor(Math.min(...heights)),
  Math.ceil(Math.max(...heights)),
];

/** Length and difference of height from end to end in metres, cut and fill as {@link cutAndFill} gives them. */
export function figuresOf(stations: readonly Station[], level: number) {
  const [first, last] = [stations[0], stations.at(-1)];
  const difference = (last?.height ?? 0) - (first?.height ?? 0);
  return { length: last?.at ?? 0, difference, ...cutAndFill(stations, level) };
}

const multiplesWithin = (lowest: number, highest: number, interval: number): readonly number[] => {
  const first = Math.ceil(lowest / interval);
  return Array.from(
    { length: Math.floor(highest / interval) - first + 1 },
    (_, index) => (first + index) * interval,
  );
};

/**
 * A section drawn into a box of 1000 × 400 units, with a metre of air above the highest and below the lowest point.
 *
 * @returns ground line of the path, `topOf` a height in per cent of the box, marks of height and chainage in metres
 */
export function profileOf(stations: readonly Station[], level: number) {
  const [lowest, highest] = rangeOf([...stations.map(({ height }) => height), level]);
  const [bottom, top] = [lowest - 1, highest + 1];
  const length = stations.at(-1)?.at ?? 1;
  const topOf = (height: number) => ((top - height) / (top - bottom)) * 100;
  const points = stations.map(({ at, height }) => [
    Math.round((at / length) * 1000),
    Math.round(topOf(height) * 4),
  ]);
  return {
    topOf,
    ground: points.map((point) => point.join(" ")).join("L"),
    heights: multiplesWithin(bottom + 0.5, top - 0.5, top - bottom > 12 ? 5 : 2),
    chainages: multiplesWithin(0, length - 10, 50),
  };
}

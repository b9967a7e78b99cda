import { contoursBetween, cutAndFill, extentOf, gridOf, heightAt, sectionOf } from "./terrain";

/** Rises 1 m a cell of 2 m to the east and half a metre to the north; its south-western corner is at 100 m. */
const slope = gridOf(2, 100, ["10 20 30 40", "5 15 25 35", "0 10 20 30"]);

test("a plane has its own height everywhere, at corners and between them", () => {
  expect(extentOf(slope)).toEqual({ width: 6, depth: 4 });
  for (const [x, y, height] of [
    [0, 0, 100],
    [6, 0, 103],
    [0, 4, 101],
    [6, 4, 104],
    [3, 1, 101.75],
    [4.4, 3.2, 103],
  ] as const)
    expect(heightAt(slope, x, y)).toBeCloseTo(height, 9);
});

test("a section has its true length, and the heights along its line", () => {
  const level = sectionOf(slope, 1, 1);
  expect(level).toHaveLength(4);
  expect(level.at(-1)).toEqual({ at: 6, height: 103.25 });
  const oblique = sectionOf(slope, 0, 4);
  expect(oblique.at(-1)?.at).toBeCloseTo(Math.hypot(6, 4), 9);
  expect(oblique[1]?.height).toBeCloseTo(100 + 1 + 2 / 6, 9);
});

test("cut and fill of a slope against a level are triangles; flat ground has one or none", () => {
  const stations = sectionOf(slope, 0, 0);
  const { cut, fill } = cutAndFill(stations, 101);
  expect([cut, fill]).toEqual([4, 1]);
  expect(cutAndFill(stations, 100)).toEqual({ cut: 9, fill: 0 });
  // Between stations, too.
  const across = cutAndFill(stations, 100.25);
  expect(across.fill).toBeCloseTo((0.25 * 0.5) / 2, 9);
  expect(across.cut - across.fill).toBeCloseTo(9 - 0.25 * 6, 9);
  expect(
    cutAndFill(
      [
        { at: 0, height: 5 },
        { at: 10, height: 5 },
      ],
      5,
    ),
  ).toEqual({ cut: 0, fill: 0 });
});

test.each([
  [84, 103, [85, 90, 95, 100]],
  [85, 105, [85, 90, 95, 100]],
  [86, 89, []],
  [-7, 4, [-5, 0]],
])("contours every 5 m from %d to %d m", (lowest, highest, contours) => {
  expect(contoursBetween(lowest, highest, 5)).toEqual(contours);
});

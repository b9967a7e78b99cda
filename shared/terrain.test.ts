import { crossSectionOf, gridOf, heightAt, nearestCrossSection, profileOf, quantitiesOf } from "./terrain";

/** Rises 1 m per cell of 2 m eastwards and 0.5 m northwards, from 100 m in the south-west. */
const slope = gridOf(2, 100, ["10 20 30 40", "5 15 25 35", "0 10 20 30"]);

test("interpolates a plane exactly, at grid corners and between them", () => {
  expect(slope).toMatchObject({ width: 6, depth: 4, range: [100, 104] });
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

test("any three numbers give the nearest cross-section within the plan and its heights", () => {
  expect(nearestCrossSection(slope, { startY: 1e9, endY: -1, level: 99 })).toEqual({
    startY: 4,
    endY: 0,
    level: 100,
  });
  expect(nearestCrossSection(slope, { startY: 1, endY: 2.5, level: 1e9 })).toEqual({
    startY: 1,
    endY: 2.5,
    level: 104,
  });
});

test("a cross-section has its true length, with the heights along its line", () => {
  const eastward = crossSectionOf(slope, 1, 1);
  expect(eastward).toHaveLength(7);
  expect(eastward.at(-1)).toEqual({ chainage: 6, height: 103.25 });
  const oblique = crossSectionOf(slope, 0, 4);
  expect(oblique.at(-1)?.chainage).toBeCloseTo(Math.hypot(6, 4), 9);
  expect(oblique[3]?.chainage).toBeCloseTo((3 / 7) * Math.hypot(6, 4), 9);
  expect(oblique[3]?.height).toBeCloseTo(100 + (3 / 7) * 4, 9);
});

test("computes cut and fill against a level: triangles for a slope, none for flat ground at it", () => {
  const stations = crossSectionOf(slope, 0, 0);
  expect(quantitiesOf(stations, 101)).toEqual({ length: 6, difference: 3, cut: 4, fill: 1 });
  expect(quantitiesOf(stations, 100)).toMatchObject({ cut: 9, fill: 0 });
  const across = quantitiesOf(stations, 100.25);
  expect(across.fill).toBeCloseTo((0.25 * 0.5) / 2, 9);
  expect(across.cut - across.fill).toBeCloseTo(9 - 0.25 * 6, 9);
  const flat = [0, 10].map((chainage) => ({ chainage, height: 5 }));
  expect(quantitiesOf(flat, 5)).toMatchObject({ cut: 0, fill: 0 });
});

test("a profile has 1 m margins, height marks every 2 or 5 m and chainages every 50 m", () => {
  const straight = [0, 120].map((chainage) => ({ chainage, height: 100 + chainage / 40 }));
  const { percentFromTop, ground, heights, chainages } = profileOf(straight, 104);
  expect([percentFromTop(99), percentFromTop(105)]).toEqual([100, 0]);
  expect(ground).toBe("0 333L1000 133");
  expect([heights, chainages]).toEqual([
    [100, 102, 104],
    [0, 50, 100],
  ]);
  expect(profileOf(straight, 84).heights).toEqual([85, 90, 95, 100]);
});

import { countAfter } from "./count";

test.each([750, 4500, 12000])("counts to %d in whole steps and ends there, not beyond", (end) => {
  const values = Array.from({ length: 130 }, (_, ticks) => countAfter(ticks, end, 2000));
  expect(values[0]).toBe(0);
  expect(values[62]).toBe(Math.floor((end * 62 * 16) / 2000));
  expect(values.every((value, i) => Number.isInteger(value) && value >= (values[i - 1] ?? 0))).toBe(true);
  expect(values[124]).toBeLessThan(end);
  expect(values.slice(125)).toEqual([end, end, end, end, end]);
});

test("a duration that is no multiple of a tick still ends at the end", () => {
  expect(countAfter(62, 10, 1000)).toBe(9);
  expect(countAfter(63, 10, 1000)).toBe(10);
});

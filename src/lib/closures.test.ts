import { closureLabel, closuresSince } from "./closures";

test.each([
  ["2026-08-10", "2026-08-25", "Chiuso dal 10 al 25 agosto 2026"],
  ["2026-08-24", "2026-09-06", "Chiuso dal 24 agosto al 6 settembre 2026"],
  ["2026-12-24", "2027-01-06", "Chiuso dal 24 dicembre 2026 al 6 gennaio 2027"],
  ["2026-08-08", "2026-08-11", "Chiuso dall’8 all’11 agosto 2026"],
  ["2026-06-02", "2026-06-02", "Chiuso il 2 giugno 2026"],
  ["2026-12-08", "2026-12-08", "Chiuso l’8 dicembre 2026"],
])("a closure from %s to %s reads «%s»", (from, to, label) => {
  expect(closureLabel({ from, to, note: null })).toBe(label);
  expect(closureLabel({ from, to, note: "ferie" })).toBe(`${label}: ferie`);
});

test("lists closures until their last day is over, the next one first", () => {
  const summer = { from: "2026-08-10", to: "2026-08-25" };
  const bridge = { from: "2026-06-01", to: "2026-06-01" };
  expect(closuresSince([summer, bridge], "2026-05-31")).toEqual([bridge, summer]);
  expect(closuresSince([summer, bridge], "2026-08-25")).toEqual([summer]);
  expect(closuresSince([summer, bridge], "2026-08-26")).toEqual([]);
  expect(closuresSince(null, "2026-08-26")).toEqual([]);
});

/** Instants are in UTC: Italy is one hour ahead of it in winter, two in summer. The device of all tests is in New York. */
import type { Closure } from "./closures";
import { openNow } from "./open-now";
import { weekdays } from "./opening-hours";

const workdays = weekdays.slice(0, 5);
const usual = [
  { days: workdays, opens: "09:00", closes: "19:00" },
  { days: ["sabato"], opens: "09:00", closes: "13:00" },
];
const withPause = [
  { days: workdays, opens: "15:00", closes: "19:00" },
  { days: workdays, opens: "09:00", closes: "13:00" },
];
const touching = [
  { days: workdays, opens: "09:00", closes: "13:00" },
  { days: workdays, opens: "13:00", closes: "15:00" },
  { days: workdays, opens: "14:00", closes: "16:30" },
];
const mondays = [{ days: ["lunedì"], opens: "09:00", closes: "10:00" }];

/** «lunedì 9:00», or only «19:00» while it is open. */
const told = (hours: typeof usual, instant: string, closures: Closure[] = []) => {
  const state = openNow(hours, closures, Date.parse(instant));
  return state && [state.day, state.time].filter(Boolean).join(" ");
};
test.each([
  ["the minute of opening", "2026-11-18T08:00:00Z", "19:00"],
  ["the second before", "2026-11-18T07:59:59Z", "oggi 9:00"],
  ["the last second", "2026-11-18T17:59:59Z", "19:00"],
  ["the minute of closing", "2026-11-18T18:00:00Z", "domani 9:00"],
  ["a summer's morning", "2026-07-15T07:00:00Z", "19:00"],
  ["Saturday afternoon", "2026-11-21T12:00:00Z", "lunedì 9:00"],
  ["the first of Monday, in Italy", "2026-11-22T23:00:00Z", "oggi 9:00"],
])("%s", (_, instant, expected) => {
  expect(told(usual, instant)).toBe(expected);
});

test.each([
  ["a pause at midday, in whatever order the intervals are", withPause, "2026-11-18T09:00:00Z", "13:00"],
  ["in the pause", withPause, "2026-11-18T12:00:00Z", "oggi 15:00"],
  ["intervals that touch or overlap are one", touching, "2026-11-18T09:00:00Z", "16:30"],
  ["the same day of the next week", mondays, "2026-11-23T10:00:00Z", "lunedì 9:00"],
  ["without hours there is nothing to say", [], "2026-11-22T10:00:00Z", undefined],
])("%s", (_, hours, instant, expected) => {
  expect(told(hours, instant)).toBe(expected);
});

// From a Monday to a Tuesday.
const summer = { from: "2026-08-10", to: "2026-08-25" };
const christmas = [
  { from: "2027-01-01", to: "2027-01-07" },
  { from: "2026-12-24", to: "2026-12-31" },
];

test.each([
  ["the evening before, a fortnight ahead", "2026-08-08T15:00:00Z", "il 26 agosto 9:00", [summer]],
  ["from a week ahead the day of the week is clear", "2026-08-19T08:00:00Z", "mercoledì 9:00", [summer]],
  ["the last minute, in Italy", "2026-08-25T21:59:00Z", "domani 9:00", [summer]],
  ["once it is over", "2026-08-25T22:00:00Z", "oggi 9:00", [summer]],
  ["two that touch, over the turn of the year", "2026-12-23T18:30:00Z", "l’8 gennaio 9:00", christmas],
])("closed for holidays: %s", (_, instant, expected, closures) => {
  expect(told(usual, instant, closures)).toBe(expected);
});

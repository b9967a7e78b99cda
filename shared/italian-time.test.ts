import { dayWords, isoDay, longDay } from "./italian-time";

test.each([
  ["2026-12-31T22:59:00Z", "2026-12-31", "31 dicembre 2026"],
  ["2026-12-31T23:00:00Z", "2027-01-01", "1 gennaio 2027"],
  ["2026-06-30T22:00:00Z", "2026-07-01", "1 luglio 2026"],
])("at %s, the day in Italy is %s", (instant, iso, long) => {
  const date = new Date(instant);
  expect([isoDay(date), longDay(date)]).toEqual([iso, long]);
});

test("names a mistyped day, too, as a report must", () => {
  expect(dayWords("2026-02-31")).toEqual(["31", "febbraio", "2026"]);
});

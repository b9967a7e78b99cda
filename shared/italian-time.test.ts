import { isoDay, italianClock, longDay } from "./italian-time";

const timeZone = "Europe/Rome";
const halfHour = 1_800_000;
/** Uses the Swedish format, which is close to ISO 8601. */
const clock = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
const day = new Intl.DateTimeFormat("it-IT", { timeZone, dateStyle: "long" });
const shown = (instant: number) => italianClock(instant).toISOString().slice(0, 19).replace("T", " ");

test("computes Italian time as the time zone database does, to the second of each change", () => {
  // Clocks change in the last week of March and October.
  const stepAt = (date: Date) =>
    /-(?:03|10)-(?:2[4-9]|3)/u.test(date.toISOString()) ? halfHour : 12 * halfHour;
  const end = Date.UTC(2041, 0, 1);
  const wrong: string[] = [];
  for (let instant = Date.UTC(1996, 0, 1); instant < end; instant += stepAt(new Date(instant)))
    for (const second of [instant - 1000, instant])
      if (shown(second) !== clock.format(second)) wrong.push(new Date(second).toISOString());
  expect(wrong).toEqual([]);
});

test("formats days as `Intl` does", () => {
  for (let instant = Date.UTC(2026, 0, 1); instant < Date.UTC(2028, 0, 1); instant += 13 * halfHour) {
    const date = new Date(instant);
    expect(longDay(date)).toBe(day.format(date));
    expect(isoDay(date)).toBe(clock.format(date).slice(0, 10));
  }
});

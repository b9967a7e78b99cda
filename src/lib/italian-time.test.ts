import { isoDay, italianClock, longDay } from "./italian-time";

const timeZone = "Europe/Rome";
const halfHour = 1_800_000;
/** Swedish writes a moment almost as machines do. */
const clock = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
const day = new Intl.DateTimeFormat("it-IT", { timeZone, dateStyle: "long" });
const years = Array.from({ length: 45 }, (_, index) => 1996 + index);

test.each(years)("in %i the clocks are those of the time zone database", (year) => {
  const end = Date.UTC(year + 1, 0, 1);
  // They change in March and October.
  const stepIn = (month: number) => (month === 2 || month === 9 ? halfHour : 12 * halfHour);
  for (
    let instant = Date.UTC(year, 0, 1);
    instant < end;
    instant += stepIn(new Date(instant).getUTCMonth())
  ) {
    const shown = italianClock(instant).toISOString().slice(0, 19).replace("T", " ");
    if (shown !== clock.format(instant)) throw new Error(`${new Date(instant).toISOString()}: ${shown}`);
  }
});

test("the second before the clocks change and the second after", () => {
  for (const change of ["2026-03-29T01:00:00Z", "2026-10-25T01:00:00Z"].map(Date.parse))
    for (const instant of [change - 1000, change])
      expect(italianClock(instant).toISOString().slice(0, 19).replace("T", " ")).toBe(clock.format(instant));
});

test("days are written as the browser would write them", () => {
  for (let instant = Date.UTC(2026, 0, 1); instant < Date.UTC(2028, 0, 1); instant += 13 * halfHour) {
    const date = new Date(instant);
    expect(longDay(date)).toBe(day.format(date));
    expect(isoDay(date)).toBe(clock.format(date).slice(0, 10));
  }
});

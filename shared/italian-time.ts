/** Italian days and hours. The first `Intl.DateTimeFormat` of a page blocks a phone for 150 ms and more. */
const hour = 3_600_000;

const months =
  "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split(" ");

/** EU clock changes: 01:00 UTC on the last Sundays of March and October (Directive 2000/84/EC). */
function clocksChange(year: number, month: 2 | 9): number {
  const lastDay = Date.UTC(year, month, 31, 1);
  return lastDay - new Date(lastDay).getUTCDay() * 24 * hour;
}

/** Italian time, as if UTC, of an instant in milliseconds; from 1996. */
export function italianClock(instant: number): Date {
  const year = new Date(instant).getUTCFullYear();
  const isSummer = clocksChange(year, 2) <= instant && instant < clocksChange(year, 9);
  return new Date(instant + (isSummer ? 2 : 1) * hour);
}

/** Italian day in ISO format: 2026-11-21. */
export const isoDay = (date: Date): string => italianClock(date.getTime()).toISOString().slice(0, 10);

export function dayWords(day: string): string[] {
  const [year = "", month, date] = day.split("-");
  return [String(Number(date)), months[Number(month) - 1] ?? "", year];
}

/** Italian day: «21 novembre 2026». */
export const longDay = (date: Date): string => dayWords(isoDay(date)).join(" ");

/** «il 21 novembre», but «l’8» and «l’11»: elision before a vowel. */
export const withArticle = (article: "il" | "dal" | "al", day: string): string =>
  /^(?:8|11)\b/u.test(day) ? `${{ il: "l", dal: "dall", al: "all" }[article]}’${day}` : `${article} ${day}`;

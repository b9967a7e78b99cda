/** Days in Italy, whatever the time zone of the device or of the machine that builds the site. */
const timeZone = "Europe/Rome";

const months =
  "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre";

/** Day in ISO format, which is also the Swedish one: 2026-11-21. */
export const isoDay = (date: Date): string => date.toLocaleDateString("sv", { timeZone });

/** «21 novembre 2026». */
export const longDay = (date: Date): string => date.toLocaleDateString("it", { timeZone, dateStyle: "long" });

/** Day, month and year of an ISO day, even of one that does not exist: «31», «febbraio», «2026». */
export function dayWords(day: string): string[] {
  const [year = "", month, date] = day.split("-");
  return [String(Number(date)), months.split(" ")[Number(month) - 1] ?? "", year];
}

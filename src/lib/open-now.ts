import type { Closure } from "./closures";
import { dayWords, italianClock, withArticle } from "./italian-time";
import { type OpeningHours, weekdays } from "./opening-hours";

export type OpenState = {
  /** The day on which it opens, «oggi», «domani», a day of the week or «il 26 agosto»; empty when it is open. */
  readonly day: string;
  /** When it opens, or until when it is open: «15:00». */
  readonly time: string;
};

const dayLength = 86_400_000;

/**
 * By the weekly hours and the closures, in Italy: until when the studio is open, or when it opens; nothing when neither
 * changes within a year.
 */
export function openNow(
  hours: readonly OpeningHours[],
  closures: readonly Closure[],
  instant: number,
): OpenState | undefined {
  const now = italianClock(instant).toISOString();
  const dateIn = (days: number) => new Date(Date.parse(now) + days * dayLength).toISOString().slice(0, 10);
  // JavaScript's weeks begin on Sunday, which is the last day of ours.
  const dayIn = (days: number) => weekdays[(new Date(now).getUTCDay() + days + 6) % 7] as string;
  const isOpenAt = (inDays: number, time: string) => {
    const date = dateIn(inDays);
    return (
      !closures.some(({ from, to }) => from <= date && date <= to) &&
      hours.some(({ days, opens, closes }) => days.includes(dayIn(inDays)) && opens <= time && time < closes)
    );
  };
  const isOpen = isOpenAt(0, now.slice(11));
  const dayName = (days: number) =>
    days < 8 ? dayIn(days) : withArticle("il", dayWords(dateIn(days)).slice(0, 2).join(" "));
  const times = hours.flatMap(({ opens, closes }) => [opens, closes]).sort();
  for (let days = 0; days < 366; days++) {
    const time = times.find((time) => (days || time > now.slice(11)) && isOpenAt(days, time) !== isOpen);
    if (time)
      return {
        day: isOpen ? "" : (["oggi", "domani"][days] ?? dayName(days)),
        time: time.replace(/^0/u, ""),
      };
  }
}

import { italianClock } from "./italian-time";
import { type OpeningHours, weekdays } from "./opening-hours";

export type OpenState = {
  /** The day on which it opens, «oggi», «domani» or a day of the week; empty when it is open. */
  readonly day: string;
  /** When it opens, or until when it is open: «15:00». */
  readonly time: string;
  /** Until when all this holds, in milliseconds: until then, or until «domani» becomes «oggi». */
  readonly until: number;
};

/** By the weekly hours, in Italy: until when the studio is open, or when it opens; nothing when neither ever changes. */
export function openNow(hours: readonly OpeningHours[], instant: number): OpenState | undefined {
  const now = italianClock(instant).toISOString();
  const isOpenAt = (day: string, time: string) =>
    hours.some(({ days, opens, closes }) => days.includes(day) && opens <= time && time < closes);
  // JavaScript's weeks begin on Sunday, which is the last day of ours.
  const dayIn = (days: number) => weekdays[(new Date(now).getUTCDay() + days + 6) % 7] as string;
  const isOpen = isOpenAt(dayIn(0), now.slice(11));
  const times = hours.flatMap(({ opens, closes }) => [opens, closes]).sort();
  for (let days = 0; days < 8; days++) {
    const day = dayIn(days);
    const time = times.find((time) => (days || time > now.slice(11)) && isOpenAt(day, time) !== isOpen);
    if (time) {
      const end = `${now.slice(0, 11)}${days ? "24:00" : time}Z`;
      const towardsEnd = (from: number) => from + Date.parse(end) - italianClock(from).getTime();
      return {
        day: isOpen ? "" : ["oggi", "domani"][days] || day,
        time: time.replace(/^0/u, ""),
        // Twice: the first step misses by an hour where the clocks go forward or back in between.
        until: towardsEnd(towardsEnd(instant)),
      };
    }
  }
}

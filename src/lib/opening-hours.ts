import { weekdays } from "../../shared/weekdays";

export type OpeningHours = Queries.ContactsFragment["openingHours"][number];

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const shortTime = (time: string) => time.replace(/^0/u, "");

/** Groups consecutive days: [[lunedì, …, venerdì], [domenica]]. */
function runs(days: readonly string[]): string[][] {
  const result: string[][] = [[]];
  for (const day of weekdays)
    if (days.includes(day)) result.at(-1)?.push(day);
    else result.push([]);
  return result.filter(({ length }) => length > 0);
}

/** «Lunedì–venerdì», «Sabato», «Lunedì e martedì», «Lunedì, mercoledì–venerdì». */
export function daysLabel(days: readonly string[]): string {
  const parts = runs(days).map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(" e ")));
  return capitalised(parts.join(", "));
}

export const inWeekOrder = (hours: readonly OpeningHours[]) =>
  hours
    .map((entry) => ({ ...entry, days: weekdays.filter((day) => entry.days.includes(day)) }))
    .sort((one, other) => placeOf(one).localeCompare(placeOf(other)));

const placeOf = ({ days, opens }: OpeningHours) =>
  `${weekdays.findIndex((day) => days.includes(day))} ${opens}`;

export function openingLines(hours: readonly OpeningHours[]): [days: string, hours: string][] {
  const lines = new Map<string, string[]>();
  for (const entry of inWeekOrder(hours)) {
    const days = daysLabel(entry.days);
    const times = `${shortTime(entry.opens)}–${shortTime(entry.closes)}`;
    lines.set(days, [...(lines.get(days) ?? []), times]);
  }
  return [...lines].map(([days, times]) => [days, times.join(", ")]);
}

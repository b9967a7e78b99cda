import { weekdays } from "../../shared/weekdays";

export type OpeningHours = Queries.ContactsFragment["openingHours"][number];

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const withoutLeadingZero = (time: string) => time.replace(/^0/u, "");

/** Groups consecutive days: [[lunedì, …, venerdì], [domenica]]. */
function consecutiveDays(days: readonly string[]): string[][] {
  const groups: string[][] = [[]];
  for (const day of weekdays) {
    if (days.includes(day)) groups.at(-1)?.push(day);
    else groups.push([]);
  }
  return groups.filter((group) => group.length > 0);
}

/** Returns «Lunedì–venerdì», «Sabato», «Lunedì e martedì» or «Lunedì, mercoledì–venerdì». */
export function daysLabel(days: readonly string[]): string {
  const labels = consecutiveDays(days).map((group) =>
    group.length > 2 ? `${group[0]}–${group.at(-1)}` : group.join(" e "),
  );
  return capitalise(labels.join(", "));
}

/** Returns a key that sorts hours by first day, then by time. */
const sortKey = ({ days, opens }: OpeningHours) =>
  `${weekdays.findIndex((day) => days.includes(day))} ${opens}`;

export const inWeekOrder = (hours: readonly OpeningHours[]) =>
  hours
    .map((period) => ({ ...period, days: weekdays.filter((day) => period.days.includes(day)) }))
    .sort((one, other) => sortKey(one).localeCompare(sortKey(other)));

/** Returns one line for all hours of the same days: «Lunedì–venerdì», «8:30–13:00, 15:00–18:30». */
export function openingLines(hours: readonly OpeningHours[]): [days: string, hours: string][] {
  const timesByDays = new Map<string, string[]>();
  for (const { days, opens, closes } of inWeekOrder(hours)) {
    const label = daysLabel(days);
    const times = `${withoutLeadingZero(opens)}–${withoutLeadingZero(closes)}`;
    timesByDays.set(label, [...(timesByDays.get(label) ?? []), times]);
  }
  return [...timesByDays].map(([days, times]) => [days, times.join(", ")]);
}

import { weekdays } from "../../shared/weekdays";

export type OpeningHours = Queries.ContactsFragment["openingHours"][number];

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

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

/** «Lunedì–venerdì», «Sabato», «Lunedì e martedì», «Lunedì, mercoledì–venerdì». */
export function daysLabel(days: readonly string[]): string {
  const labels = consecutiveDays(days).map((group) =>
    group.length > 2 ? `${group[0]}–${group.at(-1)}` : group.join(" e "),
  );
  return capitalised(labels.join(", "));
}

/** Sorts by first day, then by time. */
const sortKey = ({ days, opens }: OpeningHours) =>
  `${weekdays.findIndex((day) => days.includes(day))} ${opens}`;

export const inWeekOrder = (hours: readonly OpeningHours[]) =>
  hours
    .map((period) => ({ ...period, days: weekdays.filter((day) => period.days.includes(day)) }))
    .sort((one, other) => sortKey(one).localeCompare(sortKey(other)));

/** One line for all hours of the same days: «Lunedì–venerdì», «8:30–13:00, 15:00–18:30». */
export function openingLines(hours: readonly OpeningHours[]): [days: string, hours: string][] {
  const timesOf = new Map<string, string[]>();
  for (const { days, opens, closes } of inWeekOrder(hours)) {
    const label = daysLabel(days);
    const times = `${withoutLeadingZero(opens)}–${withoutLeadingZero(closes)}`;
    timesOf.set(label, [...(timesOf.get(label) ?? []), times]);
  }
  return [...timesOf].map(([days, times]) => [days, times.join(", ")]);
}

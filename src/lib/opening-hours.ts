export type OpeningHours = Queries.ContactsFragment["openingHours"][number];

export const weekdays = [
  "lunedì",
  "martedì",
  "mercoledì",
  "giovedì",
  "venerdì",
  "sabato",
  "domenica",
] as const;

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** «09:00» as Italians read it: «9:00». */
const shortTime = (time: string) => time.replace(/^0/u, "");

/** Consecutive days together: Monday to Friday and Sunday give [[lunedì, …, venerdì], [domenica]]. */
function runs(days: readonly string[]): string[][] {
  const result: string[][] = [];
  let previous = -2;
  weekdays.forEach((day, index) => {
    if (!days.includes(day)) return;
    if (index === previous + 1) result.at(-1)?.push(day);
    else result.push([day]);
    previous = index;
  });
  return result;
}

/** «Lunedì–venerdì», «Sabato», «Lunedì e martedì», «Lunedì, mercoledì–venerdì». */
export function daysLabel(days: readonly string[]): string {
  const parts = runs(days).map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(" e ")));
  return capitalised(parts.join(", "));
}

/** «9:00–19:00». */
export function hoursLabel({ opens, closes }: Pick<OpeningHours, "opens" | "closes">): string {
  return `${shortTime(opens)}–${shortTime(closes)}`;
}

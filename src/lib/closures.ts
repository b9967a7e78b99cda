/** Holidays of the studio. */
import { dayWords } from "../../shared/italian-time";
import { layoutStrings } from "../strings/layout";

/** `from` and `to` are the first and the last day, in ISO format (2026-08-10). */
export type Closure = {
  readonly from: string;
  readonly to: string;
  readonly note?: string | null;
};

/** Returns the closures that are not over on an ISO day, the next one first. */
export const closuresSince = (closures: readonly Closure[] | null | undefined, day: string): Closure[] =>
  (closures ?? []).filter(({ to }) => to >= day).sort((one, other) => (one.from < other.from ? -1 : 1));

/** Returns «il 21 novembre», but elides the article before a vowel: «l’8 novembre», «l’11 novembre». */
function withArticle(article: "il" | "dal" | "al", day: string): string {
  const isElided = /^(?:8|11)\b/u.test(day);
  const elidedArticles = { il: "l", dal: "dall", al: "all" };
  return isElided ? `${elidedArticles[article]}’${day}` : `${article} ${day}`;
}

/** Returns «il 2 giugno 2026» or «dal 10 al 25 agosto 2026», with month and year once if both days share them. */
function periodLabel({ from, to }: Closure): string {
  const last = dayWords(to);
  if (from === to) return withArticle("il", last.join(" "));

  const [day, month, year] = dayWords(from);
  const first = [day];
  if (year !== last[2]) first.push(month, year);
  else if (month !== last[1]) first.push(month);
  return `${withArticle("dal", first.join(" "))} ${withArticle("al", last.join(" "))}`;
}

/** Returns «Chiuso dal 10 al 25 agosto 2026: ferie estive». */
export function closureLabel(closure: Closure): string {
  const label = layoutStrings.closed(periodLabel(closure));
  return closure.note ? `${label}: ${closure.note}` : label;
}

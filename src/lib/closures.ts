/** Days on which the studio is closed besides those of the week: its holidays. */
import { dayWords, withArticle } from "./italian-time";

/** First and last day, as 2026-08-10. */
export type Closure = {
  readonly from: string;
  readonly to: string;
  readonly note?: string | null | undefined;
};

/**
 * Those that are still to come or not over yet.
 *
 * @param day as 2026-08-10
 */
export const closuresSince = <Kind extends Closure>(
  closures: readonly Kind[] | null | undefined,
  day: string,
): Kind[] =>
  (closures ?? []).filter(({ to }) => to >= day).sort((one, other) => (one.from < other.from ? -1 : 1));

/** «Chiuso dal 10 al 25 agosto 2026: ferie estive»; month and year once, where they are the same. */
export function closureLabel({ from, to, note }: Closure): string {
  const last = dayWords(to);
  const first = dayWords(from);
  while (first.length > 1 && first.at(-1) === last[first.length - 1]) first.pop();
  const days =
    from === to
      ? withArticle("il", last.join(" "))
      : `${withArticle("dal", first.join(" "))} ${withArticle("al", last.join(" "))}`;
  return `Chiuso ${days}${note ? `: ${note}` : ""}`;
}

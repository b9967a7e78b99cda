import { dayWords, withArticle } from "../../shared/italian-time";
import { layoutStrings } from "../strings/layout";

/** Holiday; first and last day as 2026-08-10. */
export type Closure = {
  readonly from: string;
  readonly to: string;
  readonly note?: string | null | undefined;
};

/** Closures not over on a day such as 2026-08-10. */
export const closuresSince = <Kind extends Closure>(
  closures: readonly Kind[] | null | undefined,
  day: string,
): Kind[] =>
  (closures ?? []).filter(({ to }) => to >= day).sort((one, other) => (one.from < other.from ? -1 : 1));

/** «Chiuso dal 10 al 25 agosto 2026: ferie estive»; month and year once if equal. */
export function closureLabel({ from, to, note }: Closure): string {
  const last = dayWords(to);
  const first = dayWords(from);
  while (first.length > 1 && first.at(-1) === last[first.length - 1]) first.pop();
  const days =
    from === to
      ? withArticle("il", last.join(" "))
      : `${withArticle("dal", first.join(" "))} ${withArticle("al", last.join(" "))}`;
  return `${layoutStrings.closed(days)}${note ? `: ${note}` : ""}`;
}

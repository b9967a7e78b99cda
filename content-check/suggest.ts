import { distance } from "fastest-levenshtein";

/** Without accents and capitals. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Lower-case letters without accents, digits and hyphens: the form of slugs and file names. */
export const slugify = (text: string): string =>
  plain(text)
    .replace(/[^a-z0-9]+/gu, "-")
    .replace(/^-+|-+$/gu, "");

/** The original's name in a copy's by Windows, macOS or a browser: «castello - Copia (2)». */
export const copiedFrom = (name: string): string | undefined =>
  /^(.+?)(?: (?:- )?(?:copia|copy)(?: \(?\d+\)?)?| ?\(\d+\))$/iu.exec(name)?.[1];

/**
 * The candidate that was probably meant: the nearest in spelling, or one of which only a part was written (or the other
 * way round). `undefined` where nothing is near: a wrong suggestion misleads more than none.
 */
export function nearest(wrong: string, candidates: readonly string[]): string | undefined {
  if (wrong.length > 200) return undefined;
  const given = plain(wrong);
  const ranked = candidates
    .filter((candidate) => candidate !== wrong)
    .map((candidate) => {
      const known = plain(candidate);
      const shorter = Math.min(given.length, known.length);
      const away = distance(given, known);
      const isPart = shorter >= 4 && (known.includes(given) || given.includes(known));
      return { candidate, away, isPart, isAlike: away <= Math.max(1, Math.floor(shorter * 0.4)) };
    })
    .sort((a, b) => a.away - b.away);
  return (ranked.find(({ isAlike }) => isAlike) ?? ranked.find(({ isPart }) => isPart))?.candidate;
}

/** «Forse intendevi «x».» with a space behind it, or nothing. */
export function perhaps(wrong: string, candidates: readonly string[]): string {
  const meant = nearest(wrong, candidates);
  return meant === undefined ? "" : `Forse intendevi «${meant}». `;
}

import { distance } from "fastest-levenshtein";

/** Without accents and capitals. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Lower-case letters without accents, digits and hyphens: the form of slugs and file names. */
export const slugify = (text: string): string =>
  plain(text)
    .match(/[a-z0-9]+/gu)
    ?.join("-") ?? "";

/** The original's name in a copy's by Windows, macOS or a browser: «castello - Copia (2)». */
export const copiedFrom = (name: string): string | undefined =>
  /^(.+?)(?: (?:- )?(?:copia|copy)(?: \(?\d+\)?)?| ?\(\d+\))$/iu.exec(name)?.[1];

/**
 * The nearest candidate in spelling, or one of which only a part was written (or the other way round). `undefined` where
 * nothing is near: a wrong suggestion misleads more than none.
 */
export function nearest(wrong: string, candidates: readonly string[]): string | undefined {
  const given = plain(wrong.slice(0, 200));
  const [first] = candidates
    .map((candidate) => ({ candidate, known: plain(candidate), away: distance(given, plain(candidate)) }))
    .filter(({ candidate, known, away }) => {
      const shorter = Math.min(given.length, known.length);
      const isPart = shorter >= 4 && (known.includes(given) || given.includes(known));
      return candidate !== wrong && (isPart || away <= Math.max(1, Math.floor(shorter * 0.4)));
    })
    .sort((a, b) => a.away - b.away);
  return first?.candidate;
}

/** «Forse intendevi «x».» with a space behind it, or nothing. */
export function perhaps(wrong: string, candidates: readonly string[]): string {
  const meant = nearest(wrong, candidates);
  return meant === undefined ? "" : `Forse intendevi «${meant}». `;
}

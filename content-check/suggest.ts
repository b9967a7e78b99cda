import { distance } from "fastest-levenshtein";

/** Without accents and capitals. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Lower-case letters without accents, digits and hyphens: the form of slugs and file names. */
export const slugify = (text: string): string =>
  plain(text)
    .replace(/[^a-z0-9]+/gu, "-")
    .replace(/^-+|-+$/gu, "");

/**
 * Of what a file is a copy, by the name that Windows, macOS or a browser has given it: «castello - Copia (2)».
 *
 * @param name without folder and ending
 */
export const copiedFrom = (name: string): string | undefined =>
  /^(.+?)(?: (?:- )?(?:copia|copy)(?: \(?\d+\)?)?| ?\(\d+\))$/iu.exec(name)?.[1];

const longestWord = 200;

/**
 * The candidate that was probably meant: the nearest in spelling, or else one of which only a part
 * was written (or the other way round).
 *
 * @returns `undefined` where nothing is near: a wrong suggestion misleads more than none
 */
export function nearest(wrong: string, candidates: readonly string[]): string | undefined {
  if (wrong.length > longestWord) return undefined;
  const given = plain(wrong);
  const ranked = candidates
    .filter((candidate) => candidate !== wrong)
    .map((candidate) => ({ candidate, known: plain(candidate) }))
    .map((candidate) => ({ ...candidate, away: distance(given, candidate.known) }))
    .sort((a, b) => a.away - b.away);
  const alike = ranked.find(
    ({ known, away }) => away <= Math.max(1, Math.floor(Math.min(given.length, known.length) * 0.4)),
  );
  const part = ranked.find(
    ({ known }) =>
      Math.min(given.length, known.length) >= 4 && (known.includes(given) || given.includes(known)),
  );
  return (alike ?? part)?.candidate;
}

/** «Forse intendevi «x».» with a space behind it, or nothing. */
export function perhaps(wrong: string, candidates: readonly string[]): string {
  const meant = nearest(wrong, candidates);
  return meant === undefined ? "" : `Forse intendevi «${meant}». `;
}

import { distance } from "fastest-levenshtein";

/** Lower-case letters without accents, digits and hyphens: the form of slugs and file names. */
export function slugify(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, "-")
    .replace(/^-+|-+$/gu, "");
}

const comparable = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * The candidate that was probably meant.
 *
 * @returns `undefined` where nothing is near: a wrong suggestion misleads more than none
 */
export function nearest(wrong: string, candidates: readonly string[]): string | undefined {
  if (wrong.length > 200) return undefined;
  const given = comparable(wrong);
  let best: { candidate: string; away: number } | undefined;
  for (const candidate of candidates) {
    const known = comparable(candidate);
    // Half a word typed is still meant: «topografia» is far from «topografici» in neither sense.
    const contained = given.length >= 4 && known.length >= 4 && (known.includes(given) || given.includes(known));
    const away = contained ? Math.min(1, distance(given, known)) : distance(given, known);
    if (best === undefined || away < best.away) best = { candidate, away };
  }
  if (best === undefined || best.candidate === wrong) return undefined;
  return best.away <= Math.max(1, Math.floor(Math.min(wrong.length, best.candidate.length) / 3)) ? best.candidate : undefined;
}

/** «Forse intendevi «x».» with a space behind it, or nothing. */
export function perhaps(wrong: string, candidates: readonly string[]): string {
  const meant = nearest(wrong, candidates);
  return meant === undefined ? "" : `Forse intendevi «${meant}». `;
}

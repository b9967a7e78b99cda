/** Guesses the right name for a wrong one. */
import { distance } from "fastest-levenshtein";

/** Removes accents and capitals. */
const normalise = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export const slugify = (text: string): string =>
  normalise(text)
    .match(/[a-z0-9]+/gu)
    ?.join("-") ?? "";

/** `undefined` where nothing is near, because a wrong hint misleads. */
export function nearest(wrong: string, candidates: readonly string[]): string | undefined {
  const given = normalise(wrong.slice(0, 200));
  const compared = candidates
    .filter((candidate) => candidate !== wrong)
    .map((candidate) => {
      const known = normalise(candidate);
      const shorterLength = Math.min(given.length, known.length);
      const isPart = shorterLength >= 4 && (known.includes(given) || given.includes(known));
      const edits = distance(given, known);
      return { candidate, edits, isNear: isPart || edits <= Math.max(1, Math.floor(shorterLength * 0.4)) };
    });
  const near = compared.filter(({ isNear }) => isNear).sort((one, other) => one.edits - other.edits);
  return near[0]?.candidate;
}

/** «Forse intendevi «…». », or nothing. */
export function didYouMean(wrong: string, candidates: readonly string[]): string {
  const candidate = nearest(wrong, candidates);
  return candidate === undefined ? "" : `Forse intendevi «${candidate}». `;
}

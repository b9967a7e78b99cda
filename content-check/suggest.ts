/** Guesses the right name for a wrong one. */
import { distance } from "fastest-levenshtein";

/** Removes accents and capitals. */
const normalise = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export const slugify = (text: string): string =>
  normalise(text)
    .match(/[a-z0-9]+/gu)
    ?.join("-") ?? "";

/** Returns `undefined` if no candidate is near, because a wrong hint misleads. */
export function nearest(wrong: string, candidates: readonly string[]): string | undefined {
  const wrongText = normalise(wrong.slice(0, 200));
  const distances = candidates
    .filter((candidate) => candidate !== wrong)
    .map((candidate) => {
      const candidateText = normalise(candidate);
      const shorterLength = Math.min(wrongText.length, candidateText.length);
      const isPart =
        shorterLength >= 4 && (candidateText.includes(wrongText) || wrongText.includes(candidateText));
      const edits = distance(wrongText, candidateText);
      return { candidate, edits, isNear: isPart || edits <= Math.max(1, Math.floor(shorterLength * 0.4)) };
    });
  const nearNames = distances.filter(({ isNear }) => isNear).sort((one, other) => one.edits - other.edits);
  return nearNames[0]?.candidate;
}

/** «Forse intendevi «…». », or nothing. */
export function didYouMean(wrong: string, candidates: readonly string[]): string {
  const candidate = nearest(wrong, candidates);
  return candidate === undefined ? "" : `Forse intendevi «${candidate}». `;
}

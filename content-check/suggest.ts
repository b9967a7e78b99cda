import { distance } from "fastest-levenshtein";

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export const slugify = (text: string): string =>
  plain(text)
    .match(/[a-z0-9]+/gu)
    ?.join("-") ?? "";

/** Original's name in a copy by Windows, macOS or a browser: «castello - Copia (2)». */
export const copiedFrom = (name: string): string | undefined =>
  /^(.+?)(?: (?:- )?(?:copia|copy)(?: \(?\d+\)?)?| ?\(\d+\))$/iu.exec(name)?.[1];

/** `undefined` where nothing is near, because a wrong hint misleads. */
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

export function perhaps(wrong: string, candidates: readonly string[]): string {
  const meant = nearest(wrong, candidates);
  return meant === undefined ? "" : `Forse intendevi «${meant}». `;
}

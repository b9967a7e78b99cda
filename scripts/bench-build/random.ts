/** Chance that is the same at every run, so that two runs build the same content. */

export type Random = () => number;

/** Numbers in [0, 1) that follow from the seed (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * A text of exactly so many characters, of words drawn from a list: texts that repeated each other would be compressed
 * far better than those that people write.
 *
 * @throws when there are no words
 */
export function textOf(words: readonly string[], length: number, random: Random): string {
  if (words.length === 0) throw new Error("There are no words to write a text with.");
  let text = "";
  while (text.length < length) text += `${text && " "}${words[Math.floor(random() * words.length)]}`;
  // A cut may leave a space at the end, which no text of the content has.
  return text.slice(0, length).replace(/\s$/u, "o");
}

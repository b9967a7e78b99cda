import type { Random } from "../seeded-random";

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

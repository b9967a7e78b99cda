/** Makes texts of the content safe and short enough for messages. */

/** Replaces invisible characters, which could move the terminal's cursor, with spaces. */
export const replaceInvisible = (text: string): string => text.replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, " ");

const shortened = (text: string, maxLength: number) =>
  text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;

// Cuts first, because invisible characters shrink to one space, and a text may be huge.
export const quote = (value: unknown): string =>
  typeof value === "string"
    ? `«${shortened(replaceInvisible(value.slice(0, 120)), 60)}»`
    : shortened(`${JSON.stringify(value)}`, 60);

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Compares code units, which gives the same order on every computer. */
export function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

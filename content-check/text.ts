/** Text of the content, made safe and short enough for a message. */

/** Removes invisible characters, which could move the terminal's cursor. */
export const visible = (text: string): string => text.replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, " ");

const shortened = (text: string, maxLength: number) =>
  text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;

export const quote = (value: unknown): string =>
  typeof value === "string"
    ? `«${shortened(visible(value.slice(0, 120)), 60)}»`
    : shortened(`${JSON.stringify(value)}`, 60);

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Order of code units, the same on every computer. */
export function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

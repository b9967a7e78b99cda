/** Signs that text processors put into texts and Manrope has no glyph for, with what reads the same. */
const replacements: readonly [RegExp, string][] = [
  // Soft hyphens and spaces without width: hints for another layout than this.
  [/[\u00ad\u200b\u2060\ufeff]/gu, ""],
  [/[\u2000-\u200a\u202f]/gu, "\u00a0"],
  [/[\u2010\u2011]/gu, "-"],
  [/\u2032/gu, "'"],
  [/\u2033/gu, '"'],
];

/** A text in signs that the font has, accents joined to their letters. */
export const spelled = (text: string): string =>
  replacements.reduce((result, [signs, same]) => result.replaceAll(signs, same), text.normalize("NFC"));

/**
 * Texts that are drawn into pictures for sharing (build/publish/share-images), where no other font can stand in for a sign
 * that the site's own has not.
 */

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

/**
 * What Manrope has a glyph for, of what a title may need: ASCII with line breaks, the letters of Western and Central
 * Europe, Greek ones without accents, typographic punctuation, the signs of euro, trade mark and minus.
 */
export const drawnSigns =
  "[\\n\\t -~\u00a0-\u0113\u0116-\u012b\u012e-\u0131\u0134-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u017e" +
  "\u0391-\u03a1\u03a3-\u03a9\u03b1-\u03c9–—‘’‚“”„†•…‹›€™−]";

const drawn = new RegExp(`^${drawnSigns}$`, "u");

/** The signs of a text, each once, that the pictures for sharing cannot show. */
export const undrawnSigns = (text: string): string[] => [
  ...new Set([...spelled(text)].filter((sign) => !drawn.test(sign))),
];

import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";

/** ASCII, the accents of Italian, typographic punctuation, the signs of surveying; others come from the fallback. */
const ascii = Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => String.fromCodePoint(0x20 + i)).join("");
const accented = "àáèéìíîòóùúÀÈÉÌÒÙ";
const signs = "\u00a0«»©·°²³±×§‑–—‘’“”…′″€−≤≥→←";
const glyphs = ascii + accented + signs;

// Parcel, which compiles gatsby-node, cannot resolve packages at run time.
const source = "node_modules/@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2";
const target = path.resolve("src/styles/generated/manrope.woff2");

/**
 * Writes the site's only font: Manrope, variable in weight from 400 to 800, with the glyphs above, their kerning and
 * figures of equal width (`tabular-nums`). About 14 kB where the package's Latin file has 25.
 */
export async function writeFontSubset(): Promise<void> {
  const font = await readFile(path.resolve(source));
  const subset = await subsetFont(font, glyphs, {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 400, max: 800 } },
    keepFeatures: ["kern", "tnum"],
    noHinting: true,
  });
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, subset);
}

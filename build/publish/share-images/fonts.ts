import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Font } from "satori";
import subsetFont from "subset-font";

/** Titles and labels; the site's own headings are 700. */
export const weights = { title: 700, label: 600 } as const;

/** Names abroad and Greek letters of formulas are rare, but no reason for a build to fail. */
const scripts = ["latin", "latin-ext", "greek"];

/** The families in the order in which a sign is looked for. */
export const fontFamily = scripts.map((script) => `Manrope ${script}`).join(", ");

/** Everything a file may hold: subset-font keeps what it has of it. */
const signs = Array.from({ length: 0x2300 - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)).join("");

// Parcel, which compiles gatsby-node, cannot resolve packages at run time.
const folder = "node_modules/@fontsource-variable/manrope/files";

/** The variable font's files, one per script. */
export const readFontFiles = (): Promise<Buffer[]> =>
  Promise.all(scripts.map((script) => readFile(path.resolve(folder, `manrope-${script}-wght-normal.woff2`))));

/** Fonts of one weight each in the format that satori reads, which knows neither WOFF2 nor weights of variable fonts. */
export async function fontInstances(files: readonly Buffer[]): Promise<Font[]> {
  const fonts: Font[] = [];
  for (const weight of Object.values(weights))
    for (const [index, file] of files.entries()) {
      const data = await subsetFont(file, signs, { targetFormat: "sfnt", variationAxes: { wght: weight } });
      fonts.push({ name: `Manrope ${scripts[index]}`, data, weight, style: "normal" });
    }
  return fonts;
}

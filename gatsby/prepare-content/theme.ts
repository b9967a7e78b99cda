/** What the build makes of the studio's colours and signs (content/site/theme.json). */
import { readFileSync } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { pictureFile } from "../../content-model/fields";
import { type Theme, themeFile } from "../../content-model/kinds/site";
import { paletteOf, paletteStyles, themed } from "../../content-model/palette";

const content = path.resolve("content");

/** Read at once, from what has passed the check: the bundler's configuration does not wait. */
const readTheme = (): Theme => JSON.parse(readFileSync(path.join(content, themeFile), "utf8"));

export const themePalette = () => paletteOf(readTheme().colours);

/** A drawing of the project in the studio's colours. */
export const themedDrawing = (file: string): Buffer =>
  Buffer.from(themed(readFileSync(file, "utf8"), readTheme().colours));

export const themedFavicon = () => themedDrawing(path.join(content, pictureFile(readTheme().favicon.src)));

/**
 * The favicon as an icon of platforms, which cut it into shapes of their own and keep at least a circle of 80 % (W3C, «Web
 * Application Manifest», maskable icons): smaller, and on a ground as large as the icon.
 */
export const maskableIcon = (favicon: string, ground: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${ground}"/>${favicon
    .slice(favicon.indexOf("<svg"))
    .replace(/(?<=^<svg\b[^>]*)\s(?:x|y|width|height)\s*=\s*(?:"[^"]*"|'[^']*')/gu, "")
    .replace("<svg", '<svg x="11" y="11" width="78" height="78"')}</svg>`;

const generated = path.resolve("src/styles/generated");
const drawnMotifs = path.resolve("src/ui/motifs");

/** Writes what the bundler, the manifest and the host take of the theme. */
export async function writeTheme(): Promise<void> {
  const { colours } = readTheme();
  const favicon = themedFavicon();
  const motifs = path.join(generated, "motifs");
  for (const folder of [motifs, "public"]) await mkdir(folder, { recursive: true });
  await writeFile(path.join(generated, "palette.css"), paletteStyles(colours));
  for (const name of await readdir(drawnMotifs))
    await writeFile(path.join(motifs, name), themedDrawing(path.join(drawnMotifs, name)));
  await writeFile(path.join(generated, "icon.svg"), maskableIcon(String(favicon), colours.ink));
  await writeFile(path.join("public", "favicon.svg"), favicon);
}

/** Icons and manifest of the site, drawn from static/favicon.svg and the studio's name. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

const ink = "#0e2735";

/** Side of the drawing in favicon.svg, in its own units. */
const drawingSide = 32;

/** Files below /icons, with their side in pixels; a maskable icon keeps the sign inside the safe circle. */
const icons = [
  { name: "icon-48.png", size: 48 },
  { name: "icon-96.png", size: 96 },
  { name: "apple-touch-icon.png", size: 180, fullBleed: true },
  { name: "icon-192.png", size: 192 },
  { name: "icon-512.png", size: 512 },
  { name: "icon-maskable-512.png", size: 512, fullBleed: true },
];

/** Share of a full-bleed icon that the sign takes: platforms may cut off the rest (W3C maskable icons: 80 %). */
const safeShare = 0.72;

async function iconFile(drawing: Buffer, size: number, fullBleed = false): Promise<Buffer> {
  const side = fullBleed ? Math.round(size * safeShare) : size;
  const sign = await sharp(drawing, { density: (72 * side) / drawingSide })
    .resize(side, side)
    .png()
    .toBuffer();
  if (!fullBleed) return sign;
  const ground = sharp({ create: { width: size, height: size, channels: 3, background: ink } });
  return ground
    .composite([{ input: sign }])
    .png()
    .toBuffer();
}

export const manifestOf = (name: string) => ({
  name,
  short_name: name,
  lang: "it",
  start_url: "/",
  display: "browser",
  background_color: ink,
  theme_color: ink,
  icons: [
    { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
    { src: "/icons/icon-192.png", type: "image/png", sizes: "192x192" },
    { src: "/icons/icon-512.png", type: "image/png", sizes: "512x512" },
    { src: "/icons/icon-maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
  ],
});

/**
 * @param name the studio's name
 * @param publicDirectory where the site is published from
 */
export async function writeIcons(name: string, publicDirectory = path.resolve("public")): Promise<void> {
  const drawing = await readFile(path.resolve("static/favicon.svg"));
  const directory = path.join(publicDirectory, "icons");
  await mkdir(directory, { recursive: true });
  for (const { name: file, size, fullBleed } of icons)
    await writeFile(path.join(directory, file), await iconFile(drawing, size, fullBleed));
  await writeFile(path.join(publicDirectory, "manifest.webmanifest"), JSON.stringify(manifestOf(name)));
}

/** The site's icons and manifest, from static/favicon.svg and the studio's name. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { colour } from "./colour";

/** Side of the drawing in favicon.svg, in its own units. */
const drawingSide = 32;

/**
 * Files below /icons, with their side in pixels. Platforms cut those with a margin into shapes of their own, and keep at
 * least a circle of 80 % (W3C, «Web Application Manifest», maskable icons).
 */
const icons = [
  { name: "icon-48.png", size: 48 },
  { name: "icon-96.png", size: 96 },
  { name: "icon-192.png", size: 192 },
  { name: "icon-512.png", size: 512 },
  { name: "apple-touch-icon.png", size: 180, margin: 25 },
  { name: "icon-maskable-512.png", size: 512, margin: 72 },
];

const manifest = (name: string, ink: string) => ({
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

/** @param name the studio's name */
export async function writeIcons(publicRoot: string, name: string): Promise<void> {
  const ink = colour("ink");
  const drawing = await readFile(path.resolve("static/favicon.svg"));
  const directory = path.join(publicRoot, "icons");
  await mkdir(directory, { recursive: true });
  for (const { name: file, size, margin = 0 } of icons) {
    const edges = { top: margin, right: margin, bottom: margin, left: margin, background: ink };
    const icon = sharp(drawing, { density: (72 * size) / drawingSide })
      .resize(size - 2 * margin)
      .extend(edges);
    // Behind the drawing's round corners.
    if (margin > 0) icon.flatten({ background: ink });
    await icon.png().toFile(path.join(directory, file));
  }
  await writeFile(path.join(publicRoot, "manifest.webmanifest"), JSON.stringify(manifest(name, ink)));
}

/**
 * The floor of a page: the same HTML with nothing in it that runs or that only scripts read. It is what the line allows
 * for the same pixels, and so what the built page is held against.
 */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import { filesBelow } from "../../hosting/files";
import { precompress } from "../../hosting/precompress";

/** What a preload or prefetch brings that ends up on the screen. */
const drawn = new Set(["image", "font", "style", "video", "audio", "track"]);

const attribute = (element: HTMLElement, name: string) =>
  element.getAttribute(name)?.trim().toLowerCase() ?? "";

/** Code, page data, import maps, speculation rules: all but what only search engines read. */
const isForScripts = (script: HTMLElement) => attribute(script, "type") !== "application/ld+json";

function hintsAtScripts(link: HTMLElement): boolean {
  const relations = attribute(link, "rel").split(/\s+/u);
  if (relations.includes("modulepreload")) return true;
  const isHint = relations.includes("preload") || relations.includes("prefetch");
  return isHint && !drawn.has(attribute(link, "as"));
}

/** The page without scripts, page data and hints at either; every other byte is as it was. */
export function floorOf(html: string): string {
  const page = parse(html, { blockTextElements: { script: true, style: true } });
  const removed = [
    ...page.querySelectorAll("script").filter(isForScripts),
    ...page.querySelectorAll("link").filter(hintsAtScripts),
  ];
  return removed
    .map(({ range }) => range)
    .sort(([one], [other]) => other - one)
    .reduce((text, [start, end]) => text.slice(0, start) + text.slice(end), html);
}

const encodings = [".br", ".gz"];

export type Floor = { root: string; remove: () => void };

/**
 * Makes a copy of a build in which these pages are floors, compressed where the built ones are. All other files are
 * links to those of the build.
 *
 * @param pages their addresses
 */
export async function makeFloor(builtRoot: string, pages: readonly string[]): Promise<Floor> {
  const folder = mkdtempSync(join(tmpdir(), "bench-pages-"));
  const root = join(folder, "public");
  const made = pages.map((path) => join(path, "index.html").slice(1));
  const replaced = new Set(made.flatMap((file) => [file, ...encodings.map((extension) => file + extension)]));
  for (const file of await filesBelow(builtRoot)) {
    if (replaced.has(file)) continue;
    mkdirSync(dirname(join(root, file)), { recursive: true });
    symlinkSync(join(builtRoot, file), join(root, file));
  }
  for (const file of made) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), floorOf(readFileSync(join(builtRoot, file), "utf8")));
  }
  await compressLike(builtRoot, root, { folder, files: made });
  return { root, remove: () => rmSync(folder, { recursive: true }) };
}

type Made = { folder: string; files: readonly string[] };

/** As the build compresses its own; it passes over the links. */
async function compressLike(builtRoot: string, root: string, { folder, files }: Made): Promise<void> {
  const staticRoot = join(folder, "static");
  mkdirSync(staticRoot);
  await precompress(root, { cacheDirectory: join(folder, "cache"), staticRoot });
  for (const file of files)
    for (const extension of encodings)
      if (!existsSync(join(builtRoot, file + extension)))
        rmSync(join(root, file + extension), { force: true });
}

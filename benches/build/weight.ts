/** What pages of a build weigh: the document, its data and its scripts, as they are and in brotli. */
import { existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { filesBelow } from "../../hosting/files";

export type Size = { raw: number; brotli: number };
export const parts = ["html", "data", "scripts"] as const;
export type Part = (typeof parts)[number];
export type Weight = { route: string } & Record<Part, Size>;

/** Bytes of a file, and of what a host sends of it: the compressed one where the build has made one. */
function sizeOf(root: string, file: string): Size {
  const bytes = (name: string) => statSync(join(root, name)).size;
  const compressed = `${file}.br`;
  return { raw: bytes(file), brotli: bytes(existsSync(join(root, compressed)) ? compressed : file) };
}

const sum = (sizes: readonly Size[]): Size => ({
  raw: sizes.reduce((total, { raw }) => total + raw, 0),
  brotli: sizes.reduce((total, { brotli }) => total + brotli, 0),
});

/**
 * Files of the scripts that a document names (build/publish/early-resources.ts).
 *
 * @throws when it names none: the bench would find that scripts weigh nothing
 */
export function scriptsIn(html: string): string[] {
  const named = /<script\b[^>]*\sdata-scripts="(?<list>[^"]+)"/u.exec(html)?.groups?.list;
  if (named === undefined) throw new Error("The page names no scripts.");
  return named.split(" ").map((address) => address.replace(/^\//u, ""));
}

/** @param route path of a page, without a final slash */
export async function weightOf(root: string, route: string): Promise<Weight> {
  const html = join(route, "index.html").slice(1);
  const data = `page-data/${route === "/" ? "index" : route.slice(1)}/page-data.json`;
  const scripts = scriptsIn(await readFile(join(root, html), "utf8"));
  return {
    route,
    html: sizeOf(root, html),
    data: sizeOf(root, data),
    scripts: sum(scripts.map((script) => sizeOf(root, script))),
  };
}

/** Maps of the site for search engines, if it has any: they hold an entry for each page. */
export async function sitemapsOf(root: string): Promise<Weight[]> {
  const names = (await filesBelow(root)).filter((name) => /(?:^|\/)sitemap[^/]*\.xml$/u.test(name));
  const nothing = { raw: 0, brotli: 0 };
  return names.map((name) => ({
    route: `/${name}`,
    html: sizeOf(root, name),
    data: nothing,
    scripts: nothing,
  }));
}

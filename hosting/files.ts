import { copyFile, mkdir, readdir, rm, rmdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Moved } from "./rules";

/** Every file below a folder, as paths relative to it with forward slashes, sorted. */
export async function filesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();
}

/**
 * Puts `about.html` next to `about/index.html`, with its compressed copies. GitHub Pages, Netlify and Cloudflare Pages
 * send `/about` on to `/about/` when there is only the second, and serve it at once when there are both (GitHub Pages
 * redirects to the folder when there is only the first and a folder of that name, as with `/services`). The second stays
 * where it is: Gatsby writes anew only the pages that have changed.
 */
export async function writeFlatPages(publicRoot: string): Promise<void> {
  for (const file of await filesBelow(publicRoot)) {
    const [, page, extension] = /^(?!404\/)(.+)\/index(\.html(?:\.br|\.gz)?)$/u.exec(file) ?? [];
    if (page) await copyFile(path.join(publicRoot, file), path.join(publicRoot, `${page}${extension}`));
  }
}

/**
 * Puts a page at each former address that leads to the new one without a script: for hosts that follow no rules (GitHub
 * Pages), and for Netlify, which reads them only where there is no file. Beside the folders, never in one: what lies in
 * folders is a page of Gatsby's (`pagesAmong`, `removeLeftovers`). None for «.php» and the like, which hosts do not send
 * as a page, and none in the place of a file that is there: of /about, /About.html was a former address.
 */
export async function writeMovedPages(
  publicRoot: string,
  siteUrl: string,
  moved: readonly Moved[],
): Promise<void> {
  const files = new Set((await filesBelow(publicRoot)).map((file) => file.toLowerCase()));
  for (const { fromPath, toPath } of moved) {
    const [, page] = /^\/(?!.*\/index(?:\.|$))([^.]+)(?:\.html)?$/u.exec(fromPath) ?? [];
    if (page === undefined || files.has(`${page}.html`.toLowerCase())) continue;
    const file = path.join(publicRoot, `${page}.html`);
    await mkdir(path.dirname(file), { recursive: true });
    // Of a page that is gone Gatsby leaves an empty folder, and GitHub Pages would lead into it.
    await rmdir(path.join(publicRoot, page)).catch(() => undefined);
    await writeFile(
      file,
      `<!doctype html>
<html lang="it">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="0; url=${toPath}">
<link rel="canonical" href="${siteUrl}${toPath}">
<title>Pagina spostata</title>
<p>Questa pagina ha cambiato indirizzo. <a href="${toPath}">Vai alla pagina</a></p>
`,
    );
  }
}

/**
 * What Gatsby leaves in `public/` for itself. It writes each of them anew at every build: the statistics and the part of
 * a page when webpack has finished, Partytown's files at the start.
 */
const leftovers = ["webpack.stats.json", "chunk-map.json", "_gatsby", "~partytown"];

/** What the last build has added to Gatsby's own files: compressed copies, and pages by the side of their folders. */
const isAddition = (file: string) =>
  /\.(?:br|gz)$/u.test(file) || (file.endsWith(".html") && !/(?:^|\/)(?:index|404)\.html$/u.test(file));

/**
 * Removes from a build what no visitor can use, and what this project's own last steps make anew; otherwise the copies
 * of a page or a text that is no more would stay, and with a kept cache the pictures that the content has given up.
 * Files of the site's own static/ folder are left alone.
 *
 * @param digests of the content's files: Gatsby puts what it makes of each into a folder of that name
 */
export async function removeLeftovers(
  publicRoot: string,
  staticRoot: string,
  digests: readonly string[],
): Promise<void> {
  for (const name of leftovers) await rm(path.join(publicRoot, name), { recursive: true, force: true });
  const kept = new Set(digests);
  const pictures = path.join(publicRoot, "static");
  for (const name of await readdir(pictures))
    if (/^[0-9a-f]{32}$/u.test(name) && !kept.has(name))
      await rm(path.join(pictures, name), { recursive: true });
  const own = new Set(await filesBelow(staticRoot));
  for (const file of await filesBelow(publicRoot))
    if (isAddition(file) && !own.has(file)) await rm(path.join(publicRoot, file));
}

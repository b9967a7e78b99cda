import { copyFile, rm } from "node:fs/promises";
import path from "node:path";
import { filesBelow } from "./files";

/**
 * Puts `about.html` next to `about/index.html`. GitHub Pages, Netlify and Cloudflare Pages send `/about` on to `/about/`
 * when there is only the second, and serve it at once when there are both (GitHub Pages redirects to the folder when
 * there is only the first and a folder of that name, as with `/services`). The second stays where it is: Gatsby writes
 * anew only the pages that have changed.
 *
 * Copies of pages that are no more are removed; pages of the site's own static/ folder are left alone.
 */
export async function writeFlatPages(publicRoot: string, staticRoot: string): Promise<void> {
  const files = await filesBelow(publicRoot);
  const own = new Set(await filesBelow(staticRoot));
  const wanted = new Set<string>();
  for (const file of files) {
    const page = /^(?!404\/)(.+)\/index\.html$/u.exec(file)?.[1];
    if (page === undefined) continue;
    wanted.add(`${page}.html`);
    await copyFile(path.join(publicRoot, file), path.join(publicRoot, `${page}.html`));
  }
  const isSurplus = (file: string) =>
    file.endsWith(".html") &&
    !/(?:^|\/)(?:index|404)\.html$/u.test(file) &&
    !wanted.has(file) &&
    !own.has(file);
  for (const file of files.filter(isSurplus)) await rm(path.join(publicRoot, file));
}

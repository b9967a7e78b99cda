import { copyFile } from "node:fs/promises";
import path from "node:path";
import { filesBelow } from "./files";

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

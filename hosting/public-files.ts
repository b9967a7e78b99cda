import { copyFile, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { filesBelow } from "./files-below";

/** Page as Gatsby writes it, not its flat copy such as `about.html`. */
export const pageFilePattern = /(?:^|\/)(?:index|404)\.html$/u;

/** `about.html` keeps Netlify and Cloudflare Pages from redirecting `/about` to `/about/`. */
export async function writeFlatPages(publicRoot: string): Promise<void> {
  for (const file of await filesBelow(publicRoot)) {
    const [, page] = /^(?!404\/)(.+)\/index\.html$/u.exec(file) ?? [];
    if (page) await copyFile(path.join(publicRoot, file), path.join(publicRoot, `${page}.html`));
  }
}

/** Compressed copies and flat pages, which a build adds to Gatsby's files. */
const isAdded = (file: string) =>
  /\.(?:br|gz)$/u.test(file) || (file.endsWith(".html") && !pageFilePattern.test(file));

/**
 * Removes files that an earlier build added, and variants of pictures that are no longer in the content.
 * @param digests hashes of the content's files, by which Gatsby names the folders of their variants
 */
export async function removeOldFiles(publicRoot: string, staticRoot: string, digests: readonly string[]) {
  const picturesRoot = path.join(publicRoot, "static");
  for (const folder of await readdir(picturesRoot)) {
    const isPictureFolder = /^[0-9a-f]{32}$/u.test(folder);
    if (isPictureFolder && !digests.includes(folder))
      await rm(path.join(picturesRoot, folder), { recursive: true });
  }
  const staticFiles = new Set(await filesBelow(staticRoot));
  for (const file of await filesBelow(publicRoot))
    if (isAdded(file) && !staticFiles.has(file)) await rm(path.join(publicRoot, file));
}

import { rm } from "node:fs/promises";
import path from "node:path";
import { filesBelow } from "./files";

/**
 * What Gatsby leaves in `public/` for itself. It writes each of them anew at every build: the statistics and the part of
 * a page when webpack has finished, Partytown's files at the start. The data of the development 404 page only appears
 * where `npm start` has run.
 */
const leftovers = ["webpack.stats.json", "chunk-map.json", "_gatsby", "~partytown", "page-data/dev-404-page"];

/** What the last build has added to Gatsby's own files: compressed copies, and pages by the side of their folders. */
const isAddition = (file: string) =>
  /\.(?:br|gz)$/u.test(file) || (file.endsWith(".html") && !/(?:^|\/)(?:index|404)\.html$/u.test(file));

/**
 * Removes from a build what no visitor can use, and what this project's own last steps make anew; otherwise the copies
 * of a page or a text that is no more would stay. Files of the site's own static/ folder are left alone.
 */
export async function removeLeftovers(publicRoot: string, staticRoot: string): Promise<void> {
  for (const name of leftovers) await rm(path.join(publicRoot, name), { recursive: true, force: true });
  const own = new Set(await filesBelow(staticRoot));
  for (const file of await filesBelow(publicRoot))
    if (isAddition(file) && !own.has(file)) await rm(path.join(publicRoot, file));
}

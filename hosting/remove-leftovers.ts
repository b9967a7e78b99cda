import { rm } from "node:fs/promises";
import path from "node:path";

/**
 * What Gatsby leaves in `public/` for itself. It writes each of them anew at every build: the statistics and the part of
 * a page when webpack has finished, Partytown's files at the start. The data of the development 404 page only appears
 * where `npm start` has run.
 */
const leftovers = ["webpack.stats.json", "chunk-map.json", "_gatsby", "~partytown", "page-data/dev-404-page"];

/** Removes from a build what no visitor can use. */
export async function removeLeftovers(publicRoot: string): Promise<void> {
  for (const name of leftovers) await rm(path.join(publicRoot, name), { recursive: true, force: true });
}

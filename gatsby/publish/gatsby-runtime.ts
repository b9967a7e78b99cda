/** Removes Gatsby's application from public/: the build needs its stylesheet and page data, but pages are documents. */
import { existsSync } from "node:fs";
import { cp, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { filesBelow } from "../../hosting/files-below";
import { islandChunkPrefix } from "../../src/islands/names";
import { propsFolder } from "./island-files";
import { compiledFilePattern, readStatistics } from "./statistics";

/** Folder of Gatsby's data for its own router. */
const pageData = "page-data";

/** Puts back the page data that the last build moved away: a build with a kept cache, or `npm start`, needs it. */
export async function restorePageData(publicRoot: string, cacheRoot: string): Promise<void> {
  const keptData = path.join(cacheRoot, pageData);
  if (existsSync(keptData))
    await cp(keptData, path.join(publicRoot, pageData), { recursive: true, force: false });
}

/** Lists of chunks, which only Gatsby reads, and a worker for third-party scripts, of which the site has none. */
const needlessNames = ["webpack.stats.json", "chunk-map.json", "_gatsby", "~partytown"];

/** Names of the scripts and stylesheets of islands, which their runtime or a page requests. */
async function islandAssetNames(publicRoot: string): Promise<Set<string>> {
  const { namedChunkGroups } = await readStatistics(publicRoot);
  const groups = Object.entries(namedChunkGroups).filter(([name]) => name.startsWith(islandChunkPrefix));
  return new Set(groups.flatMap(([, group]) => group?.assets.map(({ name }) => name) ?? []));
}

/** Must run once the pages name the files of their islands. */
export async function removeGatsbyRuntime(publicRoot: string, cacheRoot: string): Promise<void> {
  const islandAssets = await islandAssetNames(publicRoot);
  for (const name of needlessNames) await rm(path.join(publicRoot, name), { recursive: true, force: true });

  const files = await filesBelow(publicRoot);
  const pages = files.filter((file) => file.endsWith(".html"));
  const html = (await Promise.all(pages.map((page) => readFile(path.join(publicRoot, page), "utf8")))).join();
  const isNeeded = (file: string) =>
    islandAssets.has(file.replace(".LICENSE.txt", "")) || html.includes(`/${file}`);
  const isGenerated = (file: string) => compiledFilePattern.test(file) || file.startsWith(`${propsFolder}/`);
  for (const file of files) if (isGenerated(file) && !isNeeded(file)) await rm(path.join(publicRoot, file));

  await rm(path.join(cacheRoot, pageData), { recursive: true, force: true });
  await rename(path.join(publicRoot, pageData), path.join(cacheRoot, pageData));
}

/**
 * Gatsby's application is compiled, because its stylesheet and its data belong to the build, but not published:
 * the pages are documents with islands.
 */
import { cp, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { filesBelow } from "../../hosting/files";
import { propsFolder } from "./islands";
import { readStatistics } from "./statistics";

const compiled = /^[^/]+[-.][0-9a-f]{20}\.(?:js|css)(?:\.LICENSE\.txt)?$/u;

const pageData = "page-data";

/** Without it, a build with a kept cache reports missing queries, and `npm start` a missing module. */
export async function restorePageData(publicRoot: string, cacheRoot: string): Promise<void> {
  const kept = path.join(cacheRoot, pageData);
  await cp(kept, path.join(publicRoot, pageData), { recursive: true, force: false }).catch((error) => {
    if (error.code !== "ENOENT") throw error;
  });
}

/** @throws Error if a page names a file that is not published */
export async function removeGatsbyRuntime(publicRoot: string, cacheRoot: string): Promise<void> {
  const { namedChunkGroups } = await readStatistics(publicRoot);
  const ofIslands = Object.entries(namedChunkGroups).filter(([name]) => name.startsWith("island-"));
  const kept = new Set(ofIslands.flatMap(([, group]) => group?.assets.map(({ name }) => name) ?? []));
  const files = await filesBelow(publicRoot);
  const pages = files.filter((file) => file.endsWith(".html"));
  const html = (await Promise.all(pages.map((page) => readFile(path.join(publicRoot, page), "utf8")))).join();

  const isSurplus = (file: string) =>
    file.startsWith(`${propsFolder}/`) || (compiled.test(file) && !file.startsWith("lightbox-"))
      ? !kept.has(file.replace(".LICENSE.txt", "")) && !html.includes(`/${file}`)
      : false;
  for (const file of files.filter(isSurplus)) await rm(path.join(publicRoot, file));
  await rm(path.join(cacheRoot, pageData), { recursive: true, force: true });
  await rename(path.join(publicRoot, pageData), path.join(cacheRoot, pageData));

  const names = /(?:src|href|data-[a-z-]+)="(?<paths>\/[^"]*\.(?:js|css|json)(?: [^"]*)?)"/gu;
  const published = new Set(await filesBelow(publicRoot));
  for (const { groups } of html.matchAll(names))
    for (const file of groups?.paths?.split(" ") ?? [])
      if (!published.has(file.slice(1))) throw new Error(`A page names ${file}, which is not published.`);
}

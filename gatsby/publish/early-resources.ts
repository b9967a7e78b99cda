/** Gives each page of Gatsby's its own styles, and names the scripts and data that hydrate it. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { filesBelow } from "../../hosting/files";
import { lightboxFiles } from "../bundle/scripts";
import { withOwnStyles } from "./page-styles";

/** What webpack says of its output, as Gatsby leaves it in `public/webpack.stats.json`. */
export type WebpackStats = {
  readonly namedChunkGroups: Readonly<Record<string, { assets: { name: string }[] } | undefined>>;
};

/** A page's data, as far as it concerns us. */
export type PageData = { path: string; componentChunkName: string; staticQueryHashes: string[] };

/** Addresses of the files of a chunk with this extension, in the order in which they are needed. */
function filesOf({ namedChunkGroups }: WebpackStats, chunk: string, extension: string): string[] {
  const group = namedChunkGroups[chunk];
  if (group === undefined) throw new Error(`webpack's statistics name no chunk "${chunk}".`);
  return group.assets.filter(({ name }) => name.endsWith(extension)).map(({ name }) => `/${name}`);
}

/** Address of the whole site's style sheet, the only one there is. */
const sheetOf = (stats: WebpackStats): string => filesOf(stats, "app", ".css").join(" ");

const pageScriptTag = /<script data-path="(?<path>[^"]*)"[^>]*>/u;

/** Where Gatsby's loader looks for the name of the compilation. */
const appData = "/page-data/app-data.json";

/** Where Gatsby's loader looks for a page's data. */
const dataAddress = (page: string) => `/page-data${page === "/" ? "/index" : page}/page-data.json`;

/**
 * The page with the addresses of its scripts and data in attributes of its own script, so that they are fetched side by
 * side when they are needed. Gatsby itself names only the application: the page's own script is asked for once that has
 * run, and its data after that. Can be applied to its own result, since Gatsby leaves pages alone that have not changed.
 *
 * @param lightbox script and styles of the pictures that open over a page
 * @param build webpack's name of this compilation, by which Gatsby knows whether page and scripts are of one build
 */
export function withEarlyResources(
  html: string,
  stats: WebpackStats,
  { path: address, componentChunkName, staticQueryHashes }: PageData,
  build: string,
  lightbox: readonly { name: string }[],
): string {
  const scripts = new Set(["app", componentChunkName].flatMap((chunk) => filesOf(stats, chunk, ".js")));
  // Small shared files that Gatsby's loader asks for besides the page's own data.
  const shared = staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`);
  const fetches = [dataAddress(address), appData, ...shared];
  const attributes = [
    `data-path="${address}"`,
    `data-build="${build}"`,
    `data-sheet="${sheetOf(stats)}"`,
    `data-scripts="${[...scripts].join(" ")}"`,
    `data-fetches="${fetches.join(" ")}"`,
    `data-lightbox="${lightbox.map(({ name }) => `/${name}`).join(" ")}"`,
  ];
  return html.replace(pageScriptTag, () => `<script ${attributes.join(" ")}>`);
}

/**
 * @param publicRoot folder of a build, before what Gatsby keeps for itself has been removed from it
 * @throws Error when a page lacks what every page has
 */
export async function finishPages(publicRoot: string): Promise<void> {
  const read = (file: string) => readFile(path.join(publicRoot, file), "utf8");
  const stats: WebpackStats = JSON.parse(await read("webpack.stats.json"));
  const lightbox = lightboxFiles();
  for (const { name, text } of lightbox) await writeFile(path.join(publicRoot, name), text);
  const { webpackCompilationHash } = JSON.parse(await read(appData));
  const pages: { file: string; html: string; template: string }[] = [];
  for (const file of await filesBelow(publicRoot)) {
    if (!/(?:^|\/)(?:index|404)\.html$/u.test(file)) continue;
    const html = await read(file);
    // HTML without a script of ours is a file of static/.
    const address = pageScriptTag.exec(html)?.groups?.path;
    if (address === undefined) continue;
    const data: PageData = JSON.parse(await read(dataAddress(address)));
    const finished = withEarlyResources(html, stats, data, webpackCompilationHash, lightbox);
    pages.push({ file, html: finished, template: data.componentChunkName });
  }
  for (const { file, html } of withOwnStyles(pages, await read(sheetOf(stats))))
    await writeFile(path.join(publicRoot, file), html);
}

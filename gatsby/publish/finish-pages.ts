/** Adds its own styles and the addresses of what hydrates it to each page; writes the lightbox's files. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { filesBelow } from "../../hosting/files";
import { lightboxFiles } from "../bundle/scripts";
import { withOwnStyles } from "./page-styles";

/** Excerpt of `public/webpack.stats.json`. */
type WebpackStats = {
  readonly namedChunkGroups: Readonly<Record<string, { assets: { name: string }[] } | undefined>>;
};

type PageData = { path: string; componentChunkName: string; staticQueryHashes: string[] };

function filesOf({ namedChunkGroups }: WebpackStats, chunk: string, extension: string): string[] {
  const assets = namedChunkGroups[chunk]?.assets.filter(({ name }) => name.endsWith(extension)) ?? [];
  if (assets.length === 0) throw new Error(`webpack's statistics name no ${extension} of chunk "${chunk}".`);
  return assets.map(({ name }) => `/${name}`);
}

const pageScriptTag = /<script data-path="(?<path>[^"]*)"[^>]*>/u;

// As Gatsby's loader requests it.
const appData = "/page-data/app-data.json";

const dataAddress = (page: string) => `/page-data${page === "/" ? "/index" : page}/page-data.json`;

/**
 * Adds addresses of scripts and data to the page script's tag, for parallel fetches: Gatsby would chain them.
 * Must be idempotent: Gatsby rewrites only changed pages.
 * @param build webpack's compilation hash, by which Gatsby notices scripts of another build
 */
export function withResourceAddresses(
  html: string,
  stats: WebpackStats,
  { path: address, componentChunkName, staticQueryHashes }: PageData,
  build: string,
  lightbox: readonly { name: string }[],
): string {
  const scripts = ["app", componentChunkName].flatMap((chunk) => filesOf(stats, chunk, ".js"));
  const shared = staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`);
  const styles = filesOf(stats, "app", ".css");
  const files = new Set([...scripts, dataAddress(address), appData, ...shared, ...styles]);
  const attributes = [
    `data-path="${address}"`,
    `data-build="${build}"`,
    `data-files="${[...files].join(" ")}"`,
    `data-lightbox="${lightbox.map(({ name }) => `/${name}`).join(" ")}"`,
  ];
  return html.replace(pageScriptTag, () => `<script ${attributes.join(" ")}>`);
}

/**
 * Skips flat copies, and HTML without the page script.
 * @param publicRoot folder of a build, with Gatsby's own files
 * @throws Error if the data or the chunk of a page are missing
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
    const address = pageScriptTag.exec(html)?.groups?.path;
    if (address === undefined) continue;
    const data: PageData = JSON.parse(await read(dataAddress(address)));
    const finished = withResourceAddresses(html, stats, data, webpackCompilationHash, lightbox);
    pages.push({ file, html: finished, template: data.componentChunkName });
  }
  const styles = await Promise.all(filesOf(stats, "app", ".css").map(read));
  for (const { file, html } of withOwnStyles(pages, styles.join("")))
    await writeFile(path.join(publicRoot, file), html);
}

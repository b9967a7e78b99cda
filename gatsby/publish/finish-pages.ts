/** Gives each page of Gatsby's its early resources and its own styles. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { filesBelow } from "../../hosting/files";
import {
  addressOf,
  appData,
  dataAddress,
  sheetOf,
  templateOf,
  type WebpackStats,
  withEarlyResources,
} from "./early-resources";
import { withOwnStyles } from "./page-styles";

/**
 * @param publicRoot folder of a build, before what Gatsby keeps for itself has been removed from it
 * @throws Error when a page lacks what every page has
 */
export async function finishPages(publicRoot: string): Promise<void> {
  const read = (file: string) => readFile(path.join(publicRoot, file), "utf8");
  const stats: WebpackStats = JSON.parse(await read("webpack.stats.json"));
  const { webpackCompilationHash } = JSON.parse(await read(appData));
  const pages: { file: string; html: string; template: string }[] = [];
  for (const file of await filesBelow(publicRoot)) {
    if (!/(?:^|\/)(?:index|404)\.html$/u.test(file)) continue;
    const html = await read(file);
    const address = addressOf(html);
    if (address === undefined) continue;
    const data = await read(dataAddress(address));
    pages.push({
      file,
      html: withEarlyResources(html, stats, data, webpackCompilationHash),
      template: templateOf(data),
    });
  }
  for (const { file, html } of withOwnStyles(pages, await read(sheetOf(stats))))
    await writeFile(path.join(publicRoot, file), html);
}

/** Adds to each page its styles, and the names of the files that its islands and the lightbox load. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { filesBelow } from "../../hosting/files-below";
import { pageFilePattern } from "../../hosting/public-files";
import { lightboxFiles } from "../bundle/scripts";
import { islandAttributes, moveLongProps } from "./island-files";
import { withPageStyles } from "./page-styles";
import { filesOf, readStatistics } from "./statistics";

const pageScriptTagPattern = /<script data-page-script=""[^>]*>/u;

/**
 * Template of a page such as `about/index.html`, as Gatsby's page data names it.
 * @throws Error if the page has no data, or its data name no template
 */
async function templateOf(publicRoot: string, file: string): Promise<string> {
  const page = file === "404.html" ? "404.html" : path.posix.dirname(file);
  const dataPath = path.join(publicRoot, "page-data", page === "." ? "index" : page, "page-data.json");
  const { componentChunkName } = JSON.parse(await readFile(dataPath, "utf8"));
  if (!componentChunkName) throw new Error(`${dataPath} names no template: has Gatsby changed?`);
  return componentChunkName;
}

/**
 * Skips copies such as `about.html`, and HTML without the page script. Must be idempotent: Gatsby rewrites only
 * changed pages.
 * @param publicRoot folder of a build, with Gatsby's own files
 * @throws Error if the data of a page or the files of an island are missing
 */
export async function finishPages(publicRoot: string): Promise<void> {
  const read = (file: string) => readFile(path.join(publicRoot, file), "utf8");
  const statistics = await readStatistics(publicRoot);
  const lightbox = lightboxFiles();
  for (const { name, text } of lightbox) await writeFile(path.join(publicRoot, name), text);
  const lightboxAttribute = ` data-lightbox="${lightbox.map(({ name }) => `/${name}`).join(" ")}"`;

  const pages: { file: string; html: string; template: string }[] = [];
  for (const file of await filesBelow(publicRoot)) {
    if (!pageFilePattern.test(file)) continue;
    const source = await read(file);
    if (!pageScriptTagPattern.test(source)) continue;
    const html = await moveLongProps(source, publicRoot);
    const tag = `<script data-page-script=""${islandAttributes(html, statistics)}${lightboxAttribute}>`;
    const template = await templateOf(publicRoot, file);
    pages.push({ file, html: html.replace(pageScriptTagPattern, () => tag), template });
  }

  // Gatsby puts the whole site's styles into the chunk `app`.
  const siteStyles = await Promise.all(filesOf(statistics, "app", ".css").map(read));
  for (const { file, html } of withPageStyles(pages, siteStyles.join("")))
    await writeFile(path.join(publicRoot, file), html);
}

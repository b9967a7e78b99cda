/**
 * Names in each page the scripts and data that bring it to life, so that they are fetched side by side. Gatsby itself
 * names only the application: what the page is made of is asked for once that has run, and its data after that.
 *
 * The page's script (src/start/page-script.ts) fetches them once the largest picture has arrived.
 */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { filesBelow } from "../../hosting/files";
import { inScript } from "./html";

/** What webpack says of its output, as Gatsby leaves it in `public/webpack.stats.json`. */
export type WebpackStats = {
  readonly namedChunkGroups: Readonly<
    Record<string, { readonly assets: readonly { readonly name: string }[] } | undefined>
  >;
};

/** What Gatsby's loader asks for at `/page-data/…/page-data.json`, as far as it concerns us. */
export type PageData = {
  readonly path: string;
  readonly componentChunkName: string;
  readonly staticQueryHashes: readonly string[];
};

const isScript = (name: string) => name.endsWith(".js");

/** Scripts of a page in the order in which they are needed, as addresses, each once. */
export function scriptsOf({ namedChunkGroups }: WebpackStats, { componentChunkName }: PageData): string[] {
  const names = ["app", componentChunkName].flatMap((group) => {
    const assets = namedChunkGroups[group]?.assets;
    if (assets === undefined) throw new Error(`webpack's statistics name no chunk "${group}".`);
    return assets.map(({ name }) => name).filter(isScript);
  });
  return [...new Set(names)].map((name) => `/${name}`);
}

/** Small shared files that Gatsby's loader asks for besides the page's own data. */
const sharedData = ({ staticQueryHashes }: PageData) => [
  "/page-data/app-data.json",
  ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
];

const dataBlock = /<script type="application\/json" id="page-data">.*?<\/script>/su;
const gatsbyScripts = /<script src="\/[^"]+\.js" async><\/script>/gu;
const pageScriptTag = /<script data-path="(?<path>[^"]*)"[^>]*>/u;

/**
 * The page with its resources named: its data before the page's script, the addresses in attributes of that. Can be
 * applied to its own result, since Gatsby leaves pages alone that have not changed.
 *
 * @param data text of the page's page-data.json
 * @throws Error when the page has no script of ours
 */
export function withEarlyResources(html: string, stats: WebpackStats, data: string): string {
  const page: PageData = JSON.parse(data);
  const attributes = [
    `data-path="${page.path}"`,
    `data-scripts="${scriptsOf(stats, page).join(" ")}"`,
    `data-fetches="${sharedData(page).join(" ")}"`,
  ];
  // The not-found page answers to any address but its own, so that Gatsby's loader would not look here.
  const isNotFound = page.path.startsWith("/404");
  const block = isNotFound ? "" : `<script type="application/json" id="page-data">${inScript(data)}</script>`;
  if (!pageScriptTag.test(html)) throw new Error(`${page.path} has no page script.`);
  return html
    .replace(dataBlock, "")
    .replace(gatsbyScripts, "")
    .replace(pageScriptTag, () => `${block}<script ${attributes.join(" ")}>`);
}

/** File of a page's data: `/` is `index`. */
const dataFile = (pagePath: string) =>
  path.join("page-data", pagePath === "/" ? "index" : pagePath, "page-data.json");

/** @param publicRoot folder of a build, before what Gatsby keeps for itself has been removed from it */
export async function nameEarlyResources(publicRoot: string): Promise<void> {
  const read = (file: string) => readFile(path.join(publicRoot, file), "utf8");
  const stats: WebpackStats = JSON.parse(await read("webpack.stats.json"));
  const pages = (await filesBelow(publicRoot)).filter((file) => /(?:^|\/)(?:index|404)\.html$/u.test(file));
  for (const file of pages) {
    const html = await read(file);
    const pagePath = pageScriptTag.exec(html)?.groups?.path;
    if (pagePath === undefined) continue;
    const data = await read(dataFile(pagePath));
    await writeFile(path.join(publicRoot, file), withEarlyResources(html, stats, data));
  }
}

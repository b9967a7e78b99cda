/**
 * Names in each page the scripts and data that hydrate it, so that they are fetched side by side. Gatsby itself names only
 * the application: the page's own script is asked for once that has run, and its data after that. The page's script
 * (src/start/page-script.ts) fetches them when they are needed.
 */

/** What webpack says of its output, as Gatsby leaves it in `public/webpack.stats.json`. */
export type WebpackStats = {
  readonly namedChunkGroups: Readonly<Record<string, { assets: { name: string }[] } | undefined>>;
};

/** A page's data, as far as it concerns us. */
type PageData = { path: string; componentChunkName: string; staticQueryHashes: string[] };

/** Addresses of the files of a chunk with this extension, in the order in which they are needed. */
function filesOf({ namedChunkGroups }: WebpackStats, chunk: string, extension: string): string[] {
  const group = namedChunkGroups[chunk];
  if (group === undefined) throw new Error(`webpack's statistics name no chunk "${chunk}".`);
  return group.assets.filter(({ name }) => name.endsWith(extension)).map(({ name }) => `/${name}`);
}

/** Address of the whole site's style sheet, the only one there is. */
export const sheetOf = (stats: WebpackStats): string => filesOf(stats, "app", ".css").join(" ");

/**
 * What Gatsby starts the application with, and a list of all scripts for its own prefetching, which is off. They are
 * between comments, by which it puts them anew into a page that it keeps.
 */
const gatsbyScripts =
  /<script(?: src="\/[^"]+\.js" async|\s+id="gatsby-chunk-mapping"\s*)?>\s*(?:window\.___(?:chunkMapping|webpackCompilationHash)=[^<]*)?<\/script>/gu;
/** Pages that have nothing to hydrate. */
const still = /--src-(?:pages-404|templates-legal-document)-/u;

const pageScriptTag = /<script data-path="(?<path>[^"]*)"[^>]*>/u;

/** Where Gatsby's loader looks for the name of the compilation. */
export const appData = "/page-data/app-data.json";

/** Where Gatsby's loader looks for a page's data. */
export const dataAddress = (page: string) => `/page-data${page === "/" ? "/index" : page}/page-data.json`;

/**
 * The page with the addresses of its scripts and data in attributes of its own script. Can be applied to its own result, since Gatsby leaves pages alone that have not changed.
 *
 * @param data text of the page's data
 * @param build webpack's name of this compilation, by which Gatsby knows whether page and scripts are of one build
 * @throws Error when the page has no script of ours
 */
export function withEarlyResources(html: string, stats: WebpackStats, data: string, build: string): string {
  const { path: address, componentChunkName, staticQueryHashes }: PageData = JSON.parse(data);
  const scripts = new Set(["app", componentChunkName].flatMap((chunk) => filesOf(stats, chunk, ".js")));
  // Small shared files that Gatsby's loader asks for besides the page's own data.
  const shared = staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`);
  const fetches = [dataAddress(address), appData, ...shared];
  const attributes = [
    `data-path="${address}"`,
    `data-build="${build}"`,
    `data-sheet="${sheetOf(stats)}"`,
    `data-scripts="${[...scripts].join(" ")}"`,
    ...(still.test(componentChunkName) ? ["data-still"] : []),
    `data-fetches="${fetches.join(" ")}"`,
  ];
  if (!pageScriptTag.test(html)) throw new Error(`${address} has no page script.`);
  return html.replace(gatsbyScripts, "").replace(pageScriptTag, () => `<script ${attributes.join(" ")}>`);
}

/** What a page is made with: pages of one template differ in their content only. */
export const templateOf = (data: string): string => (JSON.parse(data) as PageData).componentChunkName;

/** Address of a page; `undefined` where the HTML has no script of ours, and so is none. */
export const addressOf = (html: string) => pageScriptTag.exec(html)?.groups?.path;

/**
 * Names in each page the scripts and data that bring it to life, so that they are fetched side by side. Gatsby itself
 * names only the application: what the page is made of is asked for once that has run, and its data after that.
 *
 * The page's script (src/start/page-script.ts) fetches them once the largest picture has arrived.
 */
import { inScript } from "./html";

/** What webpack says of its output, as Gatsby leaves it in `public/webpack.stats.json`. */
export type WebpackStats = {
  readonly namedChunkGroups: Readonly<Record<string, { assets: { name: string }[] } | undefined>>;
};

/** What Gatsby's loader asks for at `/page-data/…/page-data.json`, as far as it concerns us. */
type PageData = { path: string; componentChunkName: string; staticQueryHashes: string[] };

/** Addresses of the scripts of a chunk, in the order in which they are needed. */
function scriptsOf({ namedChunkGroups }: WebpackStats, chunk: string): string[] {
  const group = namedChunkGroups[chunk];
  if (group === undefined) throw new Error(`webpack's statistics name no chunk "${chunk}".`);
  return group.assets.filter(({ name }) => name.endsWith(".js")).map(({ name }) => `/${name}`);
}

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
  const { path: address, componentChunkName, staticQueryHashes }: PageData = JSON.parse(data);
  const scripts = new Set(["app", componentChunkName].flatMap((chunk) => scriptsOf(stats, chunk)));
  // Small shared files that Gatsby's loader asks for besides the page's own data.
  const shared = ["app-data", ...staticQueryHashes.map((hash) => `sq/d/${hash}`)];
  const attributes = [
    `data-path="${address}"`,
    `data-scripts="${[...scripts].join(" ")}"`,
    `data-fetches="${shared.map((name) => `/page-data/${name}.json`).join(" ")}"`,
  ];
  // The not-found page answers to any address but its own, so that Gatsby's loader would not look here.
  const isNotFound = address.startsWith("/404");
  const block = isNotFound ? "" : `<script type="application/json" id="page-data">${inScript(data)}</script>`;
  if (!pageScriptTag.test(html)) throw new Error(`${address} has no page script.`);
  return html
    .replace(dataBlock, "")
    .replace(gatsbyScripts, "")
    .replace(pageScriptTag, () => `${block}<script ${attributes.join(" ")}>`);
}

/** Address of a page; `undefined` where the HTML has no script of ours, and so is none. */
export const addressOf = (html: string) => pageScriptTag.exec(html)?.groups?.path;

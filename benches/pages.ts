/**
 * `npm run bench:pages -- [--rounds 5] [--routes /,/contact] [--links slow-3g,slow-4g] [--json] [--root public]`: pages
 * of a build on a phone with a slow line, against their floor (bench-pages/floor.ts), which the same nginx serves. The
 * two take turns, so that both meet what else the machine does. Figures are only told; only a page that cannot be
 * measured is a fault.
 *
 * The line is the browser's own emulation (`Network.emulateNetworkConditions`): it belongs to one page, and delays whole
 * requests and shares out their bytes above the network. A connection's start, TLS, the slow start of TCP and lost
 * packets cost nothing, so the figures compare builds and are no forecast for a visitor. The processor is slowed down
 * likewise (`Emulation.setCPUThrottlingRate`).
 */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Browser } from "@playwright/test";
import { caching } from "../hosting/caching";
import { deployFolderOf, rulesOf } from "../hosting/deploy-folder";
import { filesBelow } from "../hosting/files";
import type { HostingRules } from "../hosting/rules";
import { type NginxServer, startNginx } from "../hosting/run-nginx";
import { subresources } from "../hosting/subresources";
import { makeFloor } from "./pages/floor";
import { type Result, type Round, resultOf, table } from "./pages/report";
import { type Link, launchBrowser, links, newVisitor, type Visit, visit } from "./pages/visit";

type Options = { root: string; rules: HostingRules; rounds: number; routes: string[]; links: Link[] };
type Origins = { site: string; floor: string };

/** nginx listens on one address only, where `localhost` may also mean another. */
const originOf = ({ url }: NginxServer) => url.replace("localhost", "127.0.0.1");

/**
 * Of any Gatsby build: one that has left no rules has no headers of its own.
 *
 * @throws when the folder holds no build
 */
async function rulesFor(root: string): Promise<HostingRules> {
  if (!existsSync(join(root, "index.html")))
    throw new Error(`There is no build in ${root}. Run "npm run build" first.`);
  if (existsSync(join(deployFolderOf(root), "rules.json"))) return rulesOf(root);
  const documents = (await filesBelow(root)).filter((file) => /^(?!404\/)(?:.*\/)?index\.html$/u.test(file));
  const pages = documents.map((file) => `/${file.replace(/\/?index\.html$/u, "")}`);
  return { headers: {}, subresources, caching, redirects: [], pages };
}

/** The home page, a service, a project, a list and a form, those of them that there are. */
function usualRoutes(pages: readonly string[]): string[] {
  const first = (folder: string) => pages.find((page) => page.startsWith(folder)) ?? folder;
  const wanted = ["/", first("/services/"), first("/portfolio/"), "/portfolio", "/contact"];
  return wanted.filter((route) => pages.includes(route));
}

async function bench(options: Options, tell: (result: Result) => void): Promise<void> {
  const { root, rules, routes } = options;
  const floor = await makeFloor(root, routes);
  const servers: NginxServer[] = [];
  const serve = async (folder: string) => {
    const server = await startNginx({ root: folder, rules, port: 0 });
    servers.push(server);
    return originOf(server);
  };
  try {
    const origins = { site: await serve(root), floor: await serve(floor.root) };
    const browser = await launchBrowser();
    await measureAll(browser, origins, options, tell).finally(() => browser.close());
  } finally {
    for (const server of servers) await server.close();
    floor.remove();
  }
}

/** One visit that does not count before those that do: a browser's first page is slower than all others. */
async function measureAll(
  browser: Browser,
  origins: Origins,
  { routes, links: chosen, rounds }: Options,
  tell: (result: Result) => void,
): Promise<void> {
  const warmUp = await newVisitor(browser);
  await (await warmUp.newPage()).goto(origins.site);
  await warmUp.close();
  for (const route of routes)
    for (const link of chosen) tell(await measure(browser, origins, { route, link, rounds }));
}

/** The visitor of the first round comes back to the built page once. */
async function measure(
  browser: Browser,
  { site, floor }: Origins,
  { route, link, rounds }: { route: string; link: Link; rounds: number },
): Promise<Result> {
  const done: Round[] = [];
  let again: Visit | undefined;
  while (done.length < rounds) {
    const visitor = await newVisitor(browser);
    const onSite = await visit(visitor, site + route, { link, hydrates: true });
    again ??= await visit(visitor, site + route, { link, hydrates: true });
    await visitor.close();
    const other = await newVisitor(browser);
    const onFloor = await visit(other, floor + route, { link, hydrates: false });
    await other.close();
    done.push({ site: onSite, floor: onFloor });
  }
  return resultOf({ route, link }, done, again?.requests ?? []);
}

/** @throws when the text is no whole number above zero */
function positive(name: string, text: string): number {
  if (!/^[1-9]\d*$/u.test(text)) throw new Error(`--${name} is a whole number above zero, not "${text}".`);
  return Number(text);
}

/** @throws when a name of the list is not among those known */
function chosen(option: string, list: string, known: readonly string[]): string[] {
  const names = list.split(",");
  for (const name of names)
    if (!known.includes(name)) throw new Error(`--${option}: no "${name}"; there are ${known.join(", ")}.`);
  return names;
}

async function main(): Promise<void> {
  try {
    const { values } = parseArgs({
      options: {
        rounds: { type: "string", default: "5" },
        routes: { type: "string" },
        links: { type: "string", default: links.map(({ name }) => name).join(",") },
        root: { type: "string", default: join(__dirname, "..", "public") },
        json: { type: "boolean", default: false },
      },
    });
    const root = resolve(values.root);
    const rules = await rulesFor(root);
    const names = links.map(({ name }) => name);
    const wantedLinks = chosen("links", values.links, names);
    const options: Options = {
      root,
      rules,
      rounds: positive("rounds", values.rounds),
      routes:
        values.routes === undefined ? usualRoutes(rules.pages) : chosen("routes", values.routes, rules.pages),
      links: links.filter(({ name }) => wantedLinks.includes(name)),
    };
    const results: Result[] = [];
    await bench(options, (result) => {
      results.push(result);
      if (!values.json) console.log(table(result));
    });
    if (values.json) console.log(JSON.stringify({ rounds: options.rounds, results }));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

if (require.main === module) void main();

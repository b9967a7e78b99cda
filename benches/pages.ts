/**
 * `npm run bench:pages -- [--rounds 5] [--routes /,/contact] [--links slow-3g,slow-4g] [--root public]`: pages of a build
 * on a phone with a slow connection, each in turn with its floor: the same page, whose script is told of no application.
 * Figures are medians; it fails only when a page cannot be measured.
 *
 * The connection is the browser's emulation. It delays requests and shares out their bytes; opening a connection, TLS
 * and the slow start of TCP cost nothing. So the figures compare builds on one machine, and are no forecast.
 */
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import { filesBelow } from "../hosting/files";
import { pagesAmong } from "../hosting/rules";
import playwrightConfig from "../playwright.config";
import { startNginx } from "../tests/nginx";
import { bytesOf, recordRequests } from "./network";

/** Both ways; the latency is between a request and the first byte of its answer, in ms. */
const links = {
  "slow-3g": { kilobits: 400, latency: 400, connectionType: "cellular3g" },
  "slow-4g": { kilobits: 1600, latency: 150, connectionType: "cellular4g" },
} as const;
type Link = (typeof links)[keyof typeof links];

const cpuSlowdown = 4;
const silence = 2000;
const patience = 120_000;

type Entry = Record<"startTime" | "duration" | "value", number> & { name: string; hadRecentInput: boolean };

/** What the browser has noted of the page until now; nothing where it has noted nothing within a second. */
const entriesOf = (page: Page, type: string) =>
  page.evaluate(
    (wanted) =>
      new Promise<Entry[]>((found) => {
        const observer = new PerformanceObserver((list) =>
          found(list.getEntries().map((entry) => entry.toJSON())),
        );
        observer.observe({ type: wanted, buffered: true });
        setTimeout(found, 1000, []);
      }),
    type,
  );

/**
 * The page's script (src/start/page-script.ts) then has nothing to load. Scripts are not switched off: browsers would
 * fetch every lazy picture at once.
 */
const withoutApplication =
  'Object.defineProperty(document, "currentScript", { get: () => document.createElement("script") })';

/** Times in ms since the visitor asked for the page. */
type Visit = Record<"fcp" | "lcp" | "cls" | "tbt" | "hydrated" | "requests" | "bytes", number>;

/**
 * The first visit of a phone, without scrolling, until nothing comes or goes any more.
 *
 * @throws when the page does not answer, does not come to rest or paints nothing
 */
async function visit(browser: Browser, url: string, link: Link, scripts: "on" | "off"): Promise<Visit> {
  const { kilobits, latency, connectionType } = link;
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: "it-IT",
  });
  await context.addInitScript(
    'addEventListener("studio:hydrated", () => { window.hydratedAt ??= performance.now(); })',
  );
  if (scripts === "off") await context.addInitScript(withoutApplication);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const { requests, quietFor } = await recordRequests(session);
  const [downloadThroughput, uploadThroughput] = [kilobits * 125, kilobits * 125];
  const conditions = { offline: false, latency, downloadThroughput, uploadThroughput, connectionType };
  await session.send("Network.emulateNetworkConditions", conditions);
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  const response = await page.goto(url, { timeout: patience });
  if (!response?.ok()) throw new Error(`${url} was answered with ${response?.status()}.`);
  for (const end = Date.now() + patience; quietFor() < silence; await wait(100))
    if (Date.now() > end) throw new Error(`${url} did not come to rest.`);
  if (scripts === "on") await page.waitForFunction("window.hydratedAt", undefined, { timeout: patience });
  const hydrated = await page.evaluate<number | undefined>("window.hydratedAt");
  const paints = await entriesOf(page, "paint");
  const largest = await entriesOf(page, "largest-contentful-paint");
  const shifts = await entriesOf(page, "layout-shift");
  const tasks = await entriesOf(page, "longtask");
  await context.close();

  const fcp = paints.find(({ name }) => name === "first-contentful-paint")?.startTime;
  const lcp = largest.at(-1)?.startTime;
  if (fcp === undefined || lcp === undefined) throw new Error(`${url} painted nothing.`);
  const blocking = tasks.map(
    ({ startTime, duration }) => startTime + duration - Math.max(startTime, fcp) - 50,
  );
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    fcp,
    lcp,
    // All shifts together: never less than the metric, which counts the worst five seconds.
    cls: sum(shifts.filter(({ hadRecentInput }) => !hadRecentInput).map(({ value }) => value)),
    tbt: sum(blocking.filter((time) => time > 0)),
    hydrated: hydrated ?? Number.NaN,
    requests: requests().length,
    bytes: bytesOf(requests()),
  };
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const columns = ["fcp", "lcp", "cls", "tbt", "hydrated", "requests", "bytes"] as const;
const digits = (value: number) => Number(value.toFixed(value < 10 ? 2 : 0));

/** For each figure, the median of what the rounds give. */
const row = (rounds: readonly Visit[]) =>
  Object.fromEntries(columns.map((name) => [name, digits(median(rounds.map((round) => round[name])))]));

/** The home page, a service, a project, a list and a form. */
function usualRoutes(pages: readonly string[]): string[] {
  const first = (folder: string) => pages.find((page) => page.startsWith(folder)) ?? folder;
  return ["/", first("/services/"), first("/portfolio/"), "/portfolio", "/contact"];
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      rounds: { type: "string", default: "5" },
      routes: { type: "string" },
      links: { type: "string", default: Object.keys(links).join(",") },
      root: { type: "string", default: join(__dirname, "..", "public") },
    },
  });
  const root = resolve(values.root);
  const routes = values.routes?.split(",") ?? usualRoutes(pagesAmong(await filesBelow(root)));
  const server = await startNginx({ root, port: 0 });
  const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
  try {
    // The first page of a browser is slower than all others.
    await (await browser.newPage()).goto(server.url);
    for (const route of routes)
      for (const [name, link] of Object.entries(links).filter(([known]) => values.links.includes(known))) {
        const [ofSite, ofFloor]: [Visit[], Visit[]] = [[], []];
        while (ofSite.length < Number(values.rounds)) {
          ofSite.push(await visit(browser, server.url + route, link, "on"));
          ofFloor.push(await visit(browser, server.url + route, link, "off"));
        }
        console.log(`${route}, ${name}: medians of ${ofSite.length}`);
        console.table({ site: row(ofSite), floor: row(ofFloor) });
        const ratios = ofSite.map(({ lcp }, round) => lcp / (ofFloor[round]?.lcp ?? Number.NaN));
        console.log(`LCP, site ÷ floor: ${median(ratios).toFixed(2)}\n`);
      }
  } finally {
    await browser.close();
    await server.close();
  }
}

void main();

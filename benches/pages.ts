/**
 * `npm run bench:pages -- [--pages] [--acts] [--visit] [--root public]… [--floor] [--rounds 5] [--routes /,/contact]
 * [--links slow-3g,slow-4g]`: builds side by side on a phone with a slow connection, each in turn. It measures the pages
 * that open, what visitors do on them (acts.ts) and a visit of three pages (visit.ts): those of the three that are named,
 * or all. Figures are medians; it fails when something cannot be measured.
 *
 * The connection is the browser's emulation. It delays requests and shares out their bytes; opening a connection, TLS
 * and the slow start of TCP cost nothing. So the figures compare builds on one machine, and are no forecast.
 */
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { filesBelow } from "../hosting/files";
import { pagesAmong } from "../hosting/rules";
import playwrightConfig from "../playwright.config";
import { startNginx } from "../tests/nginx";
import { benchActs } from "./acts";
import { type Figures, measured, type Plan, print } from "./compare";
import { bytesOf } from "./network";
import { benchVisit } from "./visit";
import { type LinkName, links, newTab, newVisitor } from "./visitor";

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The first visit, without scrolling or touching anything; times since the visitor asked for the page. */
async function load(browser: Browser, url: string, link: LinkName, isFloor: boolean): Promise<Figures> {
  const context = await newVisitor(browser, link, { application: !isFloor });
  const { page, requests, open, rest, entries } = await newTab(context, link);
  await open(url);
  await rest();
  const paints = await entries("paint");
  const largest = await entries("largest-contentful-paint");
  const shifts = await entries("layout-shift");
  const tasks = await entries("longtask");
  const hydrated = await page.evaluate<number | undefined>("window.hydratedAt");
  await context.close();

  const fcp = paints.find(({ name }) => name === "first-contentful-paint")?.startTime;
  const lcp = largest.at(-1)?.startTime;
  if (fcp === undefined || lcp === undefined) throw new Error(`${url} painted nothing.`);
  const blocking = tasks.map(
    ({ startTime, duration }) => startTime + duration - Math.max(startTime, fcp) - 50,
  );
  const kilobytes = (...types: string[]) =>
    bytesOf(requests().filter(({ type }) => types.length === 0 || types.includes(type))) / 1000;
  const weights = {
    "in all, kB": kilobytes(),
    "HTML, kB": kilobytes("Document"),
    "scripts, kB": kilobytes("Script"),
    "fonts, kB": kilobytes("Font"),
    "pictures, kB": kilobytes("Image"),
  };
  return {
    "FCP, ms": fcp,
    "LCP, ms": lcp,
    // All shifts together: never less than the metric, which counts the worst five seconds.
    CLS: sum(shifts.filter(({ hadRecentInput }) => !hadRecentInput).map(({ value }) => value)),
    "TBT, ms": sum(blocking.filter((time) => time > 0)),
    "longest task, ms": Math.max(0, ...tasks.map(({ duration }) => duration)),
    "hydrated, ms": hydrated ?? Number.POSITIVE_INFINITY,
    requests: requests().length,
    ...weights,
  };
}

/** Of the first visit, in kB. */
function promised(route: string): Figures {
  const inAll: Figures = { "/": 75, "/services/": 45, "/contact": 35 };
  const most = inAll[route.replace(/^\/services\/.+/u, "/services/")];
  return { "HTML, kB": 12, "scripts, kB": 3, ...(most && { "in all, kB": most }) };
}

/** A build whose floor was measured after it: in each round, how far it is from that. */
function withRatios({ contenders }: Plan, results: readonly Figures[][]): Figures[][] {
  const lcp = (index: number, round: number) => results[index]?.[round]?.["LCP, ms"] ?? Number.NaN;
  return results.map((rounds, index) =>
    contenders[index + 1]?.isFloor
      ? rounds.map((figures, round) => ({
          ...figures,
          "LCP ÷ floor": lcp(index, round) / lcp(index + 1, round),
        }))
      : rounds,
  );
}

async function benchPages(browser: Browser, plan: Plan, routes: readonly string[]): Promise<void> {
  for (const route of routes)
    for (const link of plan.links) {
      const results = await measured(plan, ({ url, isFloor }) => load(browser, url + route, link, isFloor));
      print(`${route}, ${link}`, plan, withRatios(plan, results), promised(route));
    }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      pages: { type: "boolean" },
      acts: { type: "boolean" },
      visit: { type: "boolean" },
      root: { type: "string", multiple: true, default: [join(__dirname, "..", "public")] },
      floor: { type: "boolean", default: false },
      rounds: { type: "string", default: "5" },
      routes: { type: "string" },
      links: { type: "string", default: Object.keys(links).join(",") },
    },
  });
  const builtPages = pagesAmong(await filesBelow(resolve(values.root[0] ?? "")));
  const first = (folder: string) => builtPages.find((page) => page.startsWith(folder)) ?? folder;
  const project = first("/portfolio/");
  const routes = values.routes?.split(",") ?? ["/", first("/services/"), project, "/portfolio", "/contact"];
  const isAsked = (part?: boolean) => part ?? !(values.pages || values.acts || values.visit);

  const servers = await Promise.all(values.root.map((root) => startNginx({ root: resolve(root), port: 0 })));
  const builds = servers.map(({ url }, index) => ({ url, name: values.root[index] ?? "", isFloor: false }));
  const withFloors = builds.flatMap((build) =>
    values.floor ? [build, { ...build, name: `${build.name}, floor`, isFloor: true }] : [build],
  );
  const plan = {
    contenders: builds,
    rounds: Number(values.rounds),
    links: (Object.keys(links) as LinkName[]).filter((name) => values.links.split(",").includes(name)),
  };
  const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
  try {
    // The first page of a browser is slower than all others.
    for (const { url } of builds) await (await browser.newPage()).goto(url);
    if (isAsked(values.pages)) await benchPages(browser, { ...plan, contenders: withFloors }, routes);
    if (isAsked(values.acts)) await benchActs(browser, plan, project);
    if (isAsked(values.visit)) await benchVisit(browser, plan);
  } finally {
    await browser.close();
    for (const server of servers) await server.close();
  }
}

void main();

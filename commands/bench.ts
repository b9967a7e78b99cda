/**
 * `npm run bench -- --root before/public --root public [--routes /,/contact] [--lines 3g,4g] [--rounds 5]`: opens pages of
 * several builds on an emulated phone with a slow line, each build in turn in every round, and prints medians.
 * Opening a connection costs nothing on that line: the figures compare builds, and are no forecast.
 */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import playwrightConfig from "../playwright.config";
import { startNginx } from "../tests/nginx";

/** kbit/s both ways, and ms from a request to the first byte of its answer. */
const lines = { "3g": { kilobits: 400, latency: 400 }, "4g": { kilobits: 1600, latency: 150 } };
type Line = keyof typeof lines;
type Figures = Record<string, number>;

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** In the page: the kind of line, which the emulation leaves as it is, and what the browser observes. */
const observing = (line: Line) => `
  Object.defineProperty(navigator, "connection", {
    value: Object.assign(new EventTarget(), { effectiveType: "${line}", saveData: false }),
  });
  window.seen = { "LCP, ms": 0, CLS: 0, "blocked, ms": 0 };
  const watch = (type, each) => new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch("largest-contentful-paint", ({ startTime }) => { seen["LCP, ms"] = startTime; });
  watch("layout-shift", ({ value }) => { seen.CLS += value; });
  watch("longtask", ({ duration }) => { seen["blocked, ms"] += duration - 50; });`;

/** A page in a tab with an empty cache until nothing has come for two seconds, neither scrolled nor touched. */
async function open(browser: Browser, line: Line, url: string): Promise<Figures> {
  const context = await browser.newContext({ ...phone, locale: "it-IT" });
  context.setDefaultTimeout(120_000);
  await context.addInitScript(observing(line));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const { kilobits, latency } = lines[line];
  const throughput = { downloadThroughput: kilobits * 125, uploadThroughput: kilobits * 125 };
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, latency, ...throughput });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(url);
  const sizes = () =>
    page.evaluate(() =>
      (performance.getEntries() as PerformanceResourceTiming[]).map(({ transferSize = 0 }) => transferSize),
    );
  for (let before = -1, now = await sizes(); now.length !== before; before = now.length, now = await sizes())
    await page.waitForTimeout(2_000);
  const seen = await page.evaluate<Figures>("seen");
  const bytes = (await sizes()).reduce((sum, size) => sum + size, 0);
  await context.close();
  return { ...seen, "in all, kB": bytes / 1000 };
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      root: { type: "string", multiple: true, default: ["public"] },
      routes: { type: "string", default: "/,/services,/portfolio,/contact" },
      lines: { type: "string", default: Object.keys(lines).join(",") },
      rounds: { type: "string", default: "5" },
    },
  });
  const builds = await Promise.all(
    values.root.map(async (root) => ({ root, server: await startNginx({ root: resolve(root), port: 0 }) })),
  );
  const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
  for (const line of values.lines.split(",") as Line[])
    for (const route of values.routes.split(",")) {
      const results: Record<string, Figures[]> = {};
      for (let round = 0; round < Number(values.rounds); round += 1)
        for (const { root, server } of builds)
          results[root] = [...(results[root] ?? []), await open(browser, line, server.url + route)];
      console.log(`${route}, ${line}: medians of ${values.rounds}`);
      const mediansOf = (all: Figures[]) =>
        Object.fromEntries(
          Object.keys(all[0] ?? {}).map((name) => [
            name,
            median(all.map((one) => one[name] ?? 0)).toPrecision(3),
          ]),
        );
      console.table(Object.fromEntries(Object.entries(results).map(([root, all]) => [root, mediansOf(all)])));
    }
  await browser.close();
  for (const { server } of builds) await server.close();
}

void main();

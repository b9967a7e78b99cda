/**
 * `npm run bench -- --root before/public --root public [--routes /,/contact] [--acts] [--lines 3g,4g] [--rounds 5]`: builds
 * side by side on a phone with a slow connection, each in turn in every round. It measures pages that open, untouched; with
 * `--acts` what visitors do on them. Figures are medians; docs/testing.md says what they mean.
 *
 * The connection is the browser's emulation: opening a connection, TLS and the slow start of TCP cost nothing. So the
 * figures compare builds on one machine, and are no forecast.
 */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
import { filesBelow } from "../hosting/files";
import { pagesAmong } from "../hosting/rules";
import playwrightConfig from "../playwright.config";
import { layoutStrings } from "../src/strings/layout";
import { lightboxStrings } from "../src/strings/lightbox";
import { startNginx } from "../tests/nginx";

/** Of the emulated line: kbit/s both ways, ms from a request to the first byte of its answer. */
const lines = { "3g": { kilobits: 400, latency: 400 }, "4g": { kilobits: 1600, latency: 150 } };
type Line = keyof typeof lines;
type Figures = Record<string, number>;

const cpuSlowdown = 4;
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const desk = { viewport: { width: 1280, height: 800 } };

/** In the page: the kind of line, which the emulation leaves as it is; what weighs, shifts, and is answered late. */
const observing = (line: Line) => `
  Object.defineProperty(navigator, "connection", {
    value: Object.assign(new EventTarget(), { effectiveType: "${line}", saveData: false }),
  });
  window.seen = { lcp: 0, cls: 0, blocked: 0, inp: 0 };
  const watch = (type, each) => new PerformanceObserver((list) => list.getEntries().forEach(each))
    .observe({ type, buffered: true, durationThreshold: 16 });
  watch("largest-contentful-paint", ({ startTime }) => { seen.lcp = startTime; });
  watch("layout-shift", ({ value, hadRecentInput }) => { seen.cls += hadRecentInput ? 0 : value; });
  watch("longtask", ({ duration }) => { seen.blocked += duration - 50; });
  watch("event", ({ interactionId, duration }) => { if (interactionId) seen.inp = Math.max(seen.inp, duration); });
  addEventListener("pointerdown", ({ timeStamp }) => { window.pressedAt = timeStamp; }, true);`;

/** Runs in a tab of its own with an empty cache. */
async function inTab<T>(
  browser: Browser,
  line: Line,
  device: object,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...device, locale: "it-IT" });
  context.setDefaultTimeout(120_000);
  await context.addInitScript(observing(line));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const { kilobits, latency } = lines[line];
  const throughput = { downloadThroughput: kilobits * 125, uploadThroughput: kilobits * 125 };
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, latency, ...throughput });
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  const result = await work(page);
  await context.close();
  return result;
}

/** Nothing has come for two seconds. */
async function rest(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  const count = () => page.evaluate(() => performance.getEntriesByType("resource").length);
  for (let before = -1, now = await count(); now !== before; before = now, now = await count())
    await page.waitForTimeout(2_000);
}

const seen = (page: Page) => page.evaluate<Record<"lcp" | "cls" | "blocked" | "inp", number>>("seen");

/** A page until it rests, neither scrolled nor touched; bytes with the headers of the answers. */
async function open(page: Page, url: string): Promise<Figures> {
  await page.goto(url);
  await rest(page);
  const { lcp, cls, blocked } = await seen(page);
  const sizes = await page.evaluate(() =>
    (performance.getEntries() as PerformanceResourceTiming[]).map(({ transferSize = 0 }) => transferSize),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return { "LCP, ms": lcp, CLS: cls, "blocked, ms": blocked, "in all, kB": bytes / 1000 };
}

/** From the press that `act` begins with until something in the page matches, in ms. */
async function until(page: Page, selector: string, act: () => Promise<void>): Promise<number> {
  const [answered] = await Promise.all([
    page.waitForFunction((wanted) => document.querySelector(wanted) && performance.now(), selector),
    act(),
  ]);
  return Number(await answered.jsonValue()) - (await page.evaluate<number>("pressedAt"));
}

/** Opens a page, scrolls to what is pressed and waits for rest. */
async function reach(page: Page, url: string, selector: string): Promise<Locator> {
  await page.goto(url);
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  await rest(page);
  return target;
}

const field = "main form input:visible";
const picture = 'main a[href^="/static/"]';
const typed = "abcdefghijklmnopqrst";
const named = (name: string) => `button:has-text("${name}"), button[aria-label="${name}"]`;

/** What is done on a page, with the device; a time is that of the first answer. */
const acts = (project: string) =>
  ({
    "form live": [
      phone,
      "/contact",
      field,
      async (page: Page, target: Locator) => {
        const time = await until(page, 'form[data-live="true"]', async () => {
          await target.tap();
          await page.keyboard.type(typed);
        });
        if ((await target.inputValue()) !== typed) throw new Error("The form lost a character.");
        return time;
      },
    ],
    "picture open": [
      phone,
      project,
      picture,
      async (page: Page, target: Locator) => {
        const time = await until(page, "dialog[open]", () => target.tap());
        const dialog = page.locator("dialog[open]");
        await dialog.getByRole("button", { name: lightboxStrings.close, exact: true }).tap();
        return time;
      },
    ],
    menu: [
      phone,
      "/",
      named(layoutStrings.menu),
      (page: Page, target: Locator) => until(page, "dialog[open]", () => target.tap()),
    ],
    "list of services": [
      desk,
      "/",
      named(layoutStrings.openServices),
      (page: Page, target: Locator) => until(page, 'header [aria-expanded="true"]', () => target.click()),
    ],
  }) as const;

async function measureActs(browser: Browser, url: string, line: Line, project: string): Promise<Figures> {
  const figures: Figures = {};
  for (const [name, [device, route, selector, act]] of Object.entries(acts(project)))
    await inTab(browser, line, device, async (page) => {
      figures[`${name}, ms`] = await act(page, await reach(page, url + route, selector));
      // The browser reports an interaction once it has drawn the answer.
      await page.waitForTimeout(500);
      figures[`${name}, INP`] = (await seen(page)).inp;
    });
  return figures;
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Each build once in every round, so that what else the machine does disturbs all alike. */
async function compare(
  title: string,
  builds: Record<string, string>,
  rounds: number,
  measure: (url: string) => Promise<Figures>,
) {
  const results: Record<string, Figures[]> = {};
  for (let round = 0; round < rounds; round += 1)
    for (const [name, url] of Object.entries(builds))
      results[name] = [...(results[name] ?? []), await measure(url)];
  const rows: Record<string, Record<string, string>> = {};
  for (const [name, all] of Object.entries(results))
    for (const figure of Object.keys(all[0] ?? {}))
      rows[figure] = {
        ...rows[figure],
        [name]: median(all.map((one) => one[figure] ?? Number.NaN)).toPrecision(3),
      };
  console.log(`${title}: medians of ${rounds}`);
  console.table(rows);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      root: { type: "string", multiple: true, default: ["public"] },
      routes: { type: "string" },
      acts: { type: "boolean", default: false },
      lines: { type: "string", default: Object.keys(lines).join(",") },
      rounds: { type: "string", default: "5" },
    },
  });
  const pages = pagesAmong(await filesBelow(resolve(values.root[0] ?? "")));
  const first = (folder: string) => pages.find((page) => page.startsWith(folder)) ?? folder;
  const project = first("/portfolio/");
  const routes = values.routes?.split(",") ?? ["/", first("/services/"), project, "/portfolio", "/contact"];
  const servers = await Promise.all(values.root.map((root) => startNginx({ root: resolve(root), port: 0 })));
  const builds = Object.fromEntries(values.root.map((root, index) => [root, servers[index]?.url ?? ""]));
  const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
  const rounds = Number(values.rounds);
  try {
    // The first page of a browser is slower than all others.
    await inTab(browser, "4g", phone, (page) => page.goto(Object.values(builds)[0] ?? ""));
    for (const line of values.lines.split(",") as Line[])
      if (values.acts)
        await compare(`acts, ${line}`, builds, rounds, (url) => measureActs(browser, url, line, project));
      else
        for (const route of routes)
          await compare(`${route}, ${line}`, builds, rounds, (url) =>
            inTab(browser, line, phone, (page) => open(page, url + route)),
          );
  } finally {
    await browser.close();
    for (const server of servers) await server.close();
  }
}

void main();

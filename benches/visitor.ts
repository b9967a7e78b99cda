/** A visitor on a slow connection with a slow device, and what can be measured of what he does. */
import { setTimeout as wait } from "node:timers/promises";
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from "@playwright/test";
import { type Recorder, recordRequests } from "./network";

/**
 * Both ways; the latency is between a request and the first byte of its answer, in ms. The emulation leaves
 * `navigator.connection` as it is, so pages are told by us what kind of line a browser would take it for.
 */
export const links = {
  "slow-3g": { kilobits: 400, latency: 400, connectionType: "cellular3g", effectiveType: "3g" },
  "slow-4g": { kilobits: 1600, latency: 150, connectionType: "cellular4g", effectiveType: "4g" },
} as const;
export type LinkName = keyof typeof links;

const cpuSlowdown = 4;
const silence = 2000;
const patience = 120_000;

export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: "it-IT",
};

/**
 * The page's script (src/start/page-script.ts) then has nothing to load. Scripts are not switched off: browsers would
 * fetch every lazy picture at once.
 */
const withoutApplication =
  'Object.defineProperty(document, "currentScript", { get: () => document.createElement("script") })';

/** In the page: tells its kind of line, and notes when it is hydrated, when it was pressed and what it answered to late. */
const observing = (effectiveType: string) => `
  const connection = Object.assign(new EventTarget(), { effectiveType: "${effectiveType}", saveData: false });
  Object.defineProperty(navigator, "connection", { value: connection });
  addEventListener("studio:hydrated", () => { window.hydratedAt ??= performance.now(); });
  addEventListener("pointerdown", ({ timeStamp }) => pressed(performance.timeOrigin + timeStamp), true);
  window.slowest = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) slowest = Math.max(slowest, duration);
  }).observe({ type: "event", buffered: true, durationThreshold: 16 });`;

type Entry = Record<"startTime" | "duration" | "value", number> & { name: string; hadRecentInput: boolean };

export type Visitor = {
  page: Page;
  requests: Recorder["requests"];
  /** Opens an address; resolves when the answer begins. */
  open: (url: string) => Promise<void>;
  /** Until nothing has come or gone for two seconds, and nothing is left to run. */
  rest: () => Promise<void>;
  /** Scrolls there and reads, until the page is at rest. */
  reach: (target: Locator) => Promise<void>;
  /** From the last press of a finger or the mouse, in ms; the moment by the clock that documents share. */
  sincePress: (moment: number) => number;
  /** Does what begins with a press, and gives the milliseconds from there until something in the page matches. */
  until: (selector: string, act: () => Promise<void>) => Promise<number>;
  /** What the browser has noted of the page until now. */
  entries: (type: string) => Promise<Entry[]>;
};

/** Where what comes stays cached from tab to tab. */
export async function newVisitor(
  browser: Browser,
  link: LinkName,
  { device = phone, application = true } = {},
): Promise<BrowserContext> {
  const context = await browser.newContext(device);
  context.setDefaultTimeout(patience);
  await context.addInitScript(observing(links[link].effectiveType));
  if (!application) await context.addInitScript(withoutApplication);
  return context;
}

/** A new tab on the line, which is each tab's own. */
export async function newTab(context: BrowserContext, link: LinkName): Promise<Visitor> {
  const page = await context.newPage();
  let pressedAt = Number.NaN;
  await page.exposeFunction("pressed", (moment: number) => {
    pressedAt = moment;
  });
  const sincePress = (moment: number) => moment - pressedAt;
  const session = await context.newCDPSession(page);
  const { requests, quietFor } = await recordRequests(session);
  const { kilobits, latency, connectionType } = links[link];
  const [downloadThroughput, uploadThroughput] = [kilobits * 125, kilobits * 125];
  const conditions = { offline: false, latency, downloadThroughput, uploadThroughput, connectionType };
  await session.send("Network.emulateNetworkConditions", conditions);
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  const rest = async () => {
    const start = Date.now();
    const isQuiet = () => Math.min(quietFor(), Date.now() - start) >= silence;
    while (!isQuiet()) {
      if (Date.now() - start > patience) throw new Error(`${page.url()} did not come to rest.`);
      await wait(100);
      // A busy machine may take longer than that to run what has come.
      if (isQuiet()) await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    }
  };
  return {
    page,
    requests,
    open: async (url) => {
      const response = await page.goto(url, { waitUntil: "commit" });
      if (!response?.ok()) throw new Error(`${url} was answered with ${response?.status()}.`);
    },
    rest,
    reach: async (target) => {
      await target.scrollIntoViewIfNeeded();
      await rest();
    },
    sincePress,
    until: async (selector, act) => {
      const [moment] = await Promise.all([
        page.waitForFunction(
          (wanted) => document.querySelector(wanted) && performance.timeOrigin + performance.now(),
          selector,
        ),
        act(),
      ]);
      return sincePress((await moment.jsonValue()) ?? Number.NaN);
    },
    entries: (type) =>
      page.evaluate((wanted) => {
        const observer = new PerformanceObserver(() => undefined);
        observer.observe({ type: wanted, buffered: true });
        return observer.takeRecords().map((entry) => entry.toJSON());
      }, type),
  };
}

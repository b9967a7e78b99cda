/** One visit of a page by a phone on a slow line, and what it cost. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { blockingTime, layoutShift, type Shift, type Task } from "./figures";
import type { Request } from "./kinds";
import { type Recorder, recordRequests } from "./network";

export type Link = {
  name: string;
  /** For both ways. */
  kilobits: number;
  /** Milliseconds between a request and the first byte of its answer. */
  latency: number;
  /** What the page is told of it. */
  type: "cellular3g" | "cellular4g";
};

export const links: readonly Link[] = [
  { name: "slow-3g", kilobits: 400, latency: 400, type: "cellular3g" },
  { name: "slow-4g", kilobits: 1600, latency: 150, type: "cellular4g" },
];

export const cpuSlowdown = 4;

/** Times in milliseconds since the visitor asked for the page. */
export type Visit = {
  fcp: number;
  lcp: number;
  /** Name of the element of the largest paint, and the address of its picture; empty for text. */
  lcpElement: string;
  lcpUrl: string;
  cls: number;
  tbt: number;
  /** Until React is in charge; none on the floor. */
  hydrated?: number;
  /** Without those that the browser answered from its cache. */
  requests: Request[];
};

/** What probe.js leaves in the page. */
type Noted = {
  fcp?: number;
  lcp?: { time: number; url: string; element: string };
  shifts: Shift[];
  tasks: Task[];
  live?: number;
  rooted?: number;
};

const silence = 2000;
const patience = 120_000;

/** Path of a Chromium, installed now if need be, as for the browser tests. */
const findChromium = () =>
  process.env.CHROMIUM_PATH ??
  execFileSync(process.execPath, [join(__dirname, "..", "ensure-chromium.mjs")], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  }).trim();

/** Without anything of the browser's own on the line. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      "--disable-gpu",
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
    ],
  });
}

/** A phone that has never seen the site. */
export async function newVisitor(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: "it-IT",
    serviceWorkers: "block",
  });
  await context.addInitScript({ path: join(__dirname, "probe.js") });
  return context;
}

async function openSlowPage(context: BrowserContext, { kilobits, latency, type }: Link) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const recorder = await recordRequests(session);
  const throughput = (kilobits * 1000) / 8;
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
    connectionType: type,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  return { page, recorder };
}

/** Resolves with what the page has noted once nothing comes or goes any more, and React is in charge if it ever will be. */
async function whenQuiet(page: Page, recorder: Recorder, hydrates: boolean): Promise<Noted> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    await wait(100);
    if (recorder.quietFor() < silence) continue;
    const noted = await page.evaluate<Noted>("window.benchPages");
    if (!hydrates || noted.live !== undefined || noted.rooted !== undefined) return noted;
  }
  throw new Error(`${page.url()} did not come to rest${hydrates ? " with React in charge" : ""}.`);
}

/**
 * Visits a page, without scrolling, until it is quiet.
 *
 * @param hydrates whether React is expected to take the page over
 * @throws when the page does not answer, paints nothing or does not come to rest
 */
export async function visit(
  context: BrowserContext,
  url: string,
  { link, hydrates }: { link: Link; hydrates: boolean },
): Promise<Visit> {
  const { page, recorder } = await openSlowPage(context, link);
  const response = await page.goto(url, { waitUntil: "load", timeout: patience });
  const { fcp, lcp, shifts, tasks, live, rooted } = await whenQuiet(page, recorder, hydrates);
  await page.close();
  if (!response || response.status() >= 400)
    throw new Error(`${url} was answered with ${response?.status()}.`);
  if (fcp === undefined || lcp === undefined) throw new Error(`${url} painted nothing.`);
  return {
    fcp,
    lcp: lcp.time,
    lcpElement: lcp.element,
    lcpUrl: lcp.url,
    cls: layoutShift(shifts),
    tbt: blockingTime(tasks, fcp),
    hydrated: live ?? rooted,
    requests: recorder.requests(),
  };
}

/** Measures the bytes of a phone's requests, with headers: the first screen, and each island. */
import type { Page } from "@playwright/test";
import { content } from "../built/content";
import { expect, test } from "./support";

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

const [project] = content.projects;
/** Budgets of first screens in bytes; a service's page has more text than others. */
const firstScreens: readonly (readonly [string, number])[] = [
  ["/", 76_000],
  ["/services", 45_000],
  ...content.services.map(({ slug }) => [`/services/${slug}`, 50_000] as const),
  ["/portfolio", 56_000],
  [`/portfolio/${project?.slug}`, 85_000],
  ["/contact", 36_000],
];

const surveyedService = content.services.find(({ sheet, terrain }) => sheet && terrain);
/** `operate`: a control whose focus loads the island; `budget` in bytes. */
const islands = [
  { island: "form", route: "/preventivo", operate: "main form [name=name]", budget: 54_000 },
  { island: "carousel", route: "/about", operate: "[data-island=carousel] a", budget: 54_000 },
  { island: "embed", route: "/contact", operate: "[data-island=embed] button", budget: 48_000 },
  {
    island: "terrain",
    route: `/services/${surveyedService?.slug}`,
    operate: "[data-island=terrain] input",
    budget: 52_000,
  },
];

const requestsOf = (page: Page) =>
  page.evaluate(() =>
    [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].map(
      (entry) => ({
        url: entry.name,
        bytes: (entry as PerformanceResourceTiming).transferSize,
        status: (entry as PerformanceResourceTiming).responseStatus,
      }),
    ),
  );
const sum = (requests: readonly { bytes: number }[]) => requests.reduce((all, { bytes }) => all + bytes, 0);

for (const [route, budget] of firstScreens)
  test(`${route}: the first screen is light`, async ({ page }) => {
    await page.goto(route, { waitUntil: "networkidle" });
    expect(sum(await requestsOf(page))).toBeLessThan(budget);
  });

for (const { route, operate, island, budget } of islands)
  test(`${island} of ${route}: light, each file fetched once`, async ({ page }) => {
    await page.goto(route, { waitUntil: "networkidle" });
    const host = page.locator(`[data-island=${island}]`).first();
    const countBefore = (await requestsOf(page)).length;
    await page.locator(operate).first().focus();
    await expect(host).toHaveAttribute("data-live");
    const requests = await requestsOf(page);
    expect(requests.map(({ status }) => status)).toEqual(requests.map(() => 200));
    const files = requests.slice(countBefore).filter(({ url }) => /\.(?:js|css|json)$/u.test(url));
    // A preloaded file must come from the cache the second time.
    const transferred = files.filter(({ bytes }) => bytes > 0).map(({ url }) => url);
    expect(transferred).toEqual([...new Set(transferred)]);
    expect(sum(files)).toBeLessThan(budget);
  });

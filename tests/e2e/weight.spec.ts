/** Measures the bytes of a phone's requests, with headers, before and after the first input. */
import type { Page } from "@playwright/test";
import { hydrate } from "./site";
import { expect, test } from "./support";

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

/** In bytes. */
const budgets = { firstScreen: 75_000, withApplication: 190_000 };

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

// These pages have the largest picture and the most script.
for (const route of ["/", "/contact"]) {
  test(`${route}: the first screen is light, each file fetched once`, async ({ page }) => {
    await page.goto(route, { waitUntil: "networkidle" });
    const first = await requestsOf(page);
    expect(sum(first)).toBeLessThan(budgets.firstScreen);
    // Phones do not show these drawings of src/ui/motifs.
    expect(first.filter(({ url }) => /\/(?:contours|net)-\w+\.svg$/u.test(url))).toEqual([]);
    await hydrate(page);
    const requests = await requestsOf(page);
    expect(requests.map(({ status }) => status)).toEqual(requests.map(() => 200));
    // Preloaded files must come from the cache the second time.
    const transferred = requests.filter(({ bytes }) => bytes > 0).map(({ url }) => url);
    expect(transferred).toEqual([...new Set(transferred)]);
    expect(transferred.filter((url) => url.endsWith("/page-data.json"))).toHaveLength(1);
    expect(sum(requests)).toBeLessThan(budgets.withApplication);
  });
}

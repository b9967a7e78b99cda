/** What comes over the line to a phone before anybody touches the page, and then: bytes with the answers' headers, no times. */
import type { Page } from "@playwright/test";
import { hydrated } from "./site";
import { expect, test } from "./support";

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

/** In bytes. */
const budgets = { firstScreen: 75_000, withApplication: 190_000 };

/** Addresses and bytes of what the page has asked for until now, itself included. */
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

// The page with the largest picture, and the one with the most script.
for (const route of ["/", "/contact"]) {
  test(`${route}: what the first screen needs is light, and comes once`, async ({ page }) => {
    await page.goto(route, { waitUntil: "networkidle" });
    expect(sum(await requestsOf(page))).toBeLessThan(budgets.firstScreen);
    await hydrated(page);
    const requests = await requestsOf(page);
    expect(requests.map(({ status }) => status)).toEqual(requests.map(() => 200));
    // What the page names early is what is asked for later: a second time it comes from the cache.
    const sent = requests.filter(({ bytes }) => bytes > 0).map(({ url }) => url);
    expect(sent).toEqual([...new Set(sent)]);
    expect(sent.filter((url) => url.endsWith("/page-data.json"))).toHaveLength(1);
    expect(sum(requests)).toBeLessThan(budgets.withApplication);
  });
}

/** What comes over the line to a phone before anybody touches the page, and then: bytes with the answers' headers, no times. */
import type { Page } from "@playwright/test";
import { bytesOf, recordRequests } from "../../benches/network";
import { hydrated } from "./site";
import { expect, test } from "./support";

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

/** In bytes. Of the pictures below, Chromium fetches some; where it finds the connection slow, all twelve cards' of `/`. */
const budgets = { firstScreen: 75_000, withApplication: 150_000 };

/** Addresses of the pictures that a visitor does not see without scrolling. */
const picturesBelow = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top >= window.innerHeight)
      .map(({ currentSrc }) => currentSrc),
  );

// The page with the largest picture, and the one with the most script.
for (const route of ["/", "/contact"]) {
  test(`${route}: what the first screen needs is light, and comes once`, async ({ page, context }) => {
    const first = await recordRequests(await context.newCDPSession(page));
    await page.goto(route, { waitUntil: "networkidle" });
    const below = new Set(await picturesBelow(page));
    const ofFirstScreen = first.requests().filter(({ url }) => !below.has(url));
    expect(bytesOf(ofFirstScreen)).toBeLessThan(budgets.firstScreen);
    await hydrated(page);
    const requests = first.requests();
    expect(requests.map(({ status }) => status)).toEqual(requests.map(() => 200));
    // What the page names early is what is asked for later.
    const addresses = requests.map(({ url }) => url);
    expect(addresses).toEqual([...new Set(addresses)]);
    expect(addresses.filter((url) => url.endsWith("/page-data.json"))).toHaveLength(1);
    expect(bytesOf(requests)).toBeLessThan(budgets.withApplication);

    const again = await context.newPage();
    const second = await recordRequests(await context.newCDPSession(again));
    await again.goto(route);
    await hydrated(again);
    expect(second.requests().filter(({ status }) => status !== 304)).toEqual([]);
    expect(second.requests().map(({ url }) => new URL(url).pathname)).toContain(route);
  });
}

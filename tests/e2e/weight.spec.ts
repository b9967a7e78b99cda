/** What comes over the line to a phone before anybody touches the page, and then: bytes with the answers' headers, no times. */
import { bytesOf, recordRequests } from "../../benches/network";
import { hydrated } from "./site";
import { expect, test } from "./support";

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

/** In bytes. Of the pictures below, Chromium fetches some; where it finds the connection slow, all twelve cards' of `/`. */
const budgets = { firstScreen: 75_000, withApplication: 160_000 };

// The page with the largest picture, and the one with the most script.
for (const route of ["/", "/contact"]) {
  test(`${route}: what the first screen needs is light, and comes once`, async ({ page, context }) => {
    const first = await recordRequests(await context.newCDPSession(page));
    await page.goto(route, { waitUntil: "networkidle" });
    const below = await page.evaluate(() =>
      [...document.images]
        .filter((image) => image.getBoundingClientRect().top >= window.innerHeight)
        .map(({ currentSrc }) => currentSrc),
    );
    const ofFirstScreen = first.requests().filter(({ url }) => !below.includes(url));
    expect(bytesOf(ofFirstScreen)).toBeLessThan(budgets.firstScreen);
    await hydrated(page);
    const requests = first.requests();
    expect(requests.map(({ status }) => status)).toEqual(requests.map(() => 200));
    // What the page names early is what is asked for later.
    const addresses = requests.map(({ url }) => url);
    expect(addresses).toEqual([...new Set(addresses)]);
    expect(addresses.filter((url) => url.endsWith("/page-data.json"))).toHaveLength(1);
    expect(bytesOf(requests)).toBeLessThan(budgets.withApplication);
  });
}

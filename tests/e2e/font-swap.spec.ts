/** Tests that nothing moves when the web font replaces either fallback. */
import { deferred } from "./mail";
import { consoleNotFoundPattern, sampleRoutes } from "./site";
import { expect, test } from "./support";

// Roboto is the fallback on Android.
const cases = [
  ["Manrope Roboto", 360, 740],
  ["Manrope Arial", 360, 740],
  ["Manrope Arial", 1280, 800],
] as const;

test.use({ contextOptions: { reducedMotion: "reduce" }, expectedProblems: [consoleNotFoundPattern] });

for (const [fallback, width, height] of cases)
  test(`no page shifts from ${fallback} to Manrope at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript((family) => {
      const stylesheet = new CSSStyleSheet();
      stylesheet.replaceSync(`:root { --font: Manrope, "${family}" }`);
      document.adoptedStyleSheets = [stylesheet];
    }, fallback);
    const shiftOf: Record<string, number> = {};
    for (const route of sampleRoutes) {
      const font = deferred();
      await page.route("**/*.woff2", async (request) => {
        await font.promise;
        await request.continue();
      });
      await page.goto(route, { waitUntil: "domcontentloaded" });
      const paints = () => page.evaluate(() => performance.getEntriesByType("paint").length);
      await expect.poll(paints).toBe(2);
      const start = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            requestAnimationFrame(() => requestAnimationFrame(resolve));
          }),
      );
      font.resolve();
      shiftOf[route] = await page.evaluate(
        async ([family, since]) => {
          const isInstalled = await document.fonts.load(`1rem "${family}"`).then(
            (faces) => faces.length > 0,
            () => false,
          );
          await document.fonts.load("1rem Manrope");
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          const observer = new PerformanceObserver(() => undefined);
          observer.observe({ type: "layout-shift", buffered: true });
          const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
          const countedShifts = shifts.filter(({ startTime }) => isInstalled && startTime > since);
          return countedShifts.reduce((sum, { value }) => sum + value, 0);
        },
        [fallback, start] as const,
      );
      await page.unroute("**/*.woff2");
    }
    expect(Object.entries(shiftOf).filter(([, shift]) => shift > 0.005)).toEqual([]);
  });

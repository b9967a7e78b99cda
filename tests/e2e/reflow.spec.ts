/** WCAG 1.4.10: at 320 px, as at 400 % zoom, nothing is cut off or scrolls sideways; nor on wider windows. */
import { cutOff, notFoundInConsole, routes, visit } from "./site";
import { expect, test } from "./support";

test.use({ expectedProblems: [notFoundInConsole], contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ timeout: 90_000 });

const softly = expect.configure({ soft: true });

/** 1280 px at 400 %; a tablet; the narrowest window with the whole navigation in its header. */
const widths = [320, 768, 1024];

for (const { kind, belongs } of [
  { kind: "service page", belongs: (route: string) => route.startsWith("/services/") },
  { kind: "project page", belongs: (route: string) => route.startsWith("/portfolio/") },
  { kind: "other page", belongs: (route: string) => !/^\/(?:services|portfolio)\//u.test(route) },
]) {
  test(`every ${kind} fits windows of 320, 768 and 1024 px`, async ({ page }) => {
    for (const route of routes.filter(belongs)) {
      await visit(page, route);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        // Polled: the new size reaches the page with its next frame.
        await softly.poll(() => cutOff(page), `${route} at ${width} px`).toEqual([]);
      }
    }
  });
}

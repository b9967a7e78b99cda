/** WCAG 1.4.10: at 320 px, as at 400 % zoom, nothing is cut off or scrolls sideways; nor at any other width. */
import { cutOff, notFoundInConsole, routes, visit } from "./site";
import { expect, test } from "./support";

test.use({ expectedProblems: [notFoundInConsole], contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ timeout: 90_000 });

const softly = expect.configure({ soft: true });

/** 320 px: 1280 px at 400 %. 768 and 1023 px: the widest with the menu button. 1024 px: the narrowest without. */
const widths = [320, 768, 1023, 1024, 1920];

for (const { kind, belongs } of [
  { kind: "service page", belongs: (route: string) => route.startsWith("/services/") },
  { kind: "project page", belongs: (route: string) => route.startsWith("/portfolio/") },
  { kind: "other page", belongs: (route: string) => !/^\/(?:services|portfolio)\//u.test(route) },
]) {
  test(`every ${kind} fits windows from 320 to 1920 px wide`, async ({ page }) => {
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

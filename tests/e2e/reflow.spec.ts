/** WCAG 1.4.10 and 1.4.4: at 320 px, as at 400 % zoom, and with larger text nothing is cut off or scrolls sideways. */
import { cutOff, notFoundInConsole, routes, visit } from "./site";
import { expect, test } from "./support";

test.use({ expectedProblems: [notFoundInConsole], contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ timeout: 90_000 });

test("every route fits a window 320 px wide", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const route of routes) {
    await visit(page, route);
    expect(await cutOff(page), route).toEqual([]);
  }
});

test("every route keeps its width on a tablet of 768 px and in a narrow desktop window of 1024 px", async ({
  page,
}) => {
  for (const route of routes) {
    await page.setViewportSize({ width: 768, height: 1024 });
    await visit(page, route);
    expect(await cutOff(page), `${route} at 768 px`).toEqual([]);
    await page.setViewportSize({ width: 1024, height: 768 });
    expect(await cutOff(page), `${route} at 1024 px`).toEqual([]);
  }
});

test("text twice as large still fits a desktop window", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const route of ["/", "/about", "/services/fotogrammetrici", "/preventivo", "/attrezzature"]) {
    await visit(page, route);
    await page.addStyleTag({ content: ":root { font-size: 200% }" });
    expect(await cutOff(page), route).toEqual([]);
  }
});

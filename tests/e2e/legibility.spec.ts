import { contrastsBehind } from "./contrast";
import { notFoundInConsole, routes, unknownPath } from "./site";
import { expect, test } from "./support";

test.use({ contextOptions: { reducedMotion: "reduce" }, expectedProblems: [notFoundInConsole] });

/** The routes whose head is a picture. */
const pictured = routes.filter(
  (route) => route === "/" || route === unknownPath || /^\/(services|portfolio)\/./u.test(route),
);

/** WCAG 2.2, 1.4.3: 3 for large text, 4.5 for the rest. */
const least: Readonly<Record<string, number>> = { title: 3 };

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1280, 800],
] as const) {
  test(`text over every hero can be read at ${width} px, whatever the picture`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height });
    const tooFaint: string[] = [];
    for (const path of pictured) {
      await page.goto(path);
      await page
        .locator("main section img")
        .first()
        .evaluate((image: HTMLImageElement) => image.decode());
      await page.evaluate(() => document.fonts.ready);
      const hero = page.locator("main > section").first();
      const contrasts = await contrastsBehind(page, {
        title: hero.getByRole("heading", { level: 1 }),
        subtitle: hero.locator("h1 + p"),
        "link above the title": hero.locator("a[href='/portfolio']"),
        "second button": hero.getByRole("link", { name: "Visualizza Servizi" }),
        ...(path === "/" && {
          "menu at the top": page
            .locator("header")
            .getByText(width < 1024 ? "Menu" : "Chi Siamo")
            .first(),
        }),
      });
      expect(Object.keys(contrasts)).toEqual(expect.arrayContaining(["title", "subtitle"]));
      for (const [name, ratio] of Object.entries(contrasts))
        if (ratio < (least[name] ?? 4.5)) tooFaint.push(`${path} ${name}: ${ratio.toFixed(2)}`);
    }
    expect(tooFaint).toEqual([]);
  });
}

/**
 * Every route, loaded once: nothing stored of the visitor, nothing cut off from 320 to 1280 px, nothing that axe finds, text over the
 * hero's picture that can be read. Console errors and other hosts: support.ts, after every test.
 */
import type { Page } from "@playwright/test";
import { contrastsBehind } from "./contrast";
import { axeFindings, cutOff, notFoundInConsole, routes, unknownPath, visit } from "./site";
import { expect, test } from "./support";

/** 320 px is 1280 at 400 % (WCAG 1.4.10); 1024 the narrowest window with the whole navigation in its header. */
const windows = [
  { width: 320, height: 740 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1024, height: 800 },
  { width: 1280, height: 800 },
];

/** Contrast is measured once for each cut of the pictures. */
const measured = [360, 768, 1280];

/** One route of each template and page: there axe also looks at the wide layout. */
const oneOfEach = routes.filter(
  (route) =>
    !/^\/(?:services|portfolio)\/./u.test(route) || /\/(?:catasto|modello-3d-centro-storico)$/u.test(route),
);

/** WCAG 2.2, 1.4.3: 3 for large text, 4.5 for the rest. */
const leastContrast: Readonly<Record<string, number>> = { title: 3 };

/** Texts over the hero's picture that are too faint; none where there is no picture. */
async function faintOverHero(page: Page, width: number): Promise<string[]> {
  const hero = page.locator("main > section").first();
  // Not the ornament, which narrow screens do not show.
  const picture = hero.locator("picture img");
  if ((await picture.count()) === 0) return [];
  // A new size may choose another file, with the next frame.
  await picture.first().evaluate(async (image: HTMLImageElement) => {
    await new Promise(requestAnimationFrame);
    await image.decode();
  });
  await page.evaluate(() => document.fonts.ready);
  const contrasts = await contrastsBehind(page, {
    title: hero.getByRole("heading", { level: 1 }),
    subtitle: hero.locator("h1 + p"),
    "link above the title": hero.locator("a[href='/portfolio']"),
    "second button": hero.getByRole("link", { name: "Visualizza Servizi" }),
    ...(new URL(page.url()).pathname === "/" && {
      "menu at the top": page
        .locator("header")
        .getByText(width < 1024 ? "Menu" : "Chi Siamo")
        .first(),
    }),
  });
  expect(Object.keys(contrasts)).toEqual(expect.arrayContaining(["title", "subtitle"]));
  return Object.entries(contrasts)
    .filter(([name, ratio]) => ratio < (leastContrast[name] ?? 4.5))
    .map(([name, ratio]) => `${name}: ${ratio.toFixed(2)}`);
}

// Everything that would fade in is there at once: axe looks past what is transparent.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 360, height: 740 } });

for (const route of routes) {
  test.describe(() => {
    test.use({ expectedProblems: route === unknownPath ? [notFoundInConsole] : [] });

    test(`${route} stores nothing, fits every window, and can be read by all`, async ({ page, context }) => {
      const response = await visit(page, route);
      expect(response?.status()).toBe(route === unknownPath ? 404 : 200);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await axeFindings(page), "axe at 360 px").toEqual([]);
      for (const size of windows) {
        const { width } = size;
        await page.setViewportSize(size);
        // Polled: the new size reaches the page with its next frame.
        await expect.poll(() => cutOff(page), `what does not fit ${width} px`).toEqual([]);
        if (measured.includes(width))
          expect(await faintOverHero(page, width), `contrast over the hero at ${width} px`).toEqual([]);
      }
      if (oneOfEach.includes(route)) expect(await axeFindings(page), "axe at 1280 px").toEqual([]);

      await expect(
        page.locator("main video:not([controls])"),
        "films by themselves, under reduced motion",
      ).toHaveCount(0);
      expect(await context.cookies()).toEqual([]);
      const stored = await page.evaluate(async () => ({
        local: Object.keys(localStorage),
        session: Object.keys(sessionStorage),
        databases: (await indexedDB.databases()).map(({ name }) => name),
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      }));
      expect(stored).toEqual({ local: [], session: [], databases: [], caches: [], workers: 0 });
    });
  });
}

/**
 * Text set larger by the visitor: the browser's default size at 150 and 200 %, on every route; the spacing of WCAG 1.4.12
 * and the longest words of the content model on one route of each kind.
 */
import type { Page } from "@playwright/test";
import config from "../../playwright.config";
import { cutOff, routes, unknownPath } from "./site";
import { expect, test } from "./support";

/** The narrowest phone, a common one, a tablet, a desk. */
const widths = [320, 360, 768, 1280];
const { args = [], ...launchOptions } = config.use?.launchOptions ?? {};

/** Texts that end outside their own box, which may clip them, and icons that have lost their size. */
const squeezed = (page: Page) =>
  page.evaluate(() => {
    // Not the header's entry that holds the hidden list of services.
    const texts = document.querySelectorAll<HTMLElement>(
      ":is(header a, :is(main, footer) :is(h1, h2, h3, p, li, a))",
    );
    const icons = document.querySelectorAll("header svg[width], main svg[width]");
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[aria-roledescription="carosello"]');
    return [
      ...[...texts]
        .filter((text) => isShown(text) && text.clientWidth > 0 && text.scrollWidth > text.clientWidth + 1)
        .map((text) => `${text.tagName}: ${text.textContent?.slice(0, 60)}`),
      ...[...document.querySelectorAll("header button span")]
        .filter((word) => isShown(word) && word.getClientRects().length > 1)
        .map((word) => `broken: ${word.textContent}`),
      ...[...icons]
        .filter(
          (icon) => isShown(icon) && icon.getBoundingClientRect().width < Number(icon.getAttribute("width")),
        )
        .map((icon) => `icon in ${icon.parentElement?.outerHTML.slice(0, 80)}`),
    ];
  });

async function expectAllFits(page: Page, width: number, what: string) {
  await page.setViewportSize({ width, height: 740 });
  await expect
    .poll(async () => [...(await cutOff(page)), ...(await squeezed(page))], `${what} in ${width} px`)
    .toEqual([]);
}

for (const [percent, size] of [
  [150, 24],
  [200, 32],
] as const)
  for (let first = 0; first < routes.length; first += 10)
    test(`text at ${percent} % fits, from route ${first + 1} on`, async ({ playwright, baseURL }) => {
      // The default size is the browser's setting, which none that is running takes.
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        args: [...args, `--blink-settings=defaultFontSize=${size}`],
      });
      const page = await browser.newPage({ baseURL, reducedMotion: "reduce" });
      for (const route of routes.slice(first, first + 10)) {
        await page.goto(route);
        const set = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
        expect(set).toBe(`${size}px`);
        await page.evaluate(() => document.fonts.ready);
        for (const width of widths) await expectAllFits(page, width, route);
      }
      await browser.close();
    });

const spacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";
const oneOfEach = routes.filter(
  (route) => !/^\/(?:services|portfolio)\/./u.test(route) && route !== unknownPath,
);

test.describe("at the usual size", () => {
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } });

  for (const route of [
    ...oneOfEach,
    "/services/fotogrammetrici",
    "/portfolio/picchettamento-complesso-residenziale",
  ])
    test(`${route}: the spacing of WCAG 1.4.12, a title of 70 letters and an address of 60 cut nothing off`, async ({
      page,
    }) => {
      await page.goto(route);
      await page.addStyleTag({ content: spacing });
      for (const width of widths) await expectAllFits(page, width, route);
      await page.evaluate(() => {
        for (const title of document.querySelectorAll("h1"))
          title.textContent = "Fotogrammetrici".repeat(5).slice(0, 70);
        for (const link of document.querySelectorAll('a[href^="mailto:"]'))
          link.textContent = `${"posta".repeat(9)}@pec.example.it`;
      });
      for (const width of widths) await expectAllFits(page, width, `${route} with long words`);
    });
});

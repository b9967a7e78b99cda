import type { Page } from "@playwright/test";
import { contrastsBehind } from "./contrast";
import {
  axeFindings,
  banner,
  boxOf,
  consoleNotFoundPattern,
  cutOff,
  invisibleTexts,
  routes,
  sampleRoutes,
  unknownPath,
} from "./site";
import { expect, test } from "./support";

// 320 px are the width of 1280 px at a zoom of 400 % (WCAG 1.4.10).
const narrow = { width: 320, height: 1000 };
const tablet = { width: 768, height: 1024 };
const wide = { width: 1280, height: 800 };
const otherSizes = [
  { width: 360, height: 740 },
  { width: 1000, height: 800 },
  { width: 1024, height: 800 },
  { width: 1920, height: 1080 },
];

/** Lists texts over the home page's hero. Other heroes have text and picture side by side, which axe can judge. */
async function lowContrastOverHero(page: Page): Promise<string[]> {
  const hero = page.locator("main > section").first();
  const picture = hero.locator("picture img").first();
  // A new size may select another file in the next frame.
  await picture.evaluate(async (image: HTMLImageElement) => {
    await new Promise(requestAnimationFrame);
    await image.decode();
  });
  await page.evaluate(() => document.fonts.ready);
  const contrasts = await contrastsBehind(hero, {
    title: hero.getByRole("heading", { level: 1 }),
    subtitle: hero.locator("h1 + p"),
    "second button": hero.getByRole("link", { name: "Visualizza Servizi" }),
    "menu at the top": page.locator("header").locator("nav a, button").filter({ visible: true }).first(),
  });
  expect(Object.keys(contrasts)).toEqual(expect.arrayContaining(["title", "subtitle"]));
  // Requires the minimum for small text (WCAG 2.2, 1.4.3) of the title, too.
  return Object.entries(contrasts)
    .filter(([, ratio]) => ratio < 4.5)
    .map(([name, ratio]) => `${name}: ${ratio.toFixed(2)}`);
}

const misaligned = (page: Page) =>
  page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((part) =>
        part.checkVisibility({ visibilityProperty: true }),
      );
    const container = document.querySelector("footer > div")?.getBoundingClientRect();
    const off = (selector: string, side: "left" | "right") =>
      shown(selector).filter(
        (part) => Math.abs(part.getBoundingClientRect()[side] - (container?.[side] ?? 0)) > 1,
      );
    return [
      ...off(
        "header > :first-child > a, main h1, main > section h2:not(section section *), footer a[href='/']",
        "left",
      ),
      ...off("header > :first-child a[href='/preventivo'], main > section header", "right"),
    ].map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

const clippedOrCovered = (page: Page) =>
  page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(
        (part) =>
          part.checkVisibility({ visibilityProperty: true }) &&
          !part.closest('[aria-roledescription="carosello"]'),
      );
    const texts = shown("header a, :is(main, footer) :is(h1, h2, h3, p, li, a)").filter(
      ({ clientWidth, scrollWidth, textContent }) =>
        textContent?.trim() && clientWidth > 0 && scrollWidth > clientWidth + 1,
    );
    const icons = shown(":is(header, main) svg[width]").filter(
      (icon) => icon.getBoundingClientRect().width < Number(icon.getAttribute("width")),
    );
    const covered = shown("main :is(h2, h3, h4, p)").filter((part) => {
      const next = part.nextElementSibling;
      if (!next?.matches("h2, h3, h4, p") || !next.checkVisibility({ visibilityProperty: true }))
        return false;
      const isInline = getComputedStyle(part).display === "inline";
      const hasOverlap = (a: DOMRect, b: DOMRect) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > (isInline ? 5 : 1);
      // A text in the line of another has a box for each line, a little higher than the line.
      const boxes = [...next.getClientRects()];
      return [...part.getClientRects()].some((box) => boxes.some((other) => hasOverlap(box, other)));
    });
    return [...texts, ...icons, ...covered].map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

/** Lists controls less than a finger high, except in sentences and a card's link. */
const smallTargets = (page: Page) =>
  page.locator("a, button, summary, select, input:not([type=range])").evaluateAll((controls) =>
    controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !control.closest("p, dd, td, .visually-hidden, [aria-hidden]"))
      .filter((control) => getComputedStyle(control, "::after").position !== "absolute")
      .filter((control) => control.getBoundingClientRect().height < 43.5)
      .map(({ outerHTML }) => outerHTML.slice(0, 160)),
  );

/** Lists texts and controls that a press at their middle misses, with everything unfolded. */
const unreachable = (page: Page) =>
  page.evaluate(() => {
    const folded = [...document.querySelectorAll<HTMLDetailsElement>("details:not([open])")];
    for (const details of folded) details.open = true;
    const misses: string[] = [];
    const check = (element: Element, firstLine: () => DOMRect | undefined) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return;
      if (element.closest(".visually-hidden, [aria-hidden], [role=img]")) return;
      element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const { left = 0, top = 0, width = 0, height = 0 } = firstLine() ?? {};
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      // Skip links wait outside the window. On purpose, the section line lies over its plan, a table's
      // first column over its cells, and a card's link over the card.
      if (
        !hit ||
        hit.matches("path, th") ||
        element.contains(hit) ||
        hit.closest("a")?.closest("li, article, .ring")?.contains(element)
      )
        return;
      if (element.matches(controls) || !hit.contains(element))
        misses.push(`${element.outerHTML.slice(0, 80)} under ${hit.outerHTML.slice(0, 80)}`);
    };
    const controls = "a, button, input, select, textarea, summary";
    for (const control of document.querySelectorAll(controls))
      check(control, () => control.getClientRects()[0]);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNode(text);
      if (text.parentElement && text.textContent?.trim())
        check(text.parentElement, () => range.getClientRects()[0]);
    }
    for (const details of folded) details.open = false;
    window.scrollTo({ top: 0, behavior: "instant" });
    return misses;
  });

// Polls, because a new size takes effect in the next frame.
const expectAllFits = (page: Page, moment: string) =>
  expect
    .poll(async () => [...(await cutOff(page)), ...(await clippedOrCovered(page))], `overflow: ${moment}`)
    .toEqual([]);

async function setTextSize(page: Page, pixels: number) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: pixels } });
  await expect(page.locator("html")).toHaveCSS("font-size", `${pixels}px`);
}

// Adopts a stylesheet with the spacing of WCAG 1.4.12, because the page's CSP blocks style elements.
const setSpacing = (page: Page) =>
  page.evaluate(() => {
    const stylesheet = new CSSStyleSheet();
    stylesheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`);
    document.adoptedStyleSheets = [stylesheet];
  });

const setLongWords = (page: Page) =>
  page.evaluate(() => {
    for (const title of document.querySelectorAll("h1"))
      title.textContent = "Fotogrammetrici".repeat(5).slice(0, 70);
    const name = document.querySelector("header a[href='/'] span span");
    if (name) name.textContent = "Studio Tecnico Associato Geometri Rossi, Bianchi & D’Amico";
    for (const link of document.querySelectorAll('a[href^="mailto:"]'))
      link.textContent = `${"posta".repeat(9)}@pec.example.it`;
  });

// Disables fades: axe ignores transparent text.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 360, height: 740 } });

for (const route of routes) {
  test.describe(() => {
    test.use({ expectedProblems: route === unknownPath ? [consoleNotFoundPattern] : [] });

    test(`${route} stores nothing, fits every viewport and text size, and is accessible`, async ({
      page,
      context,
    }) => {
      const response = await page.goto(route);
      expect(response?.status()).toBe(route === unknownPath ? 404 : 200);
      const field = page.locator("main form [name=name]");
      if ((await field.count()) > 0) {
        await field.focus();
        await expect(page.locator("main form")).toHaveAttribute("data-live");
      }
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await invisibleTexts(page), "invisible content").toEqual([]);
      expect(await axeFindings(page), "axe at 360 px").toEqual([]);
      await expect(
        page.locator("summary:has(> :nth-child(2)):not([aria-labelledby])"),
        "long names",
      ).toHaveCount(0);
      // Chromium's names of headings and labels omit a text of white space alone.
      expect(await response?.text()).not.toMatch(/<\/(?:span|b)> <!-- -->/u);
      expect(await context.cookies()).toEqual([]);
      const stored = await page.evaluate(async () => ({
        local: Object.keys(localStorage),
        session: Object.keys(sessionStorage),
        databases: (await indexedDB.databases()).map(({ name }) => name),
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      }));
      expect(stored).toEqual({ local: [], session: [], databases: [], caches: [], workers: 0 });

      const isSample = sampleRoutes.includes(route);
      // Other pages of a template differ only in the length of texts and in pictures.
      for (const size of isSample ? [...otherSizes, narrow, tablet, wide] : [narrow, wide]) {
        await page.setViewportSize(size);
        await expectAllFits(page, `${size.width} px`);
        await expect.poll(() => misaligned(page), `misaligned at ${size.width} px`).toEqual([]);
        if (size.width === 360) expect(await smallTargets(page), "targets at 360 px").toEqual([]);
        if (isSample) expect(await unreachable(page), `covered at ${size.width} px`).toEqual([]);
        if (route === "/" && !otherSizes.includes(size))
          expect(await lowContrastOverHero(page), `contrast over the hero at ${size.width} px`).toEqual([]);
      }
      if (isSample) expect(await axeFindings(page), "axe at 1280 px").toEqual([]);

      await expect(
        page.locator("main video:not([controls]) + button:visible"),
        "film buttons, under reduced motion",
      ).toHaveCount(0);

      const stresses = [
        ["text at 200 %", () => setTextSize(page, 32)],
        ["the spacing of WCAG 1.4.12", () => setTextSize(page, 16).then(() => setSpacing(page))],
        ["long words", () => setLongWords(page)],
      ] as const;
      for (const [name, apply] of isSample ? stresses : stresses.slice(0, 1)) {
        await apply();
        for (const size of isSample ? [narrow, tablet, wide] : [narrow]) {
          await page.setViewportSize(size);
          if (name === "long words" && size === narrow)
            expect((await boxOf(banner(page))).height, "header with a long name").toBeLessThanOrEqual(80);
          await expectAllFits(page, `${name} at ${size.width} px`);
        }
      }
    });
  });
}

/** Where the header shows its entries in a row, and where the menu's button replaces them. */
import type { Page } from "@playwright/test";
import { rowFrom } from "../../src/layout/header/row-width";
import { banner, content, mainMenu, visit } from "./site";
import { expect, test } from "./support";

const named = (name: string) => ({ name, exact: true });
const lastLink = (page: Page) => banner(page).getByRole("navigation").getByRole("link").last();
const menuButton = (page: Page) => banner(page).getByRole("button", named("Menu"));

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The five entries of the specification, two more, and names of every length: in the page, and in the class that follows. */
const entries = content.navigation.main.slice(0, 5);
const more = ["Certificazioni", "Attrezzature"].map((label) => ({ label, to: `/${label}` }));
const headers = [
  { name: content.studio.name, main: entries },
  { name: "Studio Tecnico Bevilacqua", main: entries },
  { name: content.studio.name, main: [...entries, ...more] },
  { name: "Studio Tecnico Associato Bevilacqua e Collaboratori", main: [...entries, ...more] },
];

/** The header as it is built. */
const shown = { ...content, navigation: { ...content.navigation, main: mainMenu } };

/** Labels in more than one line, and words of the name that are broken. */
const broken = (page: Page) =>
  banner(page).evaluate((header) => {
    const texts = [...header.querySelectorAll("nav > ul > li > a, nav > a, button span, a > span > span")]
      .filter((part) => part.checkVisibility())
      .map((part) => part.firstChild as Text);
    return texts.flatMap((text) => {
      const isName = text.parentElement?.matches("a > span > span");
      return [...text.data.matchAll(isName ? /\S+/gu : /.+/gu)].flatMap(({ index, 0: part }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + part.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        return lines.size > 1 ? [part] : [];
      });
    });
  });

for (const { name, main } of headers)
  test(`${main.length} entries beside «${name}»: no label breaks, and what shows can be used`, async ({
    page,
  }) => {
    const { quote } = content.navigation;
    const from = rowFrom({ studio: { name }, navigation: { main, quote } });
    await visit(page, "/about");
    await page.evaluate(() => document.fonts.ready);
    await banner(page).evaluate(
      (header, { name, kept, labels, steps }) => {
        const list = header.querySelector("nav > ul");
        const items = [...(list?.children ?? [])];
        for (const item of items.splice(kept)) item.remove();
        for (const label of labels.slice(kept)) {
          const item = items.at(-1)?.cloneNode(true) as HTMLElement;
          (item.querySelector("a") as HTMLElement).textContent = label;
          list?.append(item);
        }
        (header.querySelector("a > span > span") as HTMLElement).textContent = name;
        /** The class by which the whole style sheet shows the row from a width on; there is none for no width. */
        const classAt = (width: number | undefined) => {
          const rules = (owner: CSSGroupingRule | CSSStyleSheet): CSSRule[] =>
            [...owner.cssRules].flatMap((rule) =>
              rule instanceof CSSGroupingRule ? [rule, ...rules(rule)] : [rule],
            );
          return [...document.styleSheets]
            .flatMap(rules)
            .filter((rule) => rule instanceof CSSStyleRule)
            .find(
              ({ style, parentRule }) =>
                style.getPropertyValue("--row") !== "" &&
                parentRule instanceof CSSMediaRule &&
                parentRule.conditionText === `(min-width: ${width}rem)`,
            )
            ?.selectorText.slice(1);
        };
        const [before, after] = steps.map(classAt);
        if (before) header.classList.remove(before);
        if (after) header.classList.add(after);
      },
      { name, kept: entries.length, labels: main.map(({ label }) => label), steps: [rowFrom(shown), from] },
    );
    for (const width of [1024, 1100, 1200, 1280, 1366, 1600]) {
      await page.setViewportSize({ width, height: 720 });
      const isRow = from !== undefined && width >= 16 * from;
      await expect(lastLink(page), `${width} px`).toBeVisible({ visible: isRow });
      await expect(menuButton(page), `${width} px`).toBeVisible({ visible: !isRow });
      await expect(isRow ? lastLink(page) : menuButton(page)).toBeInViewport({ ratio: 1 });
      expect(await broken(page), `broken at ${width} px`).toEqual([]);
      expect((await banner(page).boundingBox())?.height, `height at ${width} px`).toBe(72);
      if (isRow) continue;
      await menuButton(page).click();
      await expect(page.getByRole("dialog", named("Menu"))).toBeVisible();
      await page.keyboard.press("Escape");
    }
  });

import type { Page } from "@playwright/test";
import sharp from "sharp";
import {
  axeFindings,
  banner,
  boxOf,
  content,
  linkAfterServices,
  named,
  scrollToY,
  serviceLinks,
  servicesButton,
  servicesLink,
  tabThroughServices,
} from "./site";
import { expect, test } from "./support";

const [white, ink, transparent] = ["rgb(255, 255, 255)", "rgb(14, 39, 53)", "rgba(0, 0, 0, 0)"];
const servicesUrl = content.navigation.main.find((entry) => entry.listsServices)?.to ?? "";

test.use({ contextOptions: { reducedMotion: "reduce" } });

async function expectTransparent(page: Page) {
  await expect(banner(page)).toHaveCSS("background-color", transparent);
  await expect(banner(page)).toHaveCSS("box-shadow", "none");
}

async function expectOpaque(page: Page) {
  await expect(banner(page)).toHaveCSS("background-color", white);
  await expect(servicesLink(page)).toHaveCSS("color", ink);
}

test("the header is transparent on the home hero down to 50 px, white below and on other pages", async ({
  page,
}) => {
  await page.goto("/#perche-noi");
  await expectOpaque(page);
  await banner(page).locator('nav a[href="/contact"]').filter({ visible: true }).click();
  await expect(page).toHaveURL("/contact");
  await expectOpaque(page);
  await banner(page).getByRole("link", { name: content.studio.name }).click();
  await expect(page).toHaveURL("/");
  await expectTransparent(page);
  await scrollToY(page, 50);
  await expectTransparent(page);
  await expect(servicesLink(page)).toHaveCSS("color", white);
  await scrollToY(page, 51);
  await expectOpaque(page);
  await expect(banner(page)).not.toHaveCSS("box-shadow", "none");
  await scrollToY(page, 1200);
  await expectOpaque(page);
  await expect(banner(page)).toBeInViewport({ ratio: 1 });
  await scrollToY(page, 0);
  await expectTransparent(page);
});

test("on a short screen the headline is white; the header hides on scrolling down, unless focused", async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto("/");
  await expectTransparent(page);
  await page.evaluate(() => document.fonts.ready);
  const title = await boxOf(page.getByRole("heading", { level: 1 }));
  const { channels } = await sharp(await page.screenshot({ clip: { ...title, height: 40 } })).stats();
  expect(channels.slice(0, 3).map(({ max }) => max)).toEqual([255, 255, 255]);

  await scrollToY(page, 600);
  await expect(banner(page)).not.toBeInViewport();
  await scrollToY(page, 500);
  await expect(banner(page)).toBeInViewport({ ratio: 1 });
  await scrollToY(page, 700);
  await expect(banner(page)).not.toBeInViewport();
  await banner(page).getByRole("button", named("Menu")).focus();
  await expect(banner(page)).toBeInViewport({ ratio: 1 });
});

test("forced colours apply to logo, list button and links over the home hero", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "light" });
  await page.goto("/");
  await expect(banner(page)).toHaveCSS("background-color", white);
  const button = page.getByRole("main").getByRole("link", named("Visualizza Servizi"));
  await expect(button).toHaveCSS("background-color", white);
  for (const drawing of [servicesButton(page).locator("svg"), banner(page).locator("a svg").first()])
    await expect(drawing).toHaveCSS("color", /^rgb\(0, 0, \d+\)$/u);
  await expect(button).not.toHaveCSS("border-color", white);
});

test("the services list opens on hover, closes on Escape (WCAG 1.4.13); Tab enters only if open", async ({
  page,
}) => {
  await page.goto("/");
  const services = serviceLinks(page);
  // The specification sets these delays.
  const list = page.locator("#elenco-servizi");
  await expect(list).toHaveCSS("transition-delay", "0.3s");
  await servicesLink(page).hover();
  await expect(list).toHaveCSS("transition-delay", "0.2s");
  for (const service of await services.all()) await expect(service).toBeInViewport({ ratio: 1 });
  // A slow mouse does not lose the list between the link and the list.
  const { x, width } = await boxOf(servicesLink(page));
  await page.mouse.move(x + width / 2, (await boxOf(list)).y - 1);
  expect(await list.locator("..").evaluate((part) => part.matches(":hover"))).toBe(true);
  await services.last().hover();
  await expect(services.first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(services.first()).toBeHidden();
  await expect(servicesButton(page)).not.toBeFocused();

  await servicesLink(page).focus();
  await page.keyboard.press("Tab");
  await expect(servicesButton(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(linkAfterServices(page)).toBeFocused();

  await servicesButton(page).press("Enter");
  await tabThroughServices(page);
});

test("at breakpoints, shows either a one-line menu or the menu button", async ({ page }) => {
  await page.goto("/about");
  const row = banner(page).locator("nav").first();
  const button = banner(page).getByRole("button", named("Menu"));
  for (const width of [1023, 1024, 1279, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    const isRow = await row.isVisible();
    if (width < 1024 || width >= 1280) expect(isRow, `${width} px`).toBe(width >= 1280);
    await expect(button).toBeVisible({ visible: !isRow });
    expect((await boxOf(banner(page))).height, `height at ${width} px`).toBe(72);
  }
});

test.describe("on small screens", () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test("the menu fills the screen, traps and restores focus, and closes on links and «back»", async ({
    page,
  }) => {
    const button = banner(page).getByRole("button", named("Menu"));
    const menu = page.getByRole("dialog", named("Menu"));
    await page.goto("/contact");
    await button.tap();
    const links = await menu.getByRole("link").all();
    for (const link of links) await expect(link).toBeInViewport({ ratio: 1 });
    expect(await boxOf(menu)).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    expect(await axeFindings(page)).toEqual([]);
    await expect(menu.locator(":focus")).toHaveCount(1);
    // The focus leaves the page after the last control, then returns to the menu.
    for (const _ of [...links, "button", "nowhere", "again"]) {
      await page.keyboard.press("Tab");
      await expect(page.locator(":is(header, main, footer) :focus:not(dialog, dialog *)")).toHaveCount(0);
    }
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();

    await button.tap();
    await menu.locator(`a[href="${servicesUrl}"]`).tap();
    await expect(page).toHaveURL(servicesUrl);
    await expect(menu).toBeHidden();
    const [, section] = servicesUrl.split("#");
    const destination = section ? page.locator(`[id="${section}"]`) : page.getByRole("main");
    await expect(destination.getByRole("heading").first()).toBeInViewport();
    await button.tap();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/contact");
    await expect(menu).toBeHidden();
  });
});

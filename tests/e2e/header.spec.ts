/** The header with its real styles: its two looks, the list of services, the menu of small screens. */
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { banner, content, scrollToY, visit } from "./site";
import { expect, test } from "./support";

const white = "rgb(255, 255, 255)";
const transparent = "rgba(0, 0, 0, 0)";
const ink = "rgb(14, 39, 53)";
/** For tests that are not about looks: the home page's video would only cost the machine time. */
const stillVideo = { reducedMotion: "reduce" } as const;
const { services } = content;

const named = (name: string) => ({ name, exact: true });
const servicesLink = (page: Page) => banner(page).getByRole("link", named("Servizi"));
const servicesButton = (page: Page) => banner(page).getByRole("button", named("Mostra l’elenco dei servizi"));
const serviceLink = (page: Page, position: number) =>
  banner(page).getByRole("link", named(services.at(position)?.title ?? ""));

async function expectTransparentBar(page: Page) {
  await expect(banner(page)).toHaveCSS("background-color", transparent);
  await expect(banner(page)).toHaveCSS("box-shadow", "none");
}

async function expectTransparent(page: Page) {
  await expectTransparentBar(page);
  await expect(servicesLink(page)).toHaveCSS("color", white);
}

async function expectOpaque(page: Page) {
  await expect(banner(page)).toHaveCSS("background-color", white);
  await expect(servicesLink(page)).toHaveCSS("color", ink);
}

test("transparent over the home page's hero as far as 50 px down, white with a shadow beyond", async ({
  page,
}) => {
  await visit(page, "/");
  await expectTransparent(page);
  await scrollToY(page, 50);
  await expectTransparent(page);
  await scrollToY(page, 51);
  await expectOpaque(page);
  await expect(banner(page)).not.toHaveCSS("box-shadow", "none");
  await scrollToY(page, 1200);
  await expectOpaque(page);
  await expect(banner(page)).toBeInViewport({ ratio: 1 });
  await scrollToY(page, 0);
  await expectTransparent(page);
});

test("opaque at once on a home page opened further down, on other pages, and until the visitor is back", async ({
  page,
}) => {
  await visit(page, "/#numeri");
  await expectOpaque(page);
  await banner(page).getByRole("link", named("Contatti")).click();
  await expect(page).toHaveURL("/contact");
  await expectOpaque(page);
  await banner(page).getByRole("link", named("Home")).click();
  await expect(page).toHaveURL("/");
  await expectTransparent(page);
});

test.describe("on a low screen", () => {
  test.use({ viewport: { width: 740, height: 360 }, contextOptions: stillVideo });

  test("the headline below the transparent header is as white as everywhere", async ({ page }) => {
    await visit(page, "/");
    await expectTransparentBar(page);
    await page.evaluate(() => document.fonts.ready);
    const title = (await page.getByRole("heading", { level: 1 }).boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    const firstLine = await page.screenshot({ clip: { ...title, height: 40 } });
    const { channels } = await sharp(firstLine).stats();
    expect(channels.slice(0, 3).map(({ max }) => max)).toEqual([255, 255, 255]);
  });

  test("the header leaves who scrolls down, and comes back upwards and with the focus", async ({ page }) => {
    await visit(page, "/contact");
    await expect(banner(page)).toBeInViewport();
    await scrollToY(page, 600);
    await expect(banner(page)).not.toBeInViewport();
    await scrollToY(page, 500);
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
    await scrollToY(page, 700);
    await expect(banner(page)).not.toBeInViewport();
    await banner(page).getByRole("button", named("Menu")).focus();
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
  });
});

test.describe("in forced colours, of a light theme", () => {
  test.use({
    viewport: { width: 1280, height: 800 },
    contextOptions: { ...stillVideo, forcedColors: "active", colorScheme: "light" },
  });

  test("logo, list button and buttons stand on the theme's ground, over the home page's picture too", async ({
    page,
  }) => {
    await visit(page, "/");
    await expect(banner(page)).toHaveCSS("background-color", white);
    const second = page.getByRole("main").getByRole("link", named("Visualizza Servizi"));
    await expect(second).toHaveCSS("background-color", white);
    for (const drawing of [servicesButton(page).locator("path"), banner(page).locator("a svg path").first()])
      await expect(drawing).toHaveCSS("stroke", /^rgb\(0, 0, \d+\)$/u);
    expect(await second.evaluate((link) => getComputedStyle(link).borderColor)).not.toBe(white);
  });
});

test.describe("on a wide screen", () => {
  test.use({ contextOptions: stillVideo });

  test("the entries are Home, Servizi, Chi Siamo, Progetti, Contatti and the quote button", async ({
    page,
  }) => {
    await visit(page, "/about");
    const links = banner(page).getByRole("navigation", named("Navigazione principale")).getByRole("link");
    await expect(links).toHaveText([
      "Home",
      "Servizi",
      "Chi Siamo",
      "Progetti",
      "Contatti",
      "Richiedi un Preventivo",
    ]);
    await expect(links.last()).toHaveAttribute("href", "/preventivo");
    await servicesLink(page).click();
    await expect(page).toHaveURL("/#servizi");
    await expect(page.getByRole("heading", named(content.homePage.services.title))).toBeInViewport();
  });

  test("the list opens under a resting mouse, with the 12 services, and closes on Escape (WCAG 1.4.13)", async ({
    page,
  }) => {
    await visit(page, "/");
    await servicesLink(page).hover();
    for (const position of services.keys())
      await expect(serviceLink(page, position)).toBeInViewport({ ratio: 1 });
    await serviceLink(page, -1).hover();
    await expect(serviceLink(page, 0)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(serviceLink(page, 0)).toBeHidden();
    await expect(servicesButton(page)).not.toBeFocused();
  });

  test("the keyboard passes the closed list by, goes through the open one, and leaves it closed", async ({
    page,
  }) => {
    await visit(page, "/");
    const next = banner(page).getByRole("link", named("Chi Siamo"));
    await servicesLink(page).focus();
    await page.keyboard.press("Tab");
    await expect(servicesButton(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(next).toBeFocused();

    await servicesButton(page).press("Enter");
    for (const position of services.keys()) {
      await page.keyboard.press("Tab");
      await expect(serviceLink(page, position)).toBeFocused();
    }
    await page.keyboard.press("Tab");
    await expect(next).toBeFocused();
    await expect(serviceLink(page, 0)).toBeHidden();

    await servicesButton(page).press("Space");
    await page.keyboard.press("Tab");
    await expect(serviceLink(page, 0)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(serviceLink(page, 0)).toBeHidden();
    await expect(servicesButton(page)).toBeFocused();
  });
});

test.describe("list of services, by touch", () => {
  test.use({ hasTouch: true, contextOptions: stillVideo });

  test("a tap opens it, one elsewhere closes it, one on a service leads there", async ({ page }) => {
    await visit(page, "/");
    await servicesButton(page).tap();
    await expect(serviceLink(page, 0)).toBeVisible();
    await page.getByRole("heading", { level: 1 }).tap();
    await expect(serviceLink(page, 0)).toBeHidden();
    await servicesButton(page).tap();
    await serviceLink(page, 3).tap();
    await expect(page).toHaveURL(`/services/${services[3]?.slug}`);
    await expect(serviceLink(page, 0)).toBeHidden();
    await servicesButton(page).tap();
    await expect(banner(page).getByRole("navigation").locator("[aria-current]")).toHaveText([
      services[3]?.title ?? "",
    ]);
  });
});

test.describe("menu of small screens", () => {
  test.use({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    contextOptions: stillVideo,
  });

  const menuButton = (page: Page) => banner(page).getByRole("button", named("Menu"));
  const menu = (page: Page) => page.getByRole("dialog", named("Menu"));

  async function openMenu(page: Page) {
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
  }

  /** Where the keyboard is: inside the menu, on the page behind it, or nowhere on the page. */
  const focusPlace = (page: Page) =>
    menu(page).evaluate((dialog) => {
      const { activeElement, body } = document;
      if (dialog.contains(activeElement)) return "menu";
      return activeElement === body ? "nowhere" : "page";
    });

  test("fills the screen with Home, I Nostri Servizi, Chi Siamo, Progetti, Contatti and the quote button", async ({
    page,
  }) => {
    await visit(page, "/");
    await openMenu(page);
    const links = menu(page).getByRole("link");
    await expect(links).toHaveText([
      "Home",
      "I Nostri Servizi",
      "Chi Siamo",
      "Progetti",
      "Contatti",
      "Richiedi un Preventivo",
    ]);
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
    expect(await menu(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  });

  test("keeps the focus from the page behind, gives it back on Escape, and opens again", async ({ page }) => {
    await visit(page, "/about");
    await openMenu(page);
    await expect.poll(() => focusPlace(page)).toBe("menu");
    for (let step = 0; step < 18; step += 1) {
      await page.keyboard.press("Tab");
      expect(await focusPlace(page)).not.toBe("page");
    }
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await openMenu(page);
    await menu(page).getByRole("button", named("Chiudi il menu")).click();
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test("leads to a section of another page and closes, also on «back»", async ({ page }) => {
    await visit(page, "/contact");
    await openMenu(page);
    await menu(page).getByRole("link", named("I Nostri Servizi")).click();
    await expect(page).toHaveURL("/#servizi");
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole("heading", named(content.homePage.services.title))).toBeInViewport();
    await openMenu(page);
    await page.goBack();
    await expect(page).toHaveURL("/contact");
    await expect(menu(page)).toBeHidden();
  });

  test("closes when the window becomes wide, and the page can be used", async ({ page }) => {
    await visit(page, "/");
    await openMenu(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(menu(page)).toBeHidden();
    await servicesLink(page).click();
    await expect(page).toHaveURL("/#servizi");
  });
});

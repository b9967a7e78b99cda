/** The header: its two looks, the list of services, the menu of small screens, the current page. */
import type { Page } from "@playwright/test";
import { banner, content, scrollToY, scrollY, visit } from "./site";
import { expect, test } from "./support";

const white = "rgb(255, 255, 255)";
const transparent = "rgba(0, 0, 0, 0)";
const ink = "rgb(14, 39, 53)";
/** A scroll-driven animation that has not begun computes to a shadow that cannot be seen. */
const noShadow = /^none$|^rgba\(0, 0, 0, 0\)/u;
/** For tests that are not about looks: the home page's video would only cost the machine time. */
const stillVideo = { reducedMotion: "reduce" } as const;
const { services, navigation } = content;

const named = (name: string) => ({ name, exact: true });
const servicesLink = (page: Page) => banner(page).getByRole("link", named("Servizi"));
const servicesButton = (page: Page) => banner(page).getByRole("button", named("Mostra l’elenco dei servizi"));
const serviceLink = (page: Page, position: number) =>
  banner(page).getByRole("link", named(services.at(position)?.title ?? ""));

async function expectTransparent(page: Page) {
  await expect(banner(page)).toHaveAttribute("data-opaque", "false");
  await expect(banner(page)).toHaveCSS("background-color", transparent);
  await expect(banner(page)).toHaveCSS("box-shadow", noShadow);
  await expect(servicesLink(page)).toHaveCSS("color", white);
}

async function expectOpaque(page: Page) {
  await expect(banner(page)).toHaveAttribute("data-opaque", "true");
  await expect(banner(page)).toHaveCSS("background-color", white);
  await expect(servicesLink(page)).toHaveCSS("color", ink);
}

/** Time stands still from here on, and passes only by `page.clock.runFor`. */
async function visitWithStoppedClock(page: Page, path: string) {
  await page.clock.install({ time: "2030-05-06T10:00:00" });
  await visit(page, path);
  await page.clock.pauseAt("2030-05-06T11:00:00");
}

test.describe("looks", () => {
  test("the header is transparent at the top of the home page, and still so 50 px down", async ({ page }) => {
    await visit(page, "/");
    await expectTransparent(page);
    await scrollToY(page, 50);
    expect(await scrollY(page)).toBe(50);
    await expectTransparent(page);
  });

  test("beyond 50 px it is white with a shadow, and transparent again at the top", async ({ page }) => {
    await visit(page, "/");
    await scrollToY(page, 51);
    await expectOpaque(page);
    await expect(banner(page)).not.toHaveCSS("box-shadow", noShadow);
    await expect(banner(page)).toHaveCSS("position", "fixed");
    await scrollToY(page, 1200);
    await expectOpaque(page);
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
    await scrollToY(page, 0);
    await expectTransparent(page);
  });

  test("a home page opened further down has the opaque header at once", async ({ page }) => {
    await visit(page, "/#numeri");
    await expectOpaque(page);
  });

  test("on service pages, /contact and /preventivo it is opaque from the start", async ({ page }) => {
    for (const path of ["/services/topografici", "/services/espropri", "/contact", "/preventivo"]) {
      await visit(page, path);
      expect(await scrollY(page)).toBe(0);
      await expectOpaque(page);
    }
  });

  test("it turns opaque when the visitor leaves the home page, and transparent on coming back", async ({
    page,
  }) => {
    await visit(page, "/");
    await expectTransparent(page);
    await banner(page).getByRole("link", named("Chi Siamo")).click();
    await expect(page).toHaveURL("/about");
    await expectOpaque(page);
    await banner(page).getByRole("link", named("Home")).click();
    await expect(page).toHaveURL("/");
    await expectTransparent(page);
  });
});

test.describe("entries", () => {
  test.use({ contextOptions: stillVideo });

  test("on a wide screen: Home, Servizi, Chi Siamo, Progetti, Contatti and the quote button", async ({
    page,
  }) => {
    await visit(page, "/");
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
  });

  test("the current page is marked, and nothing else is", async ({ page }) => {
    for (const { label, to } of navigation.main.filter(({ listsServices }) => !listsServices)) {
      await visit(page, to);
      const current = banner(page).getByRole("navigation").locator("[aria-current]");
      await expect(current).toHaveText([label]);
      await expect(current).toHaveAttribute("aria-current", "page");
    }
  });

  test("a service is marked in the list on its own page", async ({ page }) => {
    await visit(page, "/services/catasto");
    await servicesButton(page).click();
    await expect(banner(page).getByRole("navigation").locator("[aria-current]")).toHaveText([
      "Pratiche catastali",
    ]);
  });

  for (const path of ["/", "/about"]) {
    test(`«Servizi» on ${path} scrolls to the services of the home page`, async ({ page }) => {
      await visit(page, path);
      await servicesLink(page).click();
      await expect(page).toHaveURL("/#servizi");
      await expect(page.getByRole("heading", named(content.home.services.title))).toBeInViewport();
    });
  }
});

test.describe("list of services, by mouse", () => {
  test.use({ contextOptions: stillVideo });

  test("opens when the mouse has rested on Servizi for 200 ms, with the 12 services", async ({ page }) => {
    await visitWithStoppedClock(page, "/");
    await servicesLink(page).hover();
    await page.clock.runFor(199);
    await expect(serviceLink(page, 0)).toBeHidden();
    await expect(servicesButton(page)).toHaveAttribute("aria-expanded", "false");
    await page.clock.runFor(1);
    await expect(servicesButton(page)).toHaveAttribute("aria-expanded", "true");
    for (const { slug, title } of services) {
      const link = banner(page).getByRole("link", named(title));
      await expect(link).toBeInViewport({ ratio: 1 });
      await expect(link).toHaveAttribute("href", `/services/${slug}`);
    }
    expect(services).toHaveLength(12);
  });

  test("stays closed when the mouse only passes over it", async ({ page }) => {
    await visitWithStoppedClock(page, "/");
    await servicesLink(page).hover();
    await page.clock.runFor(150);
    await page.mouse.move(600, 650);
    await page.clock.runFor(1000);
    await expect(serviceLink(page, 0)).toBeHidden();
  });

  test("stays open while the mouse goes down to it, closes when it leaves, opens at once within 300 ms", async ({
    page,
  }) => {
    await visitWithStoppedClock(page, "/");
    await servicesLink(page).hover();
    await page.clock.runFor(200);
    await serviceLink(page, -1).hover();
    await page.clock.runFor(2000);
    await expect(serviceLink(page, 0)).toBeVisible();

    await page.mouse.move(600, 650);
    await page.clock.runFor(200);
    await expect(serviceLink(page, 0)).toBeHidden();
    await servicesLink(page).hover();
    await page.clock.runFor(1);
    await expect(serviceLink(page, 0)).toBeVisible();

    await page.mouse.move(600, 650);
    await page.clock.runFor(1000);
    await expect(serviceLink(page, 0)).toBeHidden();
    await servicesLink(page).hover();
    await page.clock.runFor(199);
    await expect(serviceLink(page, 0)).toBeHidden();
    await page.clock.runFor(1);
    await expect(serviceLink(page, 0)).toBeVisible();
  });

  test("closes on Escape wherever the keyboard is (WCAG 1.4.13), and the focus stays there", async ({
    page,
  }) => {
    await visit(page, "/");
    await servicesLink(page).hover();
    await expect(serviceLink(page, 0)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(serviceLink(page, 0)).toBeHidden();
    await expect(servicesButton(page)).not.toBeFocused();
  });

  test("opens and closes by a click on its button", async ({ page }) => {
    await visitWithStoppedClock(page, "/");
    await servicesButton(page).click();
    await expect(serviceLink(page, 0)).toBeVisible();
    await servicesButton(page).click();
    await expect(serviceLink(page, 0)).toBeHidden();
  });

  test("leads to a service and closes", async ({ page }) => {
    await visit(page, "/");
    await servicesButton(page).click();
    await serviceLink(page, 8).click();
    await expect(page).toHaveURL(`/services/${services[8]?.slug}`);
    await expect(serviceLink(page, 0)).toBeHidden();
  });
});

test.describe("list of services, by keyboard", () => {
  test.use({ contextOptions: stillVideo });

  for (const key of ["Enter", "Space"]) {
    test(`${key} on the button opens it and closes it`, async ({ page }) => {
      await visit(page, "/");
      await servicesButton(page).focus();
      await page.keyboard.press(key);
      await expect(serviceLink(page, 0)).toBeVisible();
      await page.keyboard.press(key);
      await expect(serviceLink(page, 0)).toBeHidden();
    });
  }

  test("Tab goes through the 12 services, and going on closes the list", async ({ page }) => {
    await visit(page, "/");
    await servicesButton(page).press("Enter");
    for (const position of services.keys()) {
      await page.keyboard.press("Tab");
      await expect(serviceLink(page, position)).toBeFocused();
    }
    await page.keyboard.press("Tab");
    await expect(banner(page).getByRole("link", named("Chi Siamo"))).toBeFocused();
    await expect(serviceLink(page, 0)).toBeHidden();
  });

  test("closed, it is no stop on the way: Tab goes from its button to Chi Siamo", async ({ page }) => {
    await visit(page, "/");
    await servicesLink(page).focus();
    await page.keyboard.press("Tab");
    await expect(servicesButton(page)).toBeFocused();
    await expect(serviceLink(page, 0)).toBeHidden();
    await page.keyboard.press("Tab");
    await expect(banner(page).getByRole("link", named("Chi Siamo"))).toBeFocused();
  });

  test("Escape closes it and brings the focus back to the button", async ({ page }) => {
    await visit(page, "/");
    await servicesButton(page).press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(serviceLink(page, 1)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(serviceLink(page, 0)).toBeHidden();
    await expect(servicesButton(page)).toBeFocused();
  });
});

test.describe("list of services, by touch", () => {
  test.use({ hasTouch: true, contextOptions: stillVideo });

  test("a tap on the button opens it, another or one elsewhere closes it", async ({ page }) => {
    await visit(page, "/");
    await servicesButton(page).tap();
    await expect(serviceLink(page, 0)).toBeVisible();
    await servicesButton(page).tap();
    await expect(serviceLink(page, 0)).toBeHidden();
    await servicesButton(page).tap();
    await expect(serviceLink(page, 0)).toBeVisible();
    await page.getByRole("heading", { level: 1 }).tap();
    await expect(serviceLink(page, 0)).toBeHidden();
  });

  test("a tap on a service leads there", async ({ page }) => {
    await visit(page, "/");
    await servicesButton(page).tap();
    await serviceLink(page, 3).tap();
    await expect(page).toHaveURL(`/services/${services[3]?.slug}`);
    await expect(serviceLink(page, 0)).toBeHidden();
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

  async function openMenu(page: Page, path: string) {
    await visit(page, path);
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
    await openMenu(page, "/");
    await expect(menu(page).getByRole("link")).toHaveText([
      "Home",
      "I Nostri Servizi",
      "Chi Siamo",
      "Progetti",
      "Contatti",
      "Richiedi un Preventivo",
    ]);
    for (const link of await menu(page).getByRole("link").all())
      await expect(link).toBeInViewport({ ratio: 1 });
    expect(await menu(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  });

  test("takes the focus and keeps it from the page behind", async ({ page }) => {
    await openMenu(page, "/about");
    await expect.poll(() => focusPlace(page)).toBe("menu");
    const visited = new Set<string>();
    for (let step = 0; step < 18; step += 1) {
      await page.keyboard.press("Tab");
      expect(await focusPlace(page)).not.toBe("page");
      visited.add(await page.evaluate(() => document.activeElement?.textContent ?? ""));
    }
    for (const name of ["Chiudi il menu", "Home", "Contatti", "Richiedi un Preventivo"])
      expect([...visited]).toContain(name);
  });

  test("closes on Escape and on its button, and the focus returns to «Menu»", async ({ page }) => {
    await openMenu(page, "/about");
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();

    await menuButton(page).press("Enter");
    await expect(menu(page)).toBeVisible();
    await menu(page).getByRole("button", named("Chiudi il menu")).click();
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test("opens again after Escape, as often as wanted", async ({ page }) => {
    await visit(page, "/");
    for (let time = 0; time < 3; time += 1) {
      await menuButton(page).click();
      await expect(menu(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(menu(page)).toBeHidden();
    }
  });

  test("leads to a page and closes", async ({ page }) => {
    await openMenu(page, "/");
    await menu(page).getByRole("link", named("Progetti")).click();
    await expect(page).toHaveURL("/portfolio");
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  });

  test("leads to the services of the home page and closes", async ({ page }) => {
    await openMenu(page, "/contact");
    await menu(page).getByRole("link", named("I Nostri Servizi")).click();
    await expect(page).toHaveURL("/#servizi");
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole("heading", named(content.home.services.title))).toBeInViewport();
  });

  for (const { path, link } of [
    { path: "/about", link: "Chi Siamo" },
    { path: "/#servizi", link: "I Nostri Servizi" },
    { path: "/preventivo", link: "Richiedi un Preventivo" },
  ]) {
    test(`closes when «${link}» is chosen on ${path} itself`, async ({ page }) => {
      await openMenu(page, path);
      await menu(page).getByRole("link", named(link)).click();
      await expect(menu(page)).toBeHidden();
    });
  }

  test("closes when 'back' leads to another page", async ({ page }) => {
    await visit(page, "/");
    await menuButton(page).click();
    await menu(page).getByRole("link", named("Chi Siamo")).click();
    await expect(page).toHaveURL("/about");
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(menu(page)).toBeHidden();
  });

  test("closes when the window becomes wide, and the page can be used", async ({ page }) => {
    await openMenu(page, "/");
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(menu(page)).toBeHidden();
    await servicesLink(page).click();
    await expect(page).toHaveURL("/#servizi");
  });

  test("marks the current page", async ({ page }) => {
    await openMenu(page, "/portfolio");
    await expect(menu(page).locator('[aria-current="page"]')).toHaveText(["Progetti"]);
  });
});

/** The key journeys once more while scripts are on their way, or if they never come. */
import type { Page } from "@playwright/test";
import { banner, content, cutOff, invisible, notFoundInConsole, routes } from "./site";
import { expect, test } from "./support";
import { embeds } from "./third-parties";

test.use({ javaScriptEnabled: false });

const white = "rgb(255, 255, 255)";
const ink = "rgb(14, 39, 53)";
const named = (name: string) => ({ name, exact: true });
const { services } = content;
const servicesLink = (page: Page) => banner(page).getByRole("link", named("Servizi"));
const serviceLink = (page: Page, position: number) =>
  banner(page).getByRole("link", named(services.at(position)?.title ?? ""));

test("the header can be read over the home page", async ({ page }) => {
  await page.goto("/");
  await expect(banner(page)).toHaveCSS("background-color", white);
  await expect(servicesLink(page)).toHaveCSS("color", ink);
});

test("the list of services opens under the mouse and leads to a service", async ({ page }) => {
  await page.goto("/about");
  await expect(serviceLink(page, 0)).toBeHidden();
  await servicesLink(page).hover();
  for (const position of services.keys()) await expect(serviceLink(page, position)).toBeInViewport();
  await serviceLink(page, -1).click();
  await expect(page).toHaveURL(`/services/${services.at(-1)?.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(services.at(-1)?.hero.title ?? "");
});

test("the list of services opens for the keyboard, and closes behind it", async ({ page }) => {
  await page.goto("/about");
  await servicesLink(page).focus();
  await expect(serviceLink(page, 0)).toBeVisible();
  await page.keyboard.press("Tab");
  for (const position of services.keys()) {
    await page.keyboard.press("Tab");
    await expect(serviceLink(page, position)).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(banner(page).getByRole("link", named("Chi Siamo"))).toBeFocused();
  await expect(serviceLink(page, 0)).toBeHidden();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test("the menu opens, closes and leads to a page", async ({ page }) => {
    await page.goto("/");
    const menu = page.getByRole("dialog", named("Menu"));
    await expect(menu).toBeHidden();
    await banner(page).getByRole("button", named("Menu")).tap();
    await expect(menu).toBeVisible();
    await menu.getByRole("button", named("Chiudi il menu")).tap();
    await expect(menu).toBeHidden();
    await banner(page).getByRole("button", named("Menu")).tap();
    await menu.getByRole("link", named("Contatti")).tap();
    await expect(page).toHaveURL("/contact");
    await expect(menu).toBeHidden();
  });
});

test("«Visualizza Servizi» leads to the services of the home page", async ({ page }) => {
  await page.goto("/services/catasto");
  await page.getByRole("link", named("Visualizza Servizi")).click();
  await expect(page).toHaveURL("/#servizi");
  await expect(page.getByRole("heading", named(content.homePage.services.title))).toBeInViewport();
});

test("the carousel scrolls by hand to its tenth service, without buttons that would do nothing", async ({
  page,
}) => {
  await page.goto("/about");
  const carousel = page.getByRole("group", named(content.aboutPage.carousel.heading.title));
  await expect(carousel.getByRole("button")).toHaveCount(0);
  const last = carousel.getByRole("link").nth(9);
  await carousel.getByRole("link").first().hover();
  await expect(last).not.toBeInViewport();
  await page.mouse.wheel(6000, 0);
  await expect(last).toBeInViewport({ ratio: 0.99 });
  await last.click();
  await expect(page).toHaveURL(`/services/${content.aboutPage.carousel.services[9]}`);
});

test.describe("on every route", () => {
  test.use({ expectedProblems: [notFoundInConsole], viewport: { width: 360, height: 740 } });
  test.describe.configure({ timeout: 90_000 });

  test("every heading, text, link and control can be seen, and nothing is cut off", async ({ page }) => {
    for (const route of routes) {
      await test.step(route, async () => {
        await page.goto(route);
        // Only scripts can load a video or a map in the page; a link leads to it.
        const needsScripts = embeds
          .filter(({ path }) => path === route)
          .map(({ button }) => `BUTTON: ${button}`);
        expect(await invisible(page), `unseen on ${route}`).toEqual(needsScripts);
        expect(await cutOff(page), `cut off on ${route}`).toEqual([]);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      });
    }
  });
});

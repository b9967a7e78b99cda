/** Tests key journeys without scripts, or while they load. */
import {
  banner,
  consoleNotFoundPattern,
  content,
  cutOff,
  invisibleTexts,
  named,
  sampleRoutes,
  serviceLinks,
  servicesLink,
  tabThroughServices,
} from "./site";
import { expect, test } from "./support";

test.use({ javaScriptEnabled: false });

test("the white header leaves with the home page's hero; its services list works by keyboard and mouse", async ({
  page,
}) => {
  await page.goto("/");
  await expect(servicesLink(page)).toHaveCSS("color", "rgb(255, 255, 255)");
  await expect(banner(page)).toHaveCSS("position", "absolute");

  const last = serviceLinks(page).last();
  await expect(last).toBeHidden();
  await servicesLink(page).focus();
  await expect(last).toBeVisible();
  await page.keyboard.press("Tab");
  await tabThroughServices(page);

  await servicesLink(page).hover();
  const url = (await last.getAttribute("href")) ?? "";
  await last.click();
  await expect(page).toHaveURL(url);
});

const { carousel: aboutCarousel } = content.aboutPage;
if (aboutCarousel)
  test("the carousel scrolls to its last service, and has no buttons", async ({ page }) => {
    await page.goto("/about");
    const carousel = page.getByRole("group", named(aboutCarousel.heading.title));
    await expect(carousel.getByRole("button")).toHaveCount(0);
    const last = carousel.getByRole("link").last();
    await carousel.getByRole("link").first().hover();
    await expect(last).not.toBeInViewport();
    await page.mouse.wheel(6000, 0);
    await expect(last).toBeInViewport({ ratio: 0.99 });
    await last.click();
    await expect(page).toHaveURL(`/services/${aboutCarousel.services.at(-1)}`);
  });

test.describe("on a page of each template", () => {
  test.use({ expectedProblems: [consoleNotFoundPattern], viewport: { width: 360, height: 740 } });

  test("every heading, text, link and control is visible, and nothing is cut off", async ({ page }) => {
    for (const route of sampleRoutes) {
      await page.goto(route);
      expect(await invisibleTexts(page), `invisible on ${route}`).toEqual([]);
      expect(await cutOff(page), `cut off on ${route}`).toEqual([]);
    }
  });
});

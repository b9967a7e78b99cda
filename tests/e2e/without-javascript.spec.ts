/** Key journeys while scripts are loading, or without them. */
import {
  banner,
  content,
  cutOff,
  invisible,
  named,
  notFoundInConsole,
  oneOfEach,
  serviceLinks,
  servicesLink,
  tabThroughServices,
} from "./site";
import { expect, test } from "./support";

test.use({ javaScriptEnabled: false });

test("the header can be read over the home page; the list of services opens for keyboard and mouse, and leads to a service", async ({
  page,
}) => {
  await page.goto("/");
  await expect(banner(page)).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(servicesLink(page)).toHaveCSS("color", "rgb(14, 39, 53)");

  const last = serviceLinks(page).last();
  await expect(last).toBeHidden();
  await servicesLink(page).focus();
  await expect(last).toBeVisible();
  await page.keyboard.press("Tab");
  await tabThroughServices(page);

  await servicesLink(page).hover();
  const address = (await last.getAttribute("href")) ?? "";
  await last.click();
  await expect(page).toHaveURL(address);
});

const { carousel: shipped } = content.aboutPage;
if (shipped)
  test("the carousel scrolls by hand to its last service, without buttons that would do nothing", async ({
    page,
  }) => {
    await page.goto("/about");
    const carousel = page.getByRole("group", named(shipped.heading.title));
    await expect(carousel.getByRole("button")).toHaveCount(0);
    const last = carousel.getByRole("link").last();
    await carousel.getByRole("link").first().hover();
    await expect(last).not.toBeInViewport();
    await page.mouse.wheel(6000, 0);
    await expect(last).toBeInViewport({ ratio: 0.99 });
    await last.click();
    await expect(page).toHaveURL(`/services/${shipped.services.at(-1)}`);
  });

test.describe("on a page of each template", () => {
  test.use({ expectedProblems: [notFoundInConsole], viewport: { width: 360, height: 740 } });

  test("every heading, text, link and control can be seen, and nothing is cut off", async ({ page }) => {
    for (const route of oneOfEach) {
      await page.goto(route);
      expect(await invisible(page), `unseen on ${route}`).toEqual([]);
      expect(await cutOff(page), `cut off on ${route}`).toEqual([]);
    }
  });
});

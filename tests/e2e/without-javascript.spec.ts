/** The key journeys once more while scripts are on their way, or if they never come. */
import {
  banner,
  content,
  cutOff,
  headerColours,
  invisible,
  listedServices,
  named,
  notFoundInConsole,
  routes,
  serviceLink,
  servicesLink,
  tabThroughServices,
} from "./site";
import { expect, test } from "./support";
import { allEmbeds } from "./third-parties";

test.use({ javaScriptEnabled: false });

const { services } = content;

test("the header can be read over the home page; the list of services opens for keyboard and mouse, and leads to a service", async ({
  page,
}) => {
  await page.goto("/");
  await expect(banner(page)).toHaveCSS("background-color", headerColours.white);
  await expect(servicesLink(page)).toHaveCSS("color", headerColours.ink);

  await expect(serviceLink(page, 0)).toBeHidden();
  await servicesLink(page).focus();
  await expect(serviceLink(page, 0)).toBeVisible();
  await page.keyboard.press("Tab");
  await tabThroughServices(page);

  await servicesLink(page).hover();
  for (const position of services.keys()) await expect(serviceLink(page, position)).toBeInViewport();
  await serviceLink(page, -1).click();
  await expect(page).toHaveURL(`/services/${listedServices.at(-1)?.slug}`);
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

test.describe("on every route", () => {
  test.use({ expectedProblems: [notFoundInConsole], viewport: { width: 360, height: 740 } });

  test("every heading, text, link and control can be seen, and nothing is cut off", async ({ page }) => {
    for (const route of routes) {
      await test.step(route, async () => {
        await page.goto(route);
        // Only scripts can load a video or a map in the page; a link leads to it.
        const here = allEmbeds.filter(({ path }) => path === route);
        const needsScripts = here.map(({ button }) => `BUTTON: ${button}`);
        expect(await invisible(page), `unseen on ${route}`).toEqual(needsScripts);
        expect(await cutOff(page), `cut off on ${route}`).toEqual([]);
      });
    }
  });
});

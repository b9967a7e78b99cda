import type { Page } from "@playwright/test";
import { banner, boxOf, content, named, scrollToY, scrollY, settle } from "./site";
import { expect, test } from "./support";

const main = (page: Page) => page.getByRole("main");
const servicesSection = (page: Page) =>
  main(page).getByRole("region", named(content.homePage.services.title));

async function expectAtServices(page: Page) {
  await expect(page).toHaveURL("/#servizi");
  const gap = async () => (await boxOf(servicesSection(page))).y - (await boxOf(banner(page))).height;
  await expect.poll(gap, "between header and services, in pixels").toBeCloseTo(16, -1);
}

const expectScrollY = (page: Page, y: number) =>
  expect.poll(async () => Math.abs((await scrollY(page)) - y)).toBeLessThan(50);

test("going back restores the scroll position, also after a reload", async ({ page }) => {
  await page.goto("/portfolio");
  // Scrolls and clicks by script, because Playwright's click may scroll first.
  const link = page.locator('main h3 > a[href^="/portfolio/"]').last();
  await link.evaluate((card) => card.scrollIntoView({ block: "center", behavior: "instant" }));
  await settle(page);
  const position = await scrollY(page);
  expect(position).toBeGreaterThan(500);
  await link.evaluate((card: HTMLElement) => card.click());
  await expect(page).not.toHaveURL("/portfolio");
  await expect.poll(() => scrollY(page)).toBe(0);
  await scrollToY(page, 900);
  await page.reload();
  await expectScrollY(page, 900);
  await page.goBack();
  await expect(page).toHaveURL("/portfolio");
  await expectScrollY(page, position);
});

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(`«Visualizza Servizi» scrolls smoothly only where motion is welcome (${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto("/");
    const firstPosition = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          addEventListener("scroll", () => resolve(window.scrollY), { once: true });
        }),
    );
    await page.getByRole("link", named("Visualizza Servizi")).click();
    const first = await firstPosition;
    await expectAtServices(page);
    if (reducedMotion === "reduce") expect(first).toBe(await scrollY(page));
    else expect(first).toBeLessThan(await scrollY(page));
  });

test("«Visualizza Servizi» of another page leads to the home page's services", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/services/${content.services[0]?.slug}`);
  await page.getByRole("link", named("Visualizza Servizi")).click();
  await expectAtServices(page);
});

test("skip links come first, appear on focus, and lead to content and footer from any position", async ({
  page,
}) => {
  await page.goto("/");
  const toContent = page.getByRole("link", named("Vai al contenuto"));
  const toFooter = page.getByRole("link", named("Vai al menu in fondo alla pagina"));
  await expect(toContent).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(toContent).toBeFocused();
  await expect(toContent).toBeInViewport({ ratio: 1 });
  await scrollToY(page, 600);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/#contenuto");
  await expect.poll(() => scrollY(page)).toBeLessThan(100);
  await expect(main(page)).toBeFocused();
  await toFooter.focus();
  await expect(toFooter).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("contentinfo")).toBeFocused();
});

test("a URL unfolds its answer, a link on the page its chapter", async ({ page }) => {
  const answers = main(page).locator("details[id]:not([open])");
  await page.goto("/domande");
  const id = await answers.first().getAttribute("id");
  await page.goto(`/domande#${id}`);
  await expect(main(page).locator(`#${id}`)).toHaveAttribute("open");

  const serviceWithChapter = content.services.find(({ specificSections = [] }) =>
    specificSections.some(({ points }) => points),
  );
  await page.goto(`/services/${serviceWithChapter?.slug}`);
  const chapter = await main(page).locator("section:has(> details:not([open]))").last().getAttribute("id");
  await main(page).locator(`a[href="#${chapter}"]`).click();
  await expect(main(page).locator(`#${chapter} > details`)).toHaveAttribute("open");
});

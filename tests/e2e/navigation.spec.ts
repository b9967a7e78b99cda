import type { Page } from "@playwright/test";
import { banner, boxOf, content, named, scrollToY, scrollY, settle } from "./site";
import { expect, test } from "./support";

const main = (page: Page) => page.getByRole("main");
const h1 = (page: Page) => page.getByRole("heading", { level: 1 });
const servicesSection = (page: Page) =>
  main(page).getByRole("region", named(content.homePage.services.title));

async function expectAtServices(page: Page) {
  await expect(page).toHaveURL("/#servizi");
  const gap = async () => (await boxOf(servicesSection(page))).y - (await boxOf(banner(page))).height;
  await expect.poll(gap, "between header and services, in pixels").toBeCloseTo(16, -1);
}

const lastCard = (page: Page) =>
  main(page).locator(':is(h3, h4) > a:is([href^="/services/"], [href^="/portfolio/"])').last();
const expectScrollY = (page: Page, y: number) =>
  expect.poll(async () => Math.abs((await scrollY(page)) - y)).toBeLessThan(50);

for (const path of ["/#servizi", "/portfolio"])
  test(`back and forward restore the scroll position of ${path}, also after a reload`, async ({ page }) => {
    await page.goto(path);
    const heading = (await h1(page).textContent()) ?? "";
    await lastCard(page).evaluate((card) => card.scrollIntoView({ block: "center", behavior: "instant" }));
    await settle(page);
    const position = await scrollY(page);
    expect(position).toBeGreaterThan(500);
    // Playwright's click may scroll first.
    await lastCard(page).evaluate((card: HTMLElement) => card.click());
    await expect(h1(page)).not.toHaveText(heading);
    await expect.poll(() => scrollY(page)).toBe(0);
    await scrollToY(page, 900);
    await page.goBack();
    await expect(h1(page)).toHaveText(heading);
    await expectScrollY(page, position);
    await page.goForward();
    await expect(h1(page)).not.toHaveText(heading);
    await expectScrollY(page, 900);
    await page.reload();
    await expectScrollY(page, 900);
    await page.goBack();
    await expect(h1(page)).toHaveText(heading);
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

test("«Visualizza Servizi» scrolls to the home page's services, from there and elsewhere", async ({
  page,
}) => {
  const showServices = page.getByRole("link", named("Visualizza Servizi"));
  await page.goto("/");
  for (const _ of ["once", "again"]) {
    await showServices.click();
    await expectAtServices(page);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/services/${content.services[0]?.slug}`);
  await showServices.click();
  await expectAtServices(page);
  await page.reload();
  await expect(servicesSection(page).getByRole("heading", { level: 2 })).toBeInViewport();
  expect(await scrollY(page)).toBeGreaterThan(0);
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

test("an address unfolds its answer, a link on the page its chapter", async ({ page }) => {
  const answers = main(page).locator("details[id]:not([open])");
  await page.goto("/domande");
  const id = await answers.first().getAttribute("id");
  await page.goto(`/domande#${id}`);
  await expect(main(page).locator(`#${id}`)).toHaveAttribute("open");

  const hasChapter = content.services.find(({ specificSections = [] }) =>
    specificSections.some(({ points }) => points),
  );
  await page.goto(`/services/${hasChapter?.slug}`);
  const chapter = await main(page).locator("section:has(> details:not([open]))").last().getAttribute("id");
  await main(page).locator(`a[href="#${chapter}"]`).click();
  await expect(main(page).locator(`#${chapter} > details`)).toHaveAttribute("open");
});

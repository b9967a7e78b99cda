import type { Page } from "@playwright/test";
import {
  applicationRequests,
  banner,
  boxOf,
  content,
  hydrate,
  named,
  scrollToY,
  scrollY,
  settle,
  visit,
} from "./site";
import { expect, test } from "./support";

const main = (page: Page) => page.getByRole("main");
const h1 = (page: Page) => page.getByRole("heading", { level: 1 });
const headerLink = (page: Page, to: string) => banner(page).locator(`a[href="${to}"]`).first();
const footerLink = (page: Page, to: string) =>
  page.getByRole("contentinfo").locator(`a[href="${to}"]`).first();
const servicesSection = (page: Page) =>
  main(page).getByRole("region", named(content.homePage.services.title));

async function scrollDown(page: Page) {
  await scrollToY(page, 600);
  expect(await scrollY(page)).toBe(600);
}

async function expectAtServices(page: Page) {
  await expect(page).toHaveURL("/#servizi");
  const gap = async () => (await boxOf(servicesSection(page))).y - (await boxOf(banner(page))).height;
  await expect.poll(gap, "between header and services, in pixels").toBeCloseTo(16, -1);
  await expect(servicesSection(page)).toBeFocused();
}

test("every page starts at its top, below the header: after a link of header, footer or text", async ({
  page,
}) => {
  const [service] = content.services;
  const { main: entries, footer } = content.navigation;
  const isPage = ({ to }: { to: string }) => to !== "/" && to.startsWith("/") && !to.includes("#");
  const inHeader = entries.find(isPage)?.to ?? "";
  const inFooter = footer.companyLinks.find((entry) => isPage(entry) && entry.to !== inHeader)?.to ?? "";
  const expectAtTop = async (path: string, before: string | null) => {
    await expect(page).toHaveURL(path);
    await expect(h1(page)).not.toHaveText(before ?? "");
    await expect.poll(() => scrollY(page)).toBe(0);
    const { height } = await boxOf(banner(page));
    const first = await boxOf(main(page).locator("> :not(script)").first());
    expect(first.y, "where the first section begins").toBe(path === "/" ? 0 : height);
  };
  await visit(page, "/");
  for (const [link, path] of [
    [headerLink(page, inHeader), inHeader],
    [footerLink(page, inFooter), inFooter],
    [headerLink(page, "/"), "/"],
    [main(page).locator(`a[href="/services/${service?.slug}"]`).last(), `/services/${service?.slug}`],
  ] as const) {
    const before = await h1(page).textContent();
    await scrollDown(page);
    await link.click();
    await expectAtTop(path, before);
  }
});

const lastCard = (page: Page) =>
  main(page).locator(':is(h3, h4) > a:is([href^="/services/"], [href^="/portfolio/"])').last();
const expectAt = (page: Page, place: number) =>
  expect.poll(async () => Math.abs((await scrollY(page)) - place)).toBeLessThan(50);

for (const path of ["/#servizi", "/portfolio"])
  test(`back and forward restore the scroll position of ${path}, also after a reload`, async ({ page }) => {
    await visit(page, path);
    const heading = (await h1(page).textContent()) ?? "";
    await lastCard(page).evaluate((card) => card.scrollIntoView({ block: "center", behavior: "instant" }));
    await settle(page);
    const left = await scrollY(page);
    expect(left).toBeGreaterThan(500);
    // Playwright's click may scroll first.
    await lastCard(page).evaluate((card: HTMLElement) => card.click());
    await expect(h1(page)).not.toHaveText(heading);
    await expect.poll(() => scrollY(page)).toBe(0);
    await scrollToY(page, 900);
    await page.goBack();
    await expect(h1(page)).toHaveText(heading);
    await expectAt(page, left);
    await page.goForward();
    await expect(h1(page)).not.toHaveText(heading);
    await expectAt(page, 900);
    await page.reload();
    await hydrate(page);
    await expectAt(page, 900);
    await page.goBack();
    await expect(h1(page)).toHaveText(heading);
    await expectAt(page, left);
  });

test("«Visualizza Servizi» leads to the services of the home page, from there, from elsewhere, and by address", async ({
  page,
}) => {
  const showServices = page.getByRole("link", named("Visualizza Servizi"));
  await visit(page, "/");
  for (const _ of ["there", "again"]) {
    await showServices.click();
    await expectAtServices(page);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, `/services/${content.services[0]?.slug}`);
  await showServices.click();
  await expectAtServices(page);
  await page.reload();
  await expect(servicesSection(page).getByRole("heading", { level: 2 })).toBeInViewport();
  expect(await scrollY(page)).toBeGreaterThan(0);
});

test("a change of page is said in Italian, head and HTML agree, and the keyboard starts from the top", async ({
  page,
}) => {
  const canonical = page.locator('head link[rel="canonical"]');
  const head = async () => [
    await page.title(),
    await canonical.evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
  ];
  const announcer = page.locator("#gatsby-announcer");
  await visit(page, "/about");
  const before = await head();
  await expect(announcer).toHaveAttribute("aria-live", "assertive");
  for (const [path, title] of [
    ["/", content.homePage.hero.title],
    ["/contact", content.contactPage.hero.title],
  ] as const) {
    await headerLink(page, path).click();
    await expect(page).toHaveURL(path);
    await expect(announcer).toHaveText(`Pagina: ${title}`);
    await expect(page.locator("html")).toHaveAttribute("lang", "it");
    await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", named("Vai al contenuto"))).toBeFocused();
  const followed = await head();
  expect(followed).not.toEqual(before);
  await page.reload();
  expect(await head()).toEqual(followed);
});

test("skip links come first, appear with the focus, and lead to content and footer however far the page is scrolled", async ({
  page,
}) => {
  await visit(page, "/");
  const toContent = page.getByRole("link", named("Vai al contenuto"));
  const toFooter = page.getByRole("link", named("Vai al menu in fondo alla pagina"));
  await expect(toContent).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(toContent).toBeFocused();
  await expect(toContent).toBeInViewport({ ratio: 1 });
  await scrollDown(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/#contenuto");
  await expect.poll(() => scrollY(page)).toBeLessThan(100);
  await expect(main(page)).toBeFocused();
  await toFooter.focus();
  await expect(toFooter).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("contentinfo")).toBeFocused();
});

// Truncated by a messenger. Others: src/layout/route-change.test.
test("a fragment that cannot be decoded leaves the page, and what is typed, as it is", async ({ page }) => {
  await page.goto("/contact#perch%C3");
  const field = main(page).locator('form [name="name"]');
  await field.pressSequentially("Anna");
  await hydrate(page);
  await page.evaluate(() => {
    location.hash = "#200%";
  });
  await settle(page);
  await expect(field).toHaveValue("Anna");
  await page.evaluate(() =>
    (window as unknown as { ___navigate: (to: string) => void }).___navigate("/about#300%"),
  );
  await expect(h1(page)).toHaveText(content.aboutPage.hero.title);
  await page.goBack();
  await expect(h1(page)).toHaveText(content.contactPage.hero.title);
});

test("nothing is fetched ahead for being in view, and a page's parts when a pointer rests on its link", async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, "/");
  const requests = applicationRequests(page);
  const pages = () => requests.filter((path) => path.endsWith("/page-data.json"));
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await settle(page);
  // Gatsby fetches after three seconds, once the browser is idle.
  await page.clock.runFor(10_000);
  await footerLink(page, "/contact").hover();
  await expect.poll(pages).toEqual(["/page-data/contact/page-data.json"]);
});

/** Going from page to page: position, focus, titles, announcements, history. */
import type { Page } from "@playwright/test";
import {
  banner,
  content,
  hydrated,
  notFoundInConsole,
  scrollToY,
  scrollY,
  settle,
  unknownPath,
  visit,
} from "./site";
import { expect, test } from "./support";

const named = (name: string) => ({ name, exact: true });
const h1 = (page: Page) => page.getByRole("heading", { level: 1 });
const servicesSection = (page: Page) =>
  page.getByRole("main").getByRole("region", named(content.homePage.services.title));

/** Scrolls far enough down for a return to the top to be seen. */
async function scrollDown(page: Page) {
  await scrollToY(page, 1500);
  expect(await scrollY(page)).toBe(1500);
}

/** The services stand right below the header, and the keyboard goes on from there. */
async function expectAtServices(page: Page) {
  await expect(page).toHaveURL("/#servizi");
  await expect
    .poll(async () => {
      const top = (await servicesSection(page).boundingBox())?.y ?? Number.NaN;
      const header = (await banner(page).boundingBox())?.height ?? Number.NaN;
      return top - header;
    }, "distance of the services from the header, in pixels")
    .toBeCloseTo(16, -1);
  await expect(servicesSection(page)).toBeFocused();
}

test.describe("every change of page starts at the top", () => {
  test("from the header, from the footer and from a text", async ({ page }) => {
    await visit(page, "/");
    await scrollDown(page);
    await banner(page).getByRole("link", named("Chi Siamo")).click();
    await expect(h1(page)).toHaveText("Chi Siamo");
    await expect.poll(() => scrollY(page)).toBe(0);

    await scrollDown(page);
    await page.getByRole("contentinfo").getByRole("link", named("Attrezzature e software")).click();
    await expect(page).toHaveURL("/attrezzature");
    await expect(h1(page)).toHaveText(content.equipmentPage.hero.title);
    await expect.poll(() => scrollY(page)).toBe(0);

    await scrollDown(page);
    await page.getByRole("main").getByRole("link", named("Rilievi topografici")).last().click();
    await expect(page).toHaveURL("/services/topografici");
    await expect.poll(() => scrollY(page)).toBe(0);
  });

  test("from a service card, whose title is its link", async ({ page }) => {
    await visit(page, "/");
    const service = content.services.at(-1);
    await page.getByRole("main").getByRole("link", { name: service?.title }).click();
    await expect(page).toHaveURL(`/services/${service?.slug}`);
    await expect(h1(page)).toHaveText(service?.hero.title ?? "");
    await expect.poll(() => scrollY(page)).toBe(0);
  });

  test("so does an instrument: its name is in view, on a phone held sideways too", async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    const instrument = content.equipment.at(-1);
    await visit(page, `/attrezzature#${instrument?.slug}`);
    await expect(page.getByRole("heading", named(instrument?.name ?? ""))).toBeInViewport({ ratio: 1 });
  });

  test("so does the page that is there already, when its own link is followed", async ({ page }) => {
    await visit(page, "/#servizi");
    await scrollDown(page);
    await banner(page).getByRole("link", named("Home")).click();
    await expect(page).toHaveURL("/");
    await expect.poll(() => scrollY(page)).toBe(0);
  });

  test("so does one that was scrolled on an earlier visit", async ({ page }) => {
    await visit(page, "/");
    await scrollDown(page);
    await visit(page, "/about");
    await visit(page, "/");
    expect(await scrollY(page)).toBe(0);
  });
});

test.describe("who goes back finds the list where he had left it, and forward the page", () => {
  /** Far down, above all the height that pictures take. */
  const lastCard = (page: Page) =>
    page.getByRole("main").locator('h3 > a:is([href^="/services/"], [href^="/portfolio/"])').last();
  const expectAt = (page: Page, place: number) =>
    expect.poll(async () => Math.abs((await scrollY(page)) - place)).toBeLessThan(50);

  for (const path of ["/", "/#servizi", "/services", "/portfolio"])
    test(path, async ({ page }) => {
      await visit(page, path);
      const heading = (await h1(page).textContent()) ?? "";
      await lastCard(page).evaluate((card) => card.scrollIntoView({ block: "center", behavior: "instant" }));
      await settle(page);
      const left = await scrollY(page);
      expect(left).toBeGreaterThan(500);
      // Not Playwright's click, which may scroll first.
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
      await hydrated(page);
      await expectAt(page, 900);
      // Now the way back has to be fetched first.
      await page.goBack();
      await expect(h1(page)).toHaveText(heading);
      await expectAt(page, left);
      await page.goForward();
      await expectAt(page, 900);
    });

  test("also on a page that came to life further down, and was not scrolled again", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await scrollToY(page, 2400);
    await hydrated(page);
    await lastCard(page).evaluate((card: HTMLElement) => card.click());
    await expect(page).not.toHaveURL("/");
    await expect.poll(() => scrollY(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expectAt(page, 2400);
  });

  test("a skip link leads where it says, however far the page is scrolled", async ({ page }) => {
    await visit(page, "/");
    await scrollDown(page);
    await page.getByRole("link", named("Vai al contenuto")).press("Enter");
    await expect(page).toHaveURL("/#contenuto");
    await expect.poll(() => scrollY(page)).toBeLessThan(100);
  });
});

test.describe("«Visualizza Servizi» leads to the services of the home page", () => {
  const showServices = (page: Page) => page.getByRole("link", named("Visualizza Servizi"));

  test("from the page itself, again after the visitor has scrolled back up", async ({ page }) => {
    await visit(page, "/");
    await showServices(page).click();
    await expectAtServices(page);
    await scrollToY(page, 0);
    await showServices(page).click();
    await expectAtServices(page);
  });

  test("from another page, on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, "/services/catasto");
    await showServices(page).click();
    await expectAtServices(page);
  });

  test("as the address /#servizi does when it is opened directly", async ({ page }) => {
    await visit(page, "/#servizi");
    await expect(servicesSection(page).getByRole("heading", { level: 2 })).toBeInViewport();
    expect(await scrollY(page)).toBeGreaterThan(0);
  });
});

test("a change of page is said in Italian, stands in the window's title, and the keyboard starts from the top", async ({
  page,
}) => {
  await visit(page, "/");
  const homeTitle = await page.title();
  const announcer = page.locator("#gatsby-announcer");
  await expect(announcer).toHaveAttribute("aria-live", "assertive");

  for (const { link, path, heading } of [
    { link: "Chi Siamo", path: "/about", heading: "Chi Siamo" },
    { link: "Contatti", path: "/contact", heading: content.contactPage.hero.title },
  ]) {
    await banner(page).getByRole("link", named(link)).click();
    await expect(page).toHaveURL(path);
    await expect(announcer).toHaveText(`Pagina: ${heading}`);
    await expect(page.locator("html")).toHaveAttribute("lang", "it");
    await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
  }
  await expect(page).toHaveTitle(/Contatti, orari e indirizzo dello studio/u);

  await banner(page).getByRole("link", named("Home")).click();
  await expect(page).toHaveTitle(homeTitle);
  await expect(announcer).toHaveText(`Pagina: ${content.homePage.hero.title}`);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", named("Vai al contenuto"))).toBeFocused();
});

test("skip links come first, appear with the focus and lead to content and footer", async ({ page }) => {
  await visit(page, "/");
  const toContent = page.getByRole("link", named("Vai al contenuto"));
  const toFooter = page.getByRole("link", named("Vai al menu in fondo alla pagina"));
  await expect(toContent).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(toContent).toBeFocused();
  await expect(toContent).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":is(a, button):focus")).toHaveCount(1);
  await toFooter.focus();
  await expect(toFooter).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("contentinfo")).toBeFocused();
});

test("title and canonical address follow the visitor: they are what the page's own HTML says", async ({
  page,
}) => {
  const head = async () => ({
    title: await page.title(),
    canonical: await page
      .locator('head link[rel="canonical"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
  });
  await visit(page, "/contact");
  const printed = await head();
  await visit(page, "/about");
  expect(await head()).not.toEqual(printed);
  await page.getByRole("contentinfo").locator('a[href="/contact"]').first().click();
  await expect(page).toHaveURL(/\/contact$/u);
  await expect.poll(head).toEqual(printed);
});

test("nothing is fetched ahead for being in view, and a page's parts when a pointer rests on its link", async ({
  page,
}) => {
  const fetched: string[] = [];
  await visit(page, "/");
  await page.waitForLoadState("networkidle");
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect(fetched.filter((path) => !/\.(?:avif|jpe?g|svg)$/u.test(path))).toEqual([]);
  await page.getByRole("contentinfo").locator('a[href="/contact"]').first().hover();
  await expect.poll(() => fetched).toContain("/page-data/contact/page-data.json");
});

test.describe("an unknown project leads to /portfolio where the server only knows the not-found page", () => {
  test.use({ expectedProblems: [notFoundInConsole] });

  test("by the page's own script, and «back» does not fall into it again", async ({ page }) => {
    const path = "/portfolio/progetto-che-non-esiste";
    const notFound = await (await page.request.get(unknownPath)).text();
    await page.route(`**${path}`, (route) =>
      route.fulfill({ status: 404, contentType: "text/html; charset=utf-8", body: notFound }),
    );
    await visit(page, "/about");
    await page.goto(path);
    await expect(page).toHaveURL("/portfolio");
    await expect(h1(page)).toHaveText("I Nostri Progetti");
    await page.goBack();
    await expect(page).toHaveURL("/about");
  });

  test("and within the application, as no other unknown address does", async ({ page }) => {
    const follow = (path: string) =>
      banner(page)
        .getByRole("navigation")
        .getByRole("link")
        .last()
        .evaluate((link: HTMLAnchorElement, href) => {
          link.href = href;
          link.click();
        }, path);
    await visit(page, "/about");
    const heading = (await h1(page).textContent()) ?? "";
    await follow("/portfolio/progetto-che-non-esiste");
    await expect(page).toHaveURL("/portfolio");
    await expect(h1(page)).toHaveText(content.portfolioPage.hero.title);
    await page.goBack();
    await expect(page).toHaveURL("/about");
    await expect(h1(page)).toHaveText(heading);
    await follow("/services/servizio-che-non-esiste");
    await expect(h1(page)).toHaveText(content.notFoundPage.title);
    await expect(page).toHaveURL("/services/servizio-che-non-esiste");
  });
});

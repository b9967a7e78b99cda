/** Going from page to page: position, focus, titles, announcements, history. */
import type { Page } from "@playwright/test";
import { banner, content, scrollToY, scrollY, visit } from "./site";
import { expect, test } from "./support";

const named = (name: string) => ({ name, exact: true });
const h1 = (page: Page) => page.getByRole("heading", { level: 1 });
const servicesSection = (page: Page) =>
  page.getByRole("main").getByRole("region", named(content.home.services.title));

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

/** Every position the window passes through from now on. */
const recordPositions = (page: Page) =>
  page.evaluateHandle(() => {
    const positions: number[] = [];
    window.addEventListener("scroll", () => positions.push(Math.round(window.scrollY)));
    return positions;
  });

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

  for (const path of ["/", "/services"]) {
    test(`from a service card of ${path}`, async ({ page }) => {
      await visit(page, path);
      const { slug, title, hero } = content.services.at(-1) ??
        content.services[0] ?? { slug: "", title: "", hero: { title: "" } };
      await page.getByRole("main").getByRole("link", { name: title }).click();
      await expect(page).toHaveURL(`/services/${slug}`);
      await expect(h1(page)).toHaveText(hero.title);
      await expect.poll(() => scrollY(page)).toBe(0);
    });
  }

  test("from a project card, and back by the breadcrumb", async ({ page }) => {
    await visit(page, "/portfolio");
    const project = content.projects[5];
    await page
      .getByRole("main")
      .getByRole("link", { name: project?.title ?? "" })
      .click();
    await expect(h1(page)).toHaveText(project?.title ?? "");
    await expect.poll(() => scrollY(page)).toBe(0);
    await page.getByRole("navigation", named("Percorso")).getByRole("link", named("Progetti")).click();
    await expect(page).toHaveURL("/portfolio");
    await expect.poll(() => scrollY(page)).toBe(0);
  });

  for (const path of ["/", "/#servizi"]) {
    test(`so does ${path} when its own link is followed again`, async ({ page }) => {
      await visit(page, path);
      await scrollDown(page);
      await banner(page).getByRole("link", named("Home")).click();
      await expect(page).toHaveURL("/");
      await expect.poll(() => scrollY(page)).toBe(0);
    });
  }

  test("with the browser's back and forward buttons too, which keep working", async ({ page }) => {
    await visit(page, "/");
    await scrollDown(page);
    await banner(page).getByRole("link", named("Chi Siamo")).click();
    await expect(h1(page)).toHaveText("Chi Siamo");
    await scrollDown(page);
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(h1(page)).toHaveText(content.home.hero.title);
    await expect.poll(() => scrollY(page)).toBe(0);
    await page.goForward();
    await expect(page).toHaveURL("/about");
    await expect(h1(page)).toHaveText("Chi Siamo");
    await expect.poll(() => scrollY(page)).toBe(0);
  });
});

test.describe("«Visualizza Servizi» scrolls to the services of the home page", () => {
  const showServices = (page: Page) => page.getByRole("link", named("Visualizza Servizi"));

  for (const path of ["/", "/services/catasto"]) {
    test(`smoothly, from ${path}`, async ({ context }) => {
      // A busy machine may draw none of the positions between; where the page jumps, there is none to draw.
      await expect(async () => {
        const page = await context.newPage();
        await visit(page, path);
        const positions = await recordPositions(page);
        await showServices(page).click();
        await expectAtServices(page);
        const end = await scrollY(page);
        const between = (await positions.jsonValue()).filter((position) => position > 0 && position < end);
        expect(between.length, "positions between the top and the services").toBeGreaterThan(0);
      }).toPass();
    });

    test(`in one jump from ${path} where the visitor asked for less motion`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await visit(page, path);
      const positions = await recordPositions(page);
      await showServices(page).click();
      await expectAtServices(page);
      const end = await scrollY(page);
      expect((await positions.jsonValue()).filter((position) => position !== 0 && position !== end)).toEqual(
        [],
      );
    });
  }

  test("again, after the visitor has scrolled back up", async ({ page }) => {
    await visit(page, "/");
    await showServices(page).click();
    await expectAtServices(page);
    await scrollToY(page, 0);
    await showServices(page).click();
    await expectAtServices(page);
  });

  test("on a phone too", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, "/services/topografici");
    await showServices(page).click();
    await expectAtServices(page);
  });

  test("as the address /#servizi does when it is opened directly", async ({ page }) => {
    await visit(page, "/#servizi");
    await expect(servicesSection(page).getByRole("heading", { level: 2 })).toBeInViewport();
    expect(await scrollY(page)).toBeGreaterThan(0);
  });
});

test.describe("a page that changes says so", () => {
  test("in Italian to screen readers, in the title of the window, and the keyboard starts from its top", async ({
    page,
  }) => {
    await visit(page, "/");
    const homeTitle = await page.title();
    const announcer = page.locator("#gatsby-announcer");
    await expect(announcer).toHaveAttribute("aria-live", "assertive");

    for (const { link, path, heading } of [
      { link: "Chi Siamo", path: "/about", heading: "Chi Siamo" },
      { link: "Progetti", path: "/portfolio", heading: "I Nostri Progetti" },
      { link: "Contatti", path: "/contact", heading: content.contact.hero.title },
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
    await expect(announcer).toHaveText(`Pagina: ${content.home.hero.title}`);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", named("Vai al contenuto"))).toBeFocused();
  });

  test("to whoever opens it directly: its own title, in Italian", async ({ page }) => {
    await visit(page, "/about");
    await expect(page).toHaveTitle(/Chi siamo: uno studio di topografia in Calabria/u);
    await expect(page.locator("html")).toHaveAttribute("lang", "it");
  });
});

test.describe("skip links", () => {
  for (const path of ["/", "/services/catasto"]) {
    test(`on ${path} they come first, appear with the focus and lead to content and footer`, async ({
      page,
    }) => {
      await visit(page, path);
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
      await expect(page.getByRole("contentinfo")).toBeInViewport();
    });
  }
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
  expect(fetched.filter((path) => !/\.(?:avif|jpe?g)$/u.test(path))).toEqual([]);
  await page.getByRole("contentinfo").locator('a[href="/contact"]').first().hover();
  await expect.poll(() => fetched).toContain("/page-data/contact/page-data.json");
});

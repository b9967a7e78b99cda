/** What moves or changes by itself: counters, blocks that appear, carousel, gallery, video, dates, preselection. */
import type { Locator, Page } from "@playwright/test";
import { content, live, scrollToY, settle, visit } from "./site";
import { expect, test } from "./support";

const named = (name: string) => ({ name, exact: true });
const region = (page: Page, title: string) => page.getByRole("main").getByRole("region", named(title));

/** Scrolls until this share of an element stands above the lower edge of the window. */
async function bringIntoView(element: Locator, share: number) {
  await element.evaluate((target, part) => {
    const { top, height } = target.getBoundingClientRect();
    window.scrollBy({ top: Math.round(top + height * part - window.innerHeight), behavior: "instant" });
  }, share);
  await settle(element.page());
}

test.describe("counters", () => {
  const band = (page: Page) => region(page, "Oltre 30 anni di esperienza");
  /** What is painted; the final number stands beside it for screen readers. */
  const painted = (page: Page) => band(page).getByRole("definition").locator('[aria-hidden="true"]');
  const final = content.studio.counters.map(({ end, suffix = "" }) => `${end}${suffix}`);

  async function visitWithStoppedClock(page: Page) {
    await page.clock.install({ time: "2030-05-06T10:00:00" });
    await visit(page, "/");
    await page.clock.pauseAt("2030-05-06T11:00:00");
  }

  test("stand in the HTML with their final numbers", async ({ page }) => {
    const html = await (await page.request.get("/")).text();
    for (const number of ["4500+", "750+", "12000+"]) expect(html).toContain(`>${number}<`);
    expect(final).toEqual(["4500+", "750+", "12000+"]);
  });

  test("count from 0 to the end in 2000 ms by ticks of 16 ms, once they are in view, then stop", async ({
    page,
  }) => {
    await visitWithStoppedClock(page);
    await expect(painted(page)).toHaveText(final);
    await bringIntoView(band(page), 0.9);
    await expect(painted(page)).toHaveText(["0+", "0+", "0+"]);
    await page.clock.runFor(15);
    await expect(painted(page)).toHaveText(["0+", "0+", "0+"]);
    await page.clock.runFor(1);
    await expect(painted(page)).toHaveText(["36+", "6+", "96+"]);
    await page.clock.runFor(16 * 61);
    await expect(painted(page)).toHaveText(["2232+", "372+", "5952+"]);
    // The number to be read is the final one all the while.
    for (const [index, number] of final.entries())
      await expect(band(page).getByRole("definition").nth(index)).toContainText(number);
    await page.clock.runFor(16 * 62);
    await expect(painted(page)).not.toHaveText(final);
    await page.clock.runFor(16);
    await expect(painted(page)).toHaveText(final);

    await scrollToY(page, 0);
    await page.clock.runFor(5000);
    await bringIntoView(band(page), 0.9);
    await page.clock.runFor(500);
    await expect(painted(page)).toHaveText(final);
  });

  test("do not begin before a tenth of them is in view", async ({ page }) => {
    await visitWithStoppedClock(page);
    const first = painted(page).first();
    await bringIntoView(first, 0.04);
    await page.clock.runFor(500);
    await expect(painted(page)).toHaveText(final);
    await bringIntoView(first, 0.5);
    await expect(first).toHaveText("0+");
  });

  test("show the final numbers at once where the visitor asked for less motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visitWithStoppedClock(page);
    await bringIntoView(band(page), 0.9);
    await page.clock.runFor(500);
    await expect(painted(page)).toHaveText(final);
  });

  test("count on /about too", async ({ page }) => {
    await page.clock.install({ time: "2030-05-06T10:00:00" });
    await visit(page, "/about");
    await page.clock.pauseAt("2030-05-06T11:00:00");
    await bringIntoView(band(page), 0.9);
    await expect(painted(page)).toHaveText(["0+", "0+", "0+"]);
    await page.clock.runFor(2000);
    await expect(painted(page)).toHaveText(final);
  });
});

test.describe("blocks that appear", () => {
  const cards = (page: Page) =>
    region(page, content.home.services.title)
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { level: 3 }) });

  test("wait unseen below the fold, appear when a tenth is in view, and stay", async ({ page }) => {
    await visit(page, "/");
    const card = cards(page).last();
    await expect(card).toHaveCSS("opacity", "0");
    await bringIntoView(card, 0.05);
    await expect(card).toHaveCSS("opacity", "0");
    await bringIntoView(card, 0.2);
    await expect(card).toHaveCSS("opacity", "1");
    await scrollToY(page, 0);
    await expect(card).not.toBeInViewport();
    await expect(card).toHaveCSS("opacity", "1");
  });

  test("wait for three tenths where they are large", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await visit(page, "/about");
    const block = region(page, content.about.video.heading.title).locator("[data-reveal]");
    await expect(block).toHaveCSS("opacity", "0");
    await bringIntoView(block, 0.2);
    await expect(block).toHaveCSS("opacity", "0");
    await bringIntoView(block, 0.4);
    await expect(block).toHaveCSS("opacity", "1");
  });

  test("follow one another by 100 ms in a row of cards", async ({ page }) => {
    await visit(page, "/");
    const delays = await cards(page).evaluateAll((all) =>
      all.map((card) => getComputedStyle(card).getPropertyValue("--reveal-delay") || "0ms"),
    );
    expect(delays).toEqual(Array.from({ length: 12 }, (_, index) => `${(index % 3) * 100}ms`));
    const third = cards(page).nth(2);
    await bringIntoView(third, 0.5);
    await expect(third).toHaveCSS("opacity", "1");
    await expect(third).toHaveCSS("transition-delay", /^0\.2s/u);
  });

  test("are simply there where the visitor asked for less motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, "/");
    await settle(page);
    for (const card of await cards(page).all()) await expect(card).toHaveCSS("opacity", "1");
  });

  test("are simply there when the page is printed", async ({ page }) => {
    await visit(page, "/");
    await expect(cards(page).last()).toHaveCSS("opacity", "0");
    await page.emulateMedia({ media: "print" });
    for (const card of await cards(page).all()) await expect(card).toHaveCSS("opacity", "1");
  });
});

test.describe("carousel of /about", () => {
  const services = content.about.carousel.services.map((slug) =>
    content.services.find((service) => service.slug === slug),
  );
  const carousel = (page: Page) => page.getByRole("group", named(content.about.carousel.heading.title));
  const previous = (page: Page) => carousel(page).getByRole("button", named("Servizio precedente"));
  const next = (page: Page) => carousel(page).getByRole("button", named("Servizio successivo"));
  const slide = (page: Page, position: number) =>
    carousel(page).getByRole("group", { name: new RegExp(`^${position} di 10: `, "u") });
  const title = (page: Page, position: number) => slide(page, position).getByRole("link");

  async function visitCarousel(page: Page) {
    await visit(page, "/about");
    await carousel(page).scrollIntoViewIfNeeded();
    await expect(carousel(page)).toHaveAttribute("data-enhanced", "true");
  }

  test("has 10 services, each said with its place", async ({ page }) => {
    await visitCarousel(page);
    for (const [index, service] of services.entries()) {
      await expect(slide(page, index + 1)).toHaveAccessibleName(`${index + 1} di 10: ${service?.title}`);
      await expect(title(page, index + 1)).toHaveAttribute("href", `/services/${service?.slug}`);
    }
    expect(services).toHaveLength(10);
    await expect(carousel(page)).toHaveAttribute("aria-roledescription", "carosello");
  });

  test("begins at the first, with «precedente» off, and ends at the tenth, with «successivo» off", async ({
    page,
  }) => {
    await visitCarousel(page);
    await expect(previous(page)).toBeDisabled();
    await expect(next(page)).toBeEnabled();
    await next(page).focus();
    for (let press = 0; press < 10; press += 1) await page.keyboard.press("Enter");
    await expect(slide(page, 10)).toBeInViewport({ ratio: 0.99 });
    await expect(next(page)).toBeDisabled();
    await expect(next(page), "the focus is not lost at the end").toBeFocused();
    await expect(previous(page)).toBeEnabled();
    await previous(page).focus();
    for (let press = 0; press < 10; press += 1) await page.keyboard.press("Enter");
    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.99 });
    await expect(previous(page)).toBeDisabled();
  });

  test("moves by its buttons and by the arrow keys", async ({ page }) => {
    await page.setViewportSize({ width: 500, height: 800 });
    await visitCarousel(page);
    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 });
    await next(page).click();
    await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 });
    await expect(slide(page, 1)).not.toBeInViewport({ ratio: 0.5 });
    await page.keyboard.press("ArrowRight");
    await expect(slide(page, 3)).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 });
    await expect(previous(page)).toBeDisabled();
    await title(page, 1).focus();
    await page.keyboard.press("ArrowRight");
    await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 });
  });

  test("names its buttons to a mouse that rests for 700 ms, the next one at once, and to the keyboard", async ({
    page,
  }) => {
    const hint = (text: string) => carousel(page).getByText(text, { exact: true });
    await page.clock.install({ time: "2030-05-06T10:00:00" });
    await visitCarousel(page);
    await page.clock.pauseAt("2030-05-06T11:00:00");
    await next(page).hover();
    await page.clock.runFor(699);
    await expect(hint("Servizio successivo")).toBeHidden();
    await page.clock.runFor(1);
    await expect(hint("Servizio successivo")).toBeVisible();
    await previous(page).hover();
    await page.clock.runFor(200);
    await expect(hint("Servizio precedente")).toBeVisible();
    await expect(hint("Servizio successivo")).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(hint("Servizio precedente")).toBeHidden();
    await page.mouse.move(5, 400);
    await page.clock.runFor(1000);

    await next(page).press("Shift+Tab");
    await expect(previous(page)).toBeFocused();
    await expect(hint("Servizio precedente")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(hint("Servizio successivo")).toBeVisible();
    await expect(hint("Servizio precedente")).toBeHidden();
  });

  test("puts a slide in the middle", async ({ page }) => {
    await page.setViewportSize({ width: 500, height: 800 });
    await visitCarousel(page);
    await next(page).click();
    await expect
      .poll(async () => {
        const frame = await slide(page, 2).boundingBox();
        const whole = await carousel(page).boundingBox();
        if (!frame || !whole) return Number.NaN;
        return Math.abs(frame.x + frame.width / 2 - (whole.x + whole.width / 2));
      })
      .toBeLessThan(12);
  });

  test("can be dragged with the mouse, and a drag is no click", async ({ page }) => {
    await visitCarousel(page);
    const box = await title(page, 2).boundingBox();
    if (!box) throw new Error("The second slide has no place on the page.");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 250, y, { steps: 10 });
    await page.mouse.up();
    await expect(previous(page)).toBeEnabled();
    await expect(slide(page, 1)).not.toBeInViewport({ ratio: 0.9 });
    await expect(page).toHaveURL("/about");
  });

  test("leads to a service by a click on its title", async ({ page }) => {
    await visitCarousel(page);
    await title(page, 2).click();
    await expect(page).toHaveURL(`/services/${services[1]?.slug}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(services[1]?.hero.title ?? "");
  });

  test("shows each service that the Tab key comes to", async ({ page }) => {
    await visitCarousel(page);
    await next(page).focus();
    for (let position = 1; position <= 10; position += 1) {
      await page.keyboard.press("Tab");
      await expect(title(page, position)).toBeFocused();
      await expect(title(page, position)).toBeInViewport({ ratio: 0.99 });
    }
  });
});

test("every picture of a project's gallery is 16:9 and has its caption", async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, "/portfolio/modello-3d-centro-storico");
    const project = content.projects.find(({ slug }) => slug === "modello-3d-centro-storico");
    const figures = region(page, "Galleria").getByRole("figure");
    await expect(figures).toHaveCount(3);
    for (const [index, { image, caption }] of project?.gallery.entries() ?? []) {
      await expect(figures.nth(index).getByText(caption, { exact: true })).toBeVisible();
      const box = await figures.nth(index).getByAltText(image.alt, { exact: true }).boundingBox();
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
    }
  }
});

test.describe("video of the home page", () => {
  const pause = (page: Page) => page.getByRole("button", named("Metti in pausa il video"));
  const play = (page: Page) => page.getByRole("button", named("Riproduci il video"));
  const video = (page: Page) => page.getByRole("main").locator("video");
  const isPlaying = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => !element.paused);

  test("is asked for only once the page has loaded", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/late.png", async (route) => {
      await released;
      await route.fulfill({ contentType: "image/png", body: "" });
    });
    // A picture that does not come keeps the page from being loaded.
    await page.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () => {
        const late = new Image();
        late.src = "/late.png";
        document.body.append(late);
      });
    });
    await page.goto("/", { waitUntil: "commit" });
    await live(page);
    expect(await page.evaluate(() => document.readyState)).toBe("interactive");
    await expect(video(page)).toHaveCount(0);
    expect(asked.filter((path) => path.startsWith("/video/"))).toEqual([]);
    release();
    await expect(pause(page)).toBeVisible();
    expect(asked.some((path) => path.startsWith("/video/"))).toBe(true);
  });

  test("plays muted and in a loop, and stops and goes on by its button", async ({ page }) => {
    await visit(page, "/");
    await expect(pause(page)).toBeVisible();
    expect(await isPlaying(page)).toBe(true);
    expect(await video(page).evaluate((element: HTMLVideoElement) => [element.muted, element.loop])).toEqual([
      true,
      true,
    ]);
    await pause(page).click();
    await expect(play(page)).toBeVisible();
    expect(await isPlaying(page)).toBe(false);
    await play(page).click();
    await expect(pause(page)).toBeVisible();
    expect(await isPlaying(page)).toBe(true);
  });

  test("never comes by itself where the visitor asked for less motion", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, "/");
    await page.waitForLoadState("networkidle");
    await expect(video(page)).toHaveCount(0);
    expect(asked.filter((path) => path.startsWith("/video/"))).toEqual([]);
  });

  for (const connection of [{ saveData: true }, { effectiveType: "3g" }]) {
    test(`never comes by itself on a line with ${JSON.stringify(connection)}`, async ({ page }) => {
      await page.addInitScript((values) => {
        Object.defineProperty(navigator, "connection", { value: values });
      }, connection);
      await visit(page, "/");
      await page.waitForLoadState("networkidle");
      await expect(video(page)).toHaveCount(0);
    });
  }
});

test.describe("dates follow the visitor's day", () => {
  test("the footer says the current year and the privacy page today's date", async ({ page }) => {
    await page.clock.setFixedTime("2031-03-04T10:00:00+01:00");
    await visit(page, "/privacy-policy");
    await expect(page.getByRole("contentinfo")).toContainText("© 2031 ");
    const date = page.getByRole("main").getByRole("time");
    await expect(date).toHaveText("4 marzo 2031");
    await expect(date).toHaveAttribute("datetime", "2031-03-04");
  });

  test("half an hour past midnight too", async ({ page }) => {
    await page.clock.setFixedTime("2031-01-01T00:30:00+01:00");
    await visit(page, "/privacy-policy");
    await expect(page.getByRole("contentinfo")).toContainText("© 2031 ");
    const date = page.getByRole("main").getByRole("time");
    await expect(date).toHaveText("1 gennaio 2031");
    await expect(date).toHaveAttribute("datetime", "2031-01-01");
  });
});

test.describe("quote button of a service page", () => {
  for (const slug of ["topografici", "scansione-slam", "catasto"]) {
    test(`of ${slug} leads to the form with the service chosen`, async ({ page }) => {
      const service = content.services.find((entry) => entry.slug === slug);
      await visit(page, `/services/${slug}`);
      await page.getByRole("main").getByRole("link", named("Richiedi un Preventivo")).first().click();
      await expect(page).toHaveURL(`/preventivo?servizio=${slug}`);
      await expect(page.getByLabel("Tipo di Servizio")).toHaveValue(service?.formValue ?? "");
    });
  }

  test("every service's address chooses its own option, an unknown one none", async ({ page }) => {
    for (const { slug, formValue } of content.services.slice(0, 4)) {
      await visit(page, `/preventivo?servizio=${slug}`);
      await expect(page.getByLabel("Tipo di Servizio")).toHaveValue(formValue);
      await page.evaluate(() => sessionStorage.clear());
    }
    await visit(page, "/preventivo?servizio=non-esiste");
    await expect(page.getByLabel("Tipo di Servizio")).toHaveValue("");
  });
});

/** What moves or changes by itself: counters, blocks that appear, carousel, gallery, video, dates, preselection.
 * Timing and words are proven in the unit tests of each; here it is seen with styles and layout. */
import type { Locator, Page } from "@playwright/test";
import { content, scrollToY, settle, visit } from "./site";
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

test("the counters count up once they are in view, and end at the figure that can be read all the while", async ({
  page,
}) => {
  const band = region(page, "Oltre 30 anni di esperienza");
  const painted = band.getByRole("definition").locator("span span:not(.visually-hidden)");
  const final = content.studio.counters.map(({ end, suffix = "" }) => `${end}${suffix}`);
  await page.clock.install({ time: "2030-05-06T10:00:00" });
  await visit(page, "/");
  await page.clock.pauseAt("2030-05-06T11:00:00");
  await expect(painted).toHaveText(final);
  await bringIntoView(band, 0.9);
  await expect(painted).toHaveText(["0+", "0+", "0+"]);
  await page.clock.runFor(16);
  await expect(painted).toHaveText(["36+", "6+", "96+"]);
  for (const [index, number] of final.entries())
    await expect(band.getByRole("definition").nth(index)).toContainText(number);
  await page.clock.runFor(2000);
  await expect(painted).toHaveText(final);
});

test.describe("blocks that appear", () => {
  const cards = (page: Page) =>
    region(page, content.homePage.services.title)
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { level: 3 }) });

  test("wait unseen below the fold, appear when a tenth is in view one after the other, and stay", async ({
    page,
  }) => {
    await visit(page, "/");
    const card = cards(page).last();
    await expect(card).toHaveCSS("opacity", "0");
    await bringIntoView(card, 0.05);
    await expect(card).toHaveCSS("opacity", "0");
    await bringIntoView(card, 0.2);
    await expect(card).toHaveCSS("opacity", "1");
    await expect(card).toHaveCSS("transition-delay", /^0\.2s/u);
    await scrollToY(page, 0);
    await expect(card).not.toBeInViewport();
    await expect(card).toHaveCSS("opacity", "1");
  });

  test("are there when a jump to the page's end has left them above", async ({ page }) => {
    await visit(page, "/");
    await expect(cards(page).last()).toHaveCSS("opacity", "0");
    await page.keyboard.press("End");
    await expect(cards(page).last()).toHaveCSS("opacity", "1");
    await expect(cards(page).last()).not.toBeInViewport();
  });

  test("are simply there when the page is printed, and where less motion is asked for", async ({ page }) => {
    await visit(page, "/");
    await expect(cards(page).last()).toHaveCSS("opacity", "0");
    await page.emulateMedia({ media: "print" });
    for (const card of await cards(page).all()) await expect(card).toHaveCSS("opacity", "1");
    await page.emulateMedia({ media: "screen", reducedMotion: "reduce" });
    await visit(page, "/");
    for (const card of await cards(page).all()) await expect(card).toHaveCSS("opacity", "1");
  });
});

test.describe("carousel of /about", () => {
  const carousel = (page: Page) => page.getByRole("group", named(content.aboutPage.carousel.heading.title));
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

  test("moves by buttons and arrow keys, a slide in the middle, from the first to the tenth", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 500, height: 800 });
    await visitCarousel(page);
    await expect(previous(page)).toBeDisabled();
    await next(page).click();
    await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 });
    await expect(slide(page, 1)).not.toBeInViewport({ ratio: 0.5 });
    const offCentre = async () => {
      const shown = await slide(page, 2).boundingBox();
      const whole = await carousel(page).boundingBox();
      if (!shown || !whole) return Number.NaN;
      return Math.abs(shown.x + shown.width / 2 - (whole.x + whole.width / 2));
    };
    await expect.poll(offCentre).toBeLessThan(12);
    await page.keyboard.press("ArrowLeft");
    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 });
    await next(page).focus();
    for (let press = 0; press < 10; press += 1) await page.keyboard.press("ArrowRight");
    await expect(slide(page, 10)).toBeInViewport({ ratio: 0.99 });
    await expect(next(page)).toBeDisabled();
    await expect(next(page), "the focus is not lost at the end").toBeFocused();
    await expect(carousel(page).getByText("Servizio successivo", { exact: true })).toBeVisible();
  });

  for (const width of [360, 768, 1280])
    test(`each step moves a whole slide at ${width} px, the first and the last too`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await visitCarousel(page);
      const box = async () => (await slide(page, 1).boundingBox()) ?? { x: Number.NaN, width: Number.NaN };
      const start = await box();
      let steps = 0;
      for (; await next(page).isEnabled(); steps += 1) {
        await next(page).click();
        await expect.poll(async () => (start.x - (await box()).x) / start.width).toBeCloseTo(steps + 1, 1);
      }
      expect(steps).toBe(width < 960 ? 9 : 7);
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

test("every picture of a project's gallery is 16:9", async ({ page }) => {
  await visit(page, "/portfolio/modello-3d-centro-storico");
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const pictures = await region(page, "Galleria").getByRole("figure").getByRole("img").all();
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) {
      const box = await picture.boundingBox();
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
    }
  }
});

test("the home page's video plays muted and in a loop, and stops and goes on by its button", async ({
  page,
}) => {
  const pause = page.getByRole("button", named("Metti in pausa il video"));
  const play = page.getByRole("button", named("Riproduci il video"));
  const state = () =>
    page
      .getByRole("main")
      .locator("video")
      .evaluate(({ muted, loop, paused }: HTMLVideoElement) => ({ muted, loop, paused }));
  await visit(page, "/");
  await expect(pause).toBeVisible();
  expect(await state()).toEqual({ muted: true, loop: true, paused: false });
  await pause.click();
  await expect(play).toBeVisible();
  expect(await state()).toMatchObject({ paused: true });
  await play.click();
  await expect(pause).toBeVisible();
  expect(await state()).toMatchObject({ paused: false });
});

test("the button of the home page's video covers neither text nor buttons, on narrow phones and where text is large", async ({
  page,
}) => {
  await page.setViewportSize({ width: 280, height: 653 });
  await visit(page, "/");
  const button = page.getByRole("button", named("Riproduci il video"));
  const others = [
    page.getByRole("heading", { level: 1 }),
    page.locator("h1 + p"),
    page.getByRole("main").getByRole("link", named("Richiedi un Preventivo")).first(),
    page.getByRole("link", named("Visualizza Servizi")),
    page.getByRole("banner").getByRole("button", named("Menu")),
  ];
  for (const [width, height, text] of [
    [280, 653, 100],
    [360, 640, 150],
    [740, 360, 150],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`;
    }, text);
    const own = await button.boundingBox();
    for (const other of others) {
      const box = await other.boundingBox();
      if (!own || !box) throw new Error("The button or its neighbour is not there");
      const isApart =
        own.x >= box.x + box.width ||
        box.x >= own.x + own.width ||
        own.y >= box.y + box.height ||
        box.y >= own.y + own.height;
      expect(isApart, `${other} at ${width} x ${height}, ${text} %`).toBe(true);
    }
  }
});

test("nothing of the studio's film is fetched before it is played; then it plays, with captions", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/video/")) asked.push(pathname);
  });
  await visit(page, "/about");
  const film = region(page, content.aboutPage.video.heading.title).locator("video");
  await film.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await film.evaluate((video: HTMLVideoElement) => video.play());
  await expect
    .poll(() => film.evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
    .toBeGreaterThan(0);
  const cues = film.evaluate(
    ({ textTracks: [track] }: HTMLVideoElement) =>
      new Promise<number | undefined>((resolve) => {
        document.querySelector("track")?.addEventListener("load", () => resolve(track?.cues?.length));
        if (track) track.mode = "showing";
      }),
  );
  expect(await cues).toBeGreaterThan(3);
  const file = content.aboutPage.video.videoUrl?.replace(/\.mp4$/u, "");
  expect(new Set(asked)).toEqual(new Set([`${file}.webm`, `${file}.vtt`]));
});

test("the footer says the visitor's year and the privacy page today's date", async ({ page }) => {
  await page.clock.setFixedTime("2031-01-01T00:30:00+01:00");
  await visit(page, "/privacy-policy");
  await expect(page.getByRole("contentinfo")).toContainText("© 2031 ");
  const date = page.getByRole("main").getByRole("time");
  await expect(date).toHaveText("1 gennaio 2031");
  await expect(date).toHaveAttribute("datetime", "2031-01-01");
});

test("the quote button of a service leads to the form with the service chosen; an unknown one chooses none", async ({
  page,
}) => {
  const chosen = page.getByLabel("Tipo di Servizio");
  await visit(page, "/services/scansione-slam");
  await page.getByRole("main").getByRole("link", named("Richiedi un Preventivo")).first().click();
  await expect(page).toHaveURL("/preventivo?servizio=scansione-slam");
  await expect(chosen).toHaveValue("scansione-terrestre-slam");
  await page.evaluate(() => sessionStorage.clear());
  await visit(page, "/preventivo?servizio=non-esiste");
  await expect(chosen).toHaveValue("");
});

/** Tests animations and updates with real styles and layout; unit tests cover timing and texts. */
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { sectionStrings } from "../../src/strings/sections";
import { luminance } from "./contrast";
import {
  axeFindings,
  boxOf,
  content,
  finger,
  named,
  sampleRoutes,
  scrollToY,
  settle,
  unknownPath,
} from "./site";
import { expect, test } from "./support";

const { studio, homePage, aboutPage } = content;
const region = (page: Page, title: string) => page.getByRole("main").getByRole("region", named(title));

/** Scrolls until this share of the element is above the bottom edge of the viewport. */
async function bringIntoView(element: Locator, share: number) {
  await element.evaluate((target, part) => {
    const { top, height } = target.getBoundingClientRect();
    window.scrollBy({ top: Math.round(top + height * part - window.innerHeight), behavior: "instant" });
  }, share);
  await settle(element.page());
}

const { experienceYears: years, counters = [] } = studio;

if (counters.length > 0)
  test("counters count up in view, while screen readers get the final number", async ({ page }) => {
    const band = region(page, years ? sectionStrings.experience(years) : sectionStrings.counters);
    const displayedNumbers = () =>
      band
        .getByRole("definition")
        .locator("[data-count]")
        .evaluateAll((numbers) =>
          numbers.map((number) => (number as HTMLElement).dataset.shown ?? number.textContent),
        );
    const formatNumbers = (shown: (end: number, duration: number) => number) =>
      counters.map(
        ({ prefix = "", end, duration = 2_000, suffix = "" }) => `${prefix}${shown(end, duration)}${suffix}`,
      );
    const final = formatNumbers((end) => end);
    await page.clock.install({ time: "2030-05-06T10:00:00" });
    await page.goto("/");
    await page.clock.pauseAt("2030-05-06T11:00:00");
    expect(await displayedNumbers()).toEqual(final);
    await bringIntoView(band, 0.9);
    await expect.poll(displayedNumbers).toEqual(formatNumbers(() => 0));
    // Advances by the specification's step.
    await page.clock.runFor(16);
    expect(await displayedNumbers()).toEqual(
      formatNumbers((end, duration) => Math.floor((end * 16) / duration)),
    );
    for (const [index, number] of final.entries())
      await expect(band.getByRole("definition").nth(index)).toContainText(number);
    // Exceeds the longest duration that the content allows.
    await page.clock.runFor(10_100);
    await expect.poll(displayedNumbers).toEqual(final);
  });

test("elements below the fold appear when a tenth is in view or a jump passes them, and stay", async ({
  page,
}) => {
  await page.goto("/");
  const cards = region(page, homePage.services.title)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 4 }) });
  const [third, last] = [cards.nth(2), cards.last()];
  await expect(third).toHaveCSS("opacity", "0");
  await bringIntoView(third, 0.05);
  await expect(third).toHaveCSS("opacity", "0");
  await bringIntoView(third, 0.2);
  await expect(third).toHaveCSS("opacity", "1");
  await expect(third).toHaveCSS("transition-delay", /^0\.2s/u);
  await scrollToY(page, 0);
  await expect(third).not.toBeInViewport();
  await expect(third).toHaveCSS("opacity", "1");
  await expect(last).toHaveCSS("opacity", "0");
  await page.keyboard.press("End");
  await expect(last).toHaveCSS("opacity", "1");
  await expect(last).not.toBeInViewport();
});

const { carousel: services } = aboutPage;

/** Allows for fractions of a pixel. */
const whole = { ratio: 0.99 };

if (services)
  test("buttons, arrow keys and dragging move the carousel by slides; Tab shows the focused one", async ({
    page,
  }) => {
    const total = services.services.length;
    const carousel = page.getByRole("group", named(services.heading.title));
    const next = carousel.getByRole("button", named("Servizio successivo"));
    const slide = (position: number) =>
      carousel.getByRole("group", { name: new RegExp(`^${position} di ${total}: `, "u") });
    await page.setViewportSize({ width: 500, height: 800 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/about");
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.getByRole("button", named("Servizio precedente"))).toBeDisabled();
    await expect(slide(1)).toBeInViewport(whole);
    // Scrolls before the press, which loads the island: the carousel continues from that slide.
    await slide(2).evaluate((element) => element.scrollIntoView({ inline: "center", block: "nearest" }));
    await next.click();
    await expect(carousel).toHaveAttribute("data-enhanced", "true");
    await expect(slide(3)).toBeInViewport(whole);
    await expect(carousel.getByRole("status")).toHaveText(new RegExp(`^3 di ${total}: `, "u"));
    await next.focus();
    for (let position = 4; position <= total; position += 1) {
      await expect(next).toBeEnabled();
      await (position % 2 ? page.keyboard.press("ArrowRight") : next.click());
      await expect(slide(position)).toBeInViewport(whole);
    }
    await expect(next).toBeDisabled();
    await expect(next, "the button keeps the focus at the end").toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(slide(total - 1)).toBeInViewport(whole);
    await next.click();
    // Imitates a slow phone, where the focus moves some time after the key press.
    await page.evaluate(() =>
      document.addEventListener("keydown", ({ timeStamp }) => {
        while (performance.now() < timeStamp + 20);
      }),
    );
    for (let position = 1; position <= total; position += 1) {
      await page.keyboard.press("Tab");
      await expect(slide(position).getByRole("link")).toBeFocused();
      await expect(slide(position).getByRole("link")).toBeInViewport(whole);
    }
    const { x, y } = await boxOf(slide(total));
    await page.mouse.move(x + 20, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 270, y + 20, { steps: 10 });
    await page.mouse.up();
    await expect(next).toBeEnabled();
    await expect(page, "dragging does not follow the link").toHaveURL("/about");
  });

const filmedService = content.services.find(({ hero }) => hero.videoUrl?.startsWith("/video/"));

if (filmedService)
  test("a hero video plays muted in a loop; its pause button covers no text or link", async ({ page }) => {
    const main = page.getByRole("main");
    const pause = page.getByRole("button", named("Metti in pausa il video"));
    const play = page.getByRole("button", named("Riproduci il video"));
    const film = main.locator("video");
    await page.goto(`/services/${filmedService.slug}`);
    // The specification sets these delays.
    const tooltips = page.locator(":has(> .icon-button)").first();
    await expect(tooltips).toHaveCSS("transition-delay", "0.3s");
    await pause.hover();
    await expect(tooltips).toHaveCSS("transition-delay", "0.7s");
    expect(await film.evaluate(({ muted, loop }: HTMLVideoElement) => muted && loop)).toBe(true);
    await expect(film).toHaveJSProperty("paused", false);
    expect(await axeFindings(page)).toEqual([]);
    await pause.click();
    await expect(film).toHaveJSProperty("paused", true);
    await play.click();
    await expect(film).toHaveJSProperty("paused", false);

    await page.setViewportSize({ width: 280, height: 653 });
    const button = await boxOf(pause);
    for (const other of [
      page.getByRole("heading", { level: 1 }),
      page.locator("h1 + p"),
      main.getByRole("link", named("Richiedi un Preventivo")).first(),
      page.getByRole("link", named("Visualizza Servizi")),
    ]) {
      const { x, y, width, height } = await boxOf(other);
      const isBeside = button.x >= x + width || x >= button.x + button.width;
      const isAboveOrBelow = button.y >= y + height || y >= button.y + button.height;
      expect(isBeside || isAboveOrBelow, `${other}`).toBe(true);
    }
  });

const surveyedService = content.services.find(({ sheet, terrain }) => sheet && terrain);

if (surveyedService)
  test("a cross-section follows slider keys and dragging on the plan; its URL restores it", async ({
    page,
  }) => {
    // Avoids fades, in which axe would measure half-transparent text.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`/services/${surveyedService.slug}`);
    const sheet = page.locator("#tavola");
    const [start, end] = [sheet.getByRole("slider").nth(0), sheet.getByRole("slider").nth(1)];
    const facts = sheet.locator("dd");
    const before = await facts.allTextContents();
    await start.focus();
    await page.keyboard.press("Home");
    await expect(start).toHaveValue("0");
    await expect(facts.first()).not.toHaveText(before[0] ?? "");
    await expect(facts.nth(1)).toHaveText(before[1] ?? "");
    expect(await axeFindings(page)).toEqual([]);
    // The section line ends at the draggable handle B.
    await sheet.evaluate((element) => element.scrollIntoView());
    const line = await boxOf(sheet.locator("svg path").first());
    const grip = line.x + line.width - 2;
    await page.mouse.move(grip, line.y + 2);
    await page.mouse.down();
    const { y: top } = await boxOf(sheet.locator("img").first());
    // Drags across the middle: the pointer keeps the end on which it went down.
    await page.mouse.move(line.x + 10, (top + line.y) / 2, { steps: 4 });
    await expect(start).toHaveValue("0");
    await page.mouse.move(grip, top, { steps: 4 });
    await page.mouse.up();
    await expect(sheet.getByRole("status")).toContainText("Pendenza media");
    await expect(facts.nth(1)).not.toHaveText(before[1] ?? "");
    const max = Number(await end.getAttribute("max"));
    await expect.poll(async () => Number(await end.inputValue())).toBeGreaterThan(0.9 * max);

    // The URL is updated a moment later.
    const endPosition = Math.round(Number(await end.inputValue()) * 10) / 10;
    await expect.poll(() => page.url()).toContain(`#sezione=0,${endPosition},`);
    const finalFacts = await facts.allTextContents();
    const url = page.url();
    await page.goto("/about");
    await page.goto(url);
    await expect(facts).toHaveText(finalFacts);
    await expect(start).toBeInViewport();
  });

/** Fewest pixels of a visible ring, around any control and around a slider. */
const smallestRing = 150;
const sliderRing = 400;

/** Counts pixels on and around a control that its focus changes by a contrast of 3:1 (WCAG 2.2, 1.4.11 and 2.4.7). */
async function ringPixels(control: Locator) {
  const page = control.page();
  // Centres the control, because a picture that loads meanwhile could move it out of the viewport.
  await control.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await control.focus();
  const clip = await control.evaluate((element) => {
    const { left, top, right, bottom } = (element.closest(".ring") ?? element).getBoundingClientRect();
    const [x, y] = [Math.max(left - 12, 0), Math.max(top - 12, 0)];
    return {
      x,
      y,
      width: Math.min(right + 12, innerWidth) - x,
      height: Math.min(bottom + 12, innerHeight) - y,
    };
  });
  const picture = async () =>
    sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer();
  const focusedPixels = await picture();
  await control.blur();
  const idlePixels = await picture();
  const lightIn = (image: Buffer, at: number) => luminance(image[at], image[at + 1], image[at + 2]) + 0.05;
  let count = 0;
  for (let at = 0; at < idlePixels.length; at += 3) {
    if (idlePixels[at] === focusedPixels[at] && idlePixels[at + 1] === focusedPixels[at + 1]) continue;
    const ratio = lightIn(idlePixels, at) / lightIn(focusedPixels, at);
    if (Math.max(ratio, 1 / ratio) >= 3) count += 1;
  }
  return count;
}

test("every kind of control shows its focus ring", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const seen = new Set<string>();
  for (const route of sampleRoutes.filter((path) => path !== unknownPath)) {
    await page.goto(route);
    await page.keyboard.press("Tab");
    const controls = page
      .locator("a, button, input:not([tabindex]), select, textarea, summary")
      .filter({ visible: true });
    const kinds = await controls.evaluateAll((all) =>
      all.map(
        ({ tagName, className, parentElement }) => `${tagName} ${className} in ${parentElement?.className}`,
      ),
    );
    for (const [index, kind] of kinds.entries()) {
      if (!seen.has(kind))
        expect.soft(await ringPixels(controls.nth(index)), `${route}: ${kind}`).toBeGreaterThan(smallestRing);
      seen.add(kind);
    }
  }
});

for (const width of [360, 1280])
  test(`comparison sliders at ${width} px follow the title, keep their rings in view and say their shares`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    const sliders = page.locator("xpath=//h1/following::input[@data-comparison-slider]");
    await expect(sliders).toHaveCount(2);
    const names = await sliders.evaluateAll((all) => all.map((slider) => slider.ariaLabel));
    expect(new Set(names).size).toBe(2);
    for (const slider of await sliders.all())
      for (const [key, shares] of [
        ["ArrowRight", /^\d+ % \w+, \d+ % \w+$/u],
        ["Home", /^0 % \w+, 100 % /u],
        ["End", /^100 % \w+, 0 % /u],
      ] as const) {
        await slider.press(key);
        await page.waitForLoadState("networkidle");
        await expect(slider).toHaveAttribute("aria-valuetext", shares);
        expect(await ringPixels(slider), `ring after ${key}`).toBeGreaterThan(sliderRing);
      }
  });

test("the name of an icon button stays while a slow mouse moves onto it", async ({ page }) => {
  await page.goto("/about");
  const button = page.getByRole("button", named("Servizio successivo"));
  await button.hover();
  await expect.poll(() => button.evaluate((part) => getComputedStyle(part, "::after").opacity)).toBe("1");
  const { x, y, width } = await boxOf(button);
  for (const up of [-1, 4, 20]) {
    await page.mouse.move(x + width / 2, y - up);
    expect(await button.evaluate((part) => part.matches(":hover")), `${up} px above`).toBe(true);
  }
});

test.describe("on a touch screen", () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test("a swipe over a comparison scrolls and loads nothing; a tap moves it", async ({ page }) => {
    await page.goto("/", { waitUntil: "networkidle" });
    const slider = page.locator("[data-comparison-slider]").first();
    const touch = await finger(page);
    await touch("touchStart", { x: 300, y: 200 });
    for (const y of [180, 140, 70]) await touch("touchMove", { x: 300, y });
    await touch("touchEnd");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    await expect(slider).toHaveValue((await slider.getAttribute("data-portrait-start")) ?? "");
    await expect(page.locator("[data-moved]")).toHaveCount(0);
    // Loads the page again: a tap while it still glides would only stop it.
    await page.goto("/");
    await page.touchscreen.tap(300, 150);
    await expect(page.locator("[data-moved]")).toHaveCount(1);
    expect(Number(await slider.inputValue())).toBeGreaterThan(75);
  });
});

test("an outline of the index sheet shows its service's name to pointer and keyboard", async ({ page }) => {
  await page.goto("/services");
  const [first, second] = await page.locator("main figure [data-sheet] a").all();
  const shownName = (link?: Locator) =>
    link?.evaluate((shown) => getComputedStyle(shown, "::before").content);
  expect(await shownName(first)).toBe("none");
  await first?.hover();
  expect(await shownName(first)).toBe(`"${await first?.getAttribute("aria-label")}"`);
  await second?.focus();
  expect(await shownName(second)).toBe(`"${await second?.getAttribute("aria-label")}"`);
});

test("titles, texts, lists and links of a row of cards begin on one line", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto("/services");
  const cards = page.locator("ul:has(> :nth-child(3):last-child) > [data-sheet]");
  const tops = await cards.evaluateAll((all) =>
    all.map((card) =>
      ["h4", ".quiet", "ul", "[aria-hidden]"].map(
        (part) => card.querySelector(part)?.getBoundingClientRect().top,
      ),
    ),
  );
  expect(tops).toHaveLength(6);
  for (const [index, top] of tops.entries()) expect(top).toEqual(tops[index - (index % 3)]);
});

test("in forced colours, comparison sliders keep their divider and the profile its two keys", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/");
  for (const slider of await page.locator("[data-comparison-slider]").all())
    await expect(slider).toHaveCSS("appearance", "none");
  const keys = page.locator("figcaption b");
  const colours = await keys.evaluateAll((all) =>
    all.map((key) => getComputedStyle(key, "::before").borderColor),
  );
  expect(new Set(colours).size).toBe(2);
});

test("lazy pictures appear where inline scripts are blocked", async ({ page }) => {
  await page.route("**/portfolio", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /<script data-page-script/u,
      '<script type="blocked" data-page-script',
    );
    await route.fulfill({ response, body });
  });
  await page.goto("/portfolio");
  const picture = page.locator("main img[loading=lazy]").first();
  await expect(picture).not.toHaveCSS("translate", "none");
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(picture).toHaveCSS("translate", "none");
});

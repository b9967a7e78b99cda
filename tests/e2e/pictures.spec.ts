import type { Locator, Page } from "@playwright/test";
import { content, visit } from "./site";
import { expect, test } from "./support";

const project = content.projects[0];
const path = `/portfolio/${project?.slug}`;

/** Of the file that the browser has chosen. */
const shown = (image: Locator) =>
  image.evaluate(async (element: HTMLImageElement) => {
    await element.decode();
    const bitmap = await createImageBitmap(await (await fetch(element.currentSrc)).blob());
    return { width: bitmap.width, isUpright: bitmap.height > bitmap.width };
  });

for (const { isPhone, ...viewport } of [
  { width: 360, height: 740, isPhone: true },
  { width: 768, height: 1024, isPhone: false },
  { width: 1280, height: 800, isPhone: false },
]) {
  test(`heroes and cards show ${isPhone ? "portrait crops" : "wide pictures"} at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const heroes: string[] = [];
    page.on("request", (request) => {
      if (/\/catasto[^/]*\.avif$/u.test(request.url())) heroes.push(request.url());
    });
    await page.goto("/services/catasto");
    expect(await shown(page.locator("main section img").first())).toMatchObject({ isUpright: isPhone });
    // What the page asks for first is what it then shows.
    expect(new Set(heroes).size).toBe(1);

    await page.goto("/services");
    const card = page.locator("main li", { has: page.locator("img") }).first();
    const image = card.locator("img");
    await image.scrollIntoViewIfNeeded();
    const { width, isUpright } = await shown(image);
    expect(isUpright).toBe(isPhone);
    if (isPhone) expect(width).toBe(160);
    const [picture, title] = [await image.boundingBox(), await card.getByRole("heading").boundingBox()];
    const isBeside = (picture?.x ?? 0) + (picture?.width ?? 0) <= (title?.x ?? 0);
    expect(isBeside).toBe(isPhone);
  });
}

test("a picture of the gallery opens whole in the window, leafs, and gives the focus back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, path);
  const link = page.getByRole("link", { name: /^Ingrandisci/u }).nth(1);
  await link.click();
  const dialog = page.getByRole("dialog", { name: "Galleria" });
  const image = dialog.getByRole("img");
  await expect.poll(async () => (await image.boundingBox())?.height).toBeGreaterThan(0);
  const box = await image.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  await page.keyboard.press("ArrowRight");
  await expect(dialog).toContainText(project?.gallery[2]?.caption ?? "");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test.describe("a picture that does not come", () => {
  test.use({ expectedProblems: [/Failed to load resource/u] });

  test("leaves its place, its ground and its words", async ({ page }) => {
    await page.route(/\/static\/.*\.(avif|jpg)/u, (route) => route.abort());
    await visit(page, path);
    const image = page.locator("#galleria img").first();
    await image.scrollIntoViewIfNeeded();
    expect((await image.boundingBox())?.height).toBeGreaterThan(100);
    await expect(image).toHaveAttribute("alt", project?.gallery[0]?.image.alt ?? "");
  });
});

test.describe("a sample sheet", () => {
  const service = content.services[0];
  const sheet = service?.sheet;
  const drawn = (image: Locator) => image.evaluate((element: HTMLImageElement) => element.decode());
  const open = async (page: Page) => {
    await visit(page, `/services/${service?.slug}`);
    await page.getByRole("link", { name: sheet?.drawing.alt }).click();
    const dialog = page.getByRole("dialog", { name: sheet?.title });
    await drawn(dialog.getByRole("img"));
    return dialog;
  };
  const box = async (image: Locator) => {
    const found = await image.boundingBox();
    if (!found) throw new Error("The drawing is not shown");
    return found;
  };

  test("is not fetched before somebody scrolls to it", async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
    await visit(page, `/services/${service?.slug}`);
    await page.waitForLoadState("networkidle");
    const image = page.getByRole("img", { name: sheet?.drawing.alt });
    const address = (await image.getAttribute("src")) ?? "";
    expect(fetched).not.toContain(address);
    await page.getByRole("link", { name: "Vedi un esempio" }).click();
    await expect(page.locator("figure", { has: image })).toBeFocused();
    await drawn(image);
    expect(fetched).toContain(address);
  });

  test("is enlarged by wheel and double click, moved by dragging, and keeps the focus", async ({ page }) => {
    const dialog = await open(page);
    const image = dialog.getByRole("img");
    const whole = await box(image);
    const middle = { x: whole.x + whole.width / 2, y: whole.y + whole.height / 2 };
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.wheel(0, -500);
    await expect.poll(async () => (await box(image)).width).toBeGreaterThan(whole.width * 2);
    const enlarged = await box(image);
    await page.mouse.down();
    await page.mouse.move(middle.x - 60, middle.y + 40, { steps: 4 });
    await page.mouse.up();
    await expect
      .poll(async () => {
        const { x, y } = await box(image);
        return [Math.round(x - enlarged.x), Math.round(y - enlarged.y)];
      })
      .toEqual([-60, 40]);
    await page.mouse.dblclick(middle.x, middle.y);
    await expect.poll(async () => await box(image)).toEqual(whole);
    await expect(dialog.getByRole("button", { name: "Chiudi" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("link", { name: sheet?.drawing.alt })).toBeFocused();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test("two fingers enlarge the picture and not the page, one moves it", async ({ page, context }) => {
    await visit(page, path);
    await page
      .getByRole("link", { name: /^Ingrandisci/u })
      .nth(1)
      .tap();
    const image = page.getByRole("dialog", { name: "Galleria" }).getByRole("img");
    await shown(image);
    const whole = await image.boundingBox();
    const screen = await context.newCDPSession(page);
    const touch = (
      type: "touchStart" | "touchMove" | "touchEnd",
      ...touchPoints: { x: number; y: number }[]
    ) => screen.send("Input.dispatchTouchEvent", { type, touchPoints });
    await touch("touchStart", { x: 130, y: 370 }, { x: 230, y: 370 });
    for (const away of [20, 40, 60, 80, 100])
      await touch("touchMove", { x: 130 - away, y: 370 }, { x: 230 + away, y: 370 });
    await touch("touchEnd");
    await expect.poll(async () => (await image.boundingBox())?.width).toBeCloseTo((whole?.width ?? 0) * 3, 0);
    const left = (await image.boundingBox())?.x ?? 0;
    await touch("touchStart", { x: 180, y: 370 });
    for (const away of [20, 40, 60]) await touch("touchMove", { x: 180 + away, y: 370 });
    await touch("touchEnd");
    await expect.poll(async () => (await image.boundingBox())?.x).toBeCloseTo(left + 60, 0);
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  });

  test("on its side, the picture takes the height", async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await visit(page, path);
    await page
      .getByRole("link", { name: /^Ingrandisci/u })
      .nth(1)
      .tap();
    const box = await page.getByRole("dialog", { name: "Galleria" }).getByRole("img").boundingBox();
    expect(box?.height).toBeGreaterThan(270);
  });
});

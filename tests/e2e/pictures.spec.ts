import type { Locator } from "@playwright/test";
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
    await page.goto("/services/catasto");
    expect(await shown(page.locator("main section img").first())).toMatchObject({ isUpright: isPhone });

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
  const box = await dialog.getByRole("img").boundingBox();
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

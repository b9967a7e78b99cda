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

const widths = [
  { width: 360, height: 740, isPhone: true },
  { width: 768, height: 1024, isPhone: false },
  { width: 1280, height: 800, isPhone: false },
];
const shape = (isPhone: boolean) => (isPhone ? "the portrait crop" : "the wide picture");

for (const { isPhone, ...viewport } of widths) {
  test(`the head of a page shows ${shape(isPhone)} at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto("/services/catasto");
    expect(await shown(page.locator("main section img").first())).toMatchObject({ isUpright: isPhone });
  });

  test(`a service’s card shows ${shape(isPhone)} at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
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

test.describe("the gallery", () => {
  test("opens large, leafs by keys and buttons, and gives the focus back", async ({ page }) => {
    await visit(page, path);
    const links = page.getByRole("link", { name: /^Ingrandisci/u });
    const captions = (project?.gallery ?? []).map(({ caption }) => caption);
    await links.nth(1).click();
    const dialog = page.getByRole("dialog", { name: "Galleria" });
    await expect(dialog).toContainText(captions[1] ?? "");
    await page.keyboard.press("ArrowRight");
    await expect(dialog).toContainText(captions[2] ?? "");
    await expect(dialog.getByRole("button", { name: "Immagine successiva" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await dialog.getByRole("button", { name: "Immagine precedente" }).click();
    await expect(dialog).toContainText(`2 di ${captions.length}`);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(links.nth(1)).toBeFocused();
  });

  test("shows the whole picture in the window", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, path);
    await page
      .getByRole("link", { name: /^Ingrandisci/u })
      .first()
      .click();
    const box = await page.getByRole("dialog", { name: "Galleria" }).getByRole("img").boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("each picture of the gallery links to its large version", async ({ page }) => {
    await page.goto(path);
    const links = await page.getByRole("link", { name: /^Ingrandisci/u }).all();
    expect(links).toHaveLength(project?.gallery.length ?? 0);
    for (const link of links) {
      const response = await page.request.get((await link.getAttribute("href")) ?? "");
      expect(response.headers()["content-type"]).toBe("image/jpeg");
    }
  });
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

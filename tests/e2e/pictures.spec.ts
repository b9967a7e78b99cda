import { content, visit } from "./site";
import { expect, test } from "./support";

const project = content.projects[0];
const path = `/portfolio/${project?.slug}`;

test.describe("the head of a page", () => {
  for (const [width, height, shape] of [
    [360, 740, "the portrait crop"],
    [768, 1024, "the wide picture"],
    [1280, 800, "the wide picture"],
  ] as const) {
    test(`shows ${shape} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto("/services/catasto");
      const image = page.locator("main section img").first();
      const [across, down] = await image.evaluate(async (element: HTMLImageElement) => {
        await element.decode();
        const shown = await createImageBitmap(await (await fetch(element.currentSrc)).blob());
        return [shown.width, shown.height];
      });
      expect(across / down).toBeCloseTo(shape === "the portrait crop" ? 4 / 5 : 16 / 9, 1);
    });
  }
});

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

/** On paper: a service's page is a sheet to hand over, and a form one to fill in by hand. */
import type { Page } from "@playwright/test";
import { fields } from "../../src/forms/fields";
import { content, cutOff, pointTexts, visit } from "./site";
import { expect, test } from "./support";

/** What A4 leaves between its margins (src/styles/base.css), at 96 pixels an inch. */
const sheet = { width: 680, height: 1009 };

/** As the printer gets what is open on a screen. */
async function putOnPaper(page: Page) {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize(sheet);
}

async function print(page: Page, path: string) {
  await visit(page, path);
  await putOnPaper(page);
}

const shown = (page: Page, selector: string) => page.locator(selector).filter({ visible: true });

/** Texts of the page whose colour is not nearly black. */
const faint = (page: Page) =>
  page.evaluate(() => {
    const texts = document.querySelectorAll(
      ":is(header, main, footer) :is(h1, h2, h3, p, li, dt, dd, a, span)",
    );
    return [...texts]
      .filter((text) => text.checkVisibility({ visibilityProperty: true }))
      .map((text) => `${getComputedStyle(text).color}: ${text.textContent?.slice(0, 60)}`)
      .filter((line) => !/^rgb\((?:[0-4]?\d), (?:[0-4]?\d), (?:[0-4]?\d)\)/u.test(line));
  });

/** What lets the paper, or what lies behind, show through. */
const translucent = (page: Page) =>
  page
    .getByRole("main")
    .locator("*")
    .evaluateAll((parts) =>
      parts
        .filter((part) => Number(getComputedStyle(part).opacity) < 1)
        .map((part) => `${part.tagName}: ${part.textContent?.slice(0, 60)}`),
    );

const { studio } = content;
const [service] = content.services;
if (!service) throw new Error("There is no service to print");

test.describe("a service", () => {
  test("has the page's address, name and contacts above its title", async ({ page }) => {
    await print(page, `/services/${service.slug}`);
    const top = async (text: string, role: "banner" | "contentinfo") => {
      const line = page.getByRole(role).getByText(text, { exact: true }).filter({ visible: true });
      return (await line.boundingBox())?.y;
    };
    const title = await page.getByRole("heading", { level: 1 }).boundingBox();
    expect(await top(studio.name, "banner")).toBeLessThan(title?.y ?? 0);
    for (const contact of [studio.phone, studio.mobile, studio.email])
      expect(await top(contact, "contentinfo"), contact).toBeLessThan(title?.y ?? 0);

    const address = page.locator('[rel="canonical"]');
    const line = await address.boundingBox();
    const name = await top(studio.name, "banner");
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(name ?? 0);
    expect(await address.evaluate((link) => getComputedStyle(link, "::after").content)).toContain(
      `/services/${service.slug}`,
    );
  });

  test("tells everything it tells on a screen", async ({ page }) => {
    await visit(page, `/services/${service.slug}`);
    await expect(page.locator('main [data-reveal="below"]').first()).toBeAttached();
    await putOnPaper(page);
    const main = page.getByRole("main");
    for (const text of [
      service.hero.title,
      service.hero.subtitle,
      ...service.intro.paragraphs,
      ...pointTexts([...service.intro.points, ...service.method]),
      ...service.deliverables.map(({ name }) => name),
      ...service.preparation,
    ])
      await expect(main.getByText(text, { exact: true }).first(), text).toBeVisible();
    expect(await translucent(page)).toEqual([]);
  });

  test("is black on white and fits the sheet", async ({ page }) => {
    await print(page, `/services/${service.slug}`);
    expect(await cutOff(page)).toEqual([]);
    expect(await faint(page)).toEqual([]);
    const grounds = await page
      .locator("html, body, main, main *")
      .evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).backgroundColor))]);
    expect(grounds).toEqual(["rgba(0, 0, 0, 0)"]);
  });

  test("has nothing to click, no film, and no picture but its sample sheet", async ({ page }) => {
    await print(page, `/services/${service.slug}`);
    for (const selector of [
      "header nav, main nav",
      "button, dialog",
      'main a[href*="servizio="], a[href="/#servizi"], main a[href="/portfolio"]',
      'footer a[href^="/"], a[href^="#"]',
      "main img:not(figure img), main video, main iframe, main svg",
    ])
      await expect(shown(page, selector), selector).toHaveCount(0);
  });

  test("has its sample sheet, fetched though nobody scrolled to it, in the sheet's width with its notes", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await visit(page, `/services/${service.slug}`);
    const drawing = page.getByRole("img", { name: service.sheet?.drawing.alt });
    expect(await drawing.evaluate((image: HTMLImageElement) => image.complete)).toBe(false);
    await page.pdf({ format: "A4" });
    await drawing.evaluate((image: HTMLImageElement) => image.decode());
    await putOnPaper(page);
    expect((await drawing.boundingBox())?.width).toBeGreaterThan(sheet.width - 4);
    for (const note of service.sheet?.notes ?? [])
      await expect(page.locator("figure").getByText(note, { exact: true })).toBeVisible();
  });
});

test("a form is a sheet of labelled, empty fields without a button", async ({ page }) => {
  await print(page, "/preventivo");
  const main = page.getByRole("main");
  for (const { label } of fields) {
    await expect(main.locator("label").filter({ hasText: label })).toBeVisible();
    await expect(main.locator("form").getByLabel(label)).toBeVisible();
  }
  for (const list of await main.locator("select").all())
    await expect(list).toHaveCSS("color", "rgba(0, 0, 0, 0)");
  await expect(shown(page, "button")).toHaveCount(0);
  expect(await cutOff(page)).toEqual([]);
});

for (const path of ["/about", `/portfolio/${content.projects[0]?.slug}`])
  test(`${path}: printing asks for every picture, though nobody scrolled to it; then all are on paper`, async ({
    page,
  }) => {
    const images = () =>
      page
        .locator("img")
        .evaluateAll((all: HTMLImageElement[]) =>
          all
            .filter((image) => image.checkVisibility() && !image.currentSrc.endsWith(".svg"))
            .map(({ currentSrc, complete }) => ({ currentSrc, complete })),
        );
    await visit(page, path);
    // A browser's dialog waits for them; without a dialog nothing does.
    await page.pdf({ format: "A4" });
    await page.emulateMedia({ media: "print" });
    await expect.poll(async () => (await images()).filter(({ complete }) => !complete)).toEqual([]);
    const pictures = new Set((await images()).map(({ currentSrc }) => currentSrc));
    expect(pictures.size).toBeGreaterThan(3);
    const paper = await page.pdf({ format: "A4" });
    expect(paper.toString("latin1").match(/\/Subtype ?\/Image/gu)).toHaveLength(pictures.size);
  });

test("a gallery stands two in a row", async ({ page }) => {
  await print(page, `/portfolio/${content.projects[0]?.slug}`);
  const frames = page.getByRole("main").getByRole("figure");
  const [first, second] = [await frames.nth(0).boundingBox(), await frames.nth(1).boundingBox()];
  expect(second?.y).toBe(first?.y);
  expect(second?.x).toBeGreaterThan(first?.x ?? 0);
});

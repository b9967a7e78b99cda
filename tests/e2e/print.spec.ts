/** On paper: a service's page is a sheet to hand over, and a form one to fill in by hand. */
import type { Page } from "@playwright/test";
import { fields } from "../../src/forms/fields";
import { boxOf, content, cutOff, pointTexts, visit } from "./site";
import { expect, test } from "./support";

/** What A4 leaves between its margins (src/styles/base.css), at 96 pixels an inch. */
const sheet = { width: 680, height: 1009 };

/** As the printer gets what is open on a screen. */
async function putOnPaper(page: Page) {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize(sheet);
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

const { studio, services, projects } = content;

test("a service, read on a phone: names and contacts above its title, all its texts, black on white, nothing to click, its sample sheet in the sheet's width", async ({
  page,
}) => {
  const service = services.find((one) => one.sheet);
  if (!service) throw new Error("There is no service with a sample sheet");
  await page.setViewportSize({ width: 412, height: 823 });
  await visit(page, `/services/${service.slug}`);
  const main = page.getByRole("main");
  await expect(main.locator('[data-reveal="below"]').first()).toBeAttached();
  const drawing = page.getByRole("img", { name: service.sheet?.drawing.alt });
  expect(await drawing.evaluate((image: HTMLImageElement) => image.complete)).toBe(false);
  // Nobody has scrolled to it: printing asks for it.
  await page.pdf({ format: "A4" });
  await drawing.evaluate((image: HTMLImageElement) => image.decode());
  await putOnPaper(page);
  expect((await boxOf(drawing)).width).toBeGreaterThan(sheet.width - 4);

  const title = await boxOf(page.getByRole("heading", { level: 1 }));
  const boxOfText = (text: string, role: "banner" | "contentinfo") =>
    boxOf(page.getByRole(role).getByText(text, { exact: true }).filter({ visible: true }));
  const name = await boxOfText(studio.name, "banner");
  expect(name.y).toBeLessThan(title.y);
  for (const contact of [studio.phone, studio.mobile, studio.email])
    expect((await boxOfText(contact, "contentinfo")).y, contact).toBeLessThan(title.y);
  const address = page.locator('[rel="canonical"]');
  const line = await boxOf(address);
  expect(line.y + line.height).toBeLessThanOrEqual(name.y);
  expect(await address.evaluate((link) => getComputedStyle(link, "::after").content)).toContain(
    `/services/${service.slug}`,
  );

  for (const text of [
    service.hero.title,
    service.hero.subtitle,
    ...service.intro.paragraphs,
    ...pointTexts([...service.intro.points, ...service.method]),
    ...service.deliverables.map((deliverable) => deliverable.name),
    ...service.preparation,
    ...(service.sheet?.notes ?? []),
  ])
    await expect(main.getByText(text, { exact: true }).first(), text).toBeVisible();
  expect(await translucent(page)).toEqual([]);
  expect(await cutOff(page)).toEqual([]);
  expect(await faint(page)).toEqual([]);
  const grounds = await page
    .locator("html, body, main, main *")
    .evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).backgroundColor))]);
  expect(grounds).toEqual(["rgba(0, 0, 0, 0)"]);
  for (const selector of [
    "header nav, main nav",
    "button, dialog",
    'main a[href*="servizio="], main a[href="/#servizi"], main a[href="/portfolio"]',
    'footer a[href^="/"], a[href^="#"]',
    "main img:not(figure img), main video, main iframe, main svg",
  ])
    await expect(shown(page, selector), selector).toHaveCount(0);
});

test("a form is a sheet of labelled, empty fields without a button", async ({ page }) => {
  await visit(page, "/preventivo");
  await putOnPaper(page);
  const form = page.locator("main form");
  for (const { label } of fields) {
    await expect(form.locator("label").filter({ hasText: label })).toBeVisible();
    await expect(form.getByLabel(label)).toBeVisible();
  }
  for (const list of await form.locator("select").all())
    await expect(list).toHaveCSS("color", "rgba(0, 0, 0, 0)");
  await expect(shown(page, "button")).toHaveCount(0);
  expect(await cutOff(page)).toEqual([]);
});

for (const path of ["/about", `/portfolio/${projects[0]?.slug}`])
  test(`${path}: printing asks for every picture, though nobody scrolled to it; then all are on paper, a gallery's two in a row`, async ({
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
    expect(pictures.size).toBeGreaterThan(1);
    const paper = await page.pdf({ format: "A4" });
    expect(paper.toString("latin1").match(/\/Subtype ?\/Image/gu)).toHaveLength(pictures.size);
    const gallery = page.locator("#galleria figure");
    if ((await gallery.count()) < 2) return;
    await putOnPaper(page);
    const [first, second] = [await boxOf(gallery.nth(0)), await boxOf(gallery.nth(1))];
    expect(second.y).toBe(first.y);
    expect(second.x).toBeGreaterThan(first.x);
  });

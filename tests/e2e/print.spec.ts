import type { Page } from "@playwright/test";
import { boxOf, content, cutOff } from "./site";
import { expect, test } from "./support";

// A4 inside the margins (src/styles/base.css), at 96 pixels per inch.
const paper = { width: 680, height: 1009 };

async function emulatePaper(page: Page) {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize(paper);
}

const unprintable = (page: Page) =>
  page.evaluate(() => {
    const text = ":is(header, main, footer) :is(h1, h2, h3, p, li, dt, dd, a, span)";
    const nearlyBlackPattern = /^rgb\((?:[0-4]?\d), (?:[0-4]?\d), (?:[0-4]?\d)\)/u;
    return [...document.querySelectorAll("html, body, body *")]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .flatMap((part) => {
        const { color, backgroundColor, opacity } = getComputedStyle(part);
        const isPaper = !part.matches("html, body, main, main *") || backgroundColor === "rgba(0, 0, 0, 0)";
        const isBlack = !part.matches(text) || nearlyBlackPattern.test(color);
        if (isPaper && isBlack && opacity === "1") return [];
        return `${part.tagName}, ${color} on ${backgroundColor}, ${opacity}: ${part.textContent?.slice(0, 60)}`;
      });
  });

const { studio, services } = content;

test("prints a service with contacts on top, all texts in black on white, and no controls", async ({
  page,
}) => {
  const service = services.find(({ sheet }) => sheet) ?? services[0];
  if (!service) throw new Error("The content has no service");
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto(`/services/${service.slug}`);
  const main = page.getByRole("main");
  await expect(main.locator('[data-seen="false"]').first()).toBeAttached();
  const drawing = service.sheet && page.getByRole("img", { name: service.sheet.drawing.alt });
  const isLoaded = () => drawing?.evaluate((image: HTMLImageElement) => image.complete) ?? true;
  expect(await isLoaded()).toBe(!drawing);
  // Far below the viewport, the drawing loads only for printing.
  await page.pdf({ format: "A4" });
  await expect.poll(isLoaded).toBe(true);
  await emulatePaper(page);
  if (drawing) expect((await boxOf(drawing)).width).toBeGreaterThan(0.95 * paper.width);

  const title = await boxOf(page.getByRole("heading", { level: 1 }));
  const boxOfText = (text: string, role: "banner" | "contentinfo") =>
    boxOf(page.getByRole(role).getByText(text, { exact: true }).filter({ visible: true }));
  const name = await boxOfText(studio.name, "banner");
  expect(name.y).toBeLessThan(title.y);
  for (const contact of [studio.phone, studio.mobile, studio.email])
    expect((await boxOfText(contact, "contentinfo")).y, contact).toBeLessThan(title.y);
  const url = page.locator('[rel="canonical"]');
  expect((await boxOf(url)).y).toBeLessThan(name.y);
  expect(await url.evaluate((link) => getComputedStyle(link, "::after").content)).toContain(
    `/services/${service.slug}`,
  );

  // Excludes the closing call to action, which is for screens.
  const texts = main.locator(":is(h1, h2, h3, h4, p, li, dt, dd):not(nav *, section:last-of-type *)");
  await expect(texts.filter({ visible: false, hasText: /\S/u })).toHaveCount(0);
  expect(await unprintable(page)).toEqual([]);
  expect(await cutOff(page)).toEqual([]);
  for (const selector of [
    "header nav, main nav",
    "button, dialog",
    'main a[href*="servizio="], main a[href="/#servizi"], main a[href="/portfolio"]',
    'footer a[href^="/"], a[href^="#"]',
    "main img:not(figure img), main video, main iframe, main svg:not(figure svg)",
  ])
    await expect(page.locator(selector).filter({ visible: true }), selector).toHaveCount(0);
});

for (const path of ["/", `/services/${services[0]?.slug}`, `/portfolio/${content.projects[0]?.slug}`])
  test(`${path}: no heading is left alone at the foot of a page`, async ({ page }) => {
    await page.goto(path);
    await emulatePaper(page);
    // Some browsers lack `break-after: avoid`: an unbroken box must hold heading and figure or short list.
    const separatedHeadings = await page.evaluate(() => {
      const isWhole = (box: Element | null): boolean =>
        box !== null && (getComputedStyle(box).breakInside === "avoid" || isWhole(box.parentElement));
      return [
        ...document.querySelectorAll(
          "main section header:has(+ :is(figure, article, :is(ol, ul):not(:has(> :nth-child(7)))))",
        ),
      ].flatMap(({ parentElement }) => (isWhole(parentElement) ? [] : parentElement?.textContent));
    });
    expect(separatedHeadings).toEqual([]);
  });

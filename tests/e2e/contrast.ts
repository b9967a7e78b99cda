/** Contrast of text against the pixels that are really behind it. */
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";

/** Relative luminance of an sRGB colour, 0–1 (WCAG 2.2). */
function luminance(red: number, green: number, blue: number): number {
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** Share of the pixels that may be worse than the result: single bright points do not hide a letter. */
const tolerated = 0.01;

/**
 * Contrast of white text with what lies behind its lines: the worst but for one pixel in a hundred.
 * The text itself must be transparent already.
 */
async function contrastBehind(page: Page, text: Locator): Promise<number> {
  const lines = await text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }));
  });
  const ratios: number[] = [];
  const white = luminance(255, 255, 255);
  for (const clip of lines.filter(({ width, height }) => width >= 1 && height >= 1)) {
    const { data, info } = await sharp(await page.screenshot({ clip, fullPage: true }))
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (let i = 0; i < data.length; i += info.channels)
      ratios.push(contrast(white, luminance(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0)));
  }
  ratios.sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length * tolerated)] ?? 0;
}

/**
 * Contrasts behind white texts of the page.
 *
 * @param texts what to measure, by name; all of it is made transparent first
 */
export async function contrastsBehind(
  page: Page,
  texts: Readonly<Record<string, Locator>>,
): Promise<Record<string, number>> {
  // The page's policy lets no style element in.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "header *, main * { color: transparent !important; text-decoration-color: transparent !important }",
    );
    document.adoptedStyleSheets = [sheet];
  });
  const result: Record<string, number> = {};
  for (const [name, text] of Object.entries(texts))
    if (await text.isVisible()) result[name] = await contrastBehind(page, text);
  return result;
}

import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { boxOf } from "./site";

/** Returns the relative luminance of an sRGB colour, 0–1 (WCAG 2.2). */
export function luminance(red = 0, green = 0, blue = 0): number {
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()]
      .filter(({ width, height }) => width >= 1 && height >= 1)
      .map((line) => {
        const [left, top] = [Math.floor(line.left), Math.floor(line.top)];
        return { left, top, width: Math.ceil(line.right) - left, height: Math.ceil(line.bottom) - top };
      });
  });

// Photographs a section without its texts. Adopts a stylesheet, because the page's CSP blocks style elements.
async function backgroundOf(page: Page, section: Locator) {
  const { x, y, width, height } = await boxOf(section);
  await page.evaluate(() => {
    const stylesheet = new CSSStyleSheet();
    stylesheet.replaceSync(
      "header *, main * { color: transparent !important; text-decoration-color: transparent !important }",
    );
    document.adoptedStyleSheets = [stylesheet];
  });
  const clip = { x: 0, y: 0, width: x + width, height: y + height };
  const picture = await page.screenshot({ clip, fullPage: clip.height > (page.viewportSize()?.height ?? 0) });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return picture;
}

/** Returns the 1st percentile of the contrast of each visible white text, in a section at the top of the page. */
export async function contrastsBehind(section: Locator, texts: Readonly<Record<string, Locator>>) {
  const image = await backgroundOf(section.page(), section);
  const contrasts: Record<string, number> = {};
  for (const [name, text] of Object.entries(texts)) {
    if (!(await text.isVisible())) continue;
    const ratios: number[] = [];
    for (const line of await linesOf(text)) {
      const { data, info } = await sharp(image).extract(line).raw().toBuffer({ resolveWithObject: true });
      for (let at = 0; at < data.length; at += info.channels)
        ratios.push(1.05 / (luminance(data[at], data[at + 1], data[at + 2]) + 0.05));
    }
    ratios.sort((a, b) => a - b);
    contrasts[name] = ratios[Math.floor(ratios.length / 100)] ?? 0;
  }
  return contrasts;
}

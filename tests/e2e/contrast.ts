/** Contrast of text against the pixels that are really behind it. */
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";

/** Relative luminance of an sRGB colour, 0–1 (WCAG 2.2). */
function luminance(red = 0, green = 0, blue = 0): number {
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

const contrastWithWhite = (ground: number) => 1.05 / (ground + 0.05);

/** Share of the pixels that may be worse than the result: single bright points do not hide a letter. */
const tolerated = 0.01;

type Box = { left: number; top: number; right: number; bottom: number };

/** Where the lines of a text are, in whole pixels. */
const linesOf = (text: Locator): Promise<Box[]> =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()]
      .filter(({ width, height }) => width >= 1 && height >= 1)
      .map(({ left, top, right, bottom }) => ({
        left: Math.floor(left),
        top: Math.floor(top),
        right: Math.ceil(right),
        bottom: Math.ceil(bottom),
      }));
  });

/** Makes the text of header and main transparent, or gives it back; the page's policy lets no style element in. */
const setTransparent = (page: Page, isTransparent: boolean) =>
  page.evaluate((wanted) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "header *, main * { color: transparent !important; text-decoration-color: transparent !important }",
    );
    document.adoptedStyleSheets = wanted ? [sheet] : [];
  }, isTransparent);

/**
 * Contrasts of white texts at the top of the page with what lies behind their lines: of each text the worst but for one
 * pixel in a hundred.
 *
 * @param texts what to measure, by name; what is not shown is left out
 */
export async function contrastsBehind(
  page: Page,
  texts: Readonly<Record<string, Locator>>,
): Promise<Record<string, number>> {
  const lines: [name: string, lines: Box[]][] = [];
  for (const [name, text] of Object.entries(texts))
    if (await text.isVisible()) lines.push([name, await linesOf(text)]);
  const boxes = lines.flatMap(([, ofText]) => ofText);
  const clip = {
    x: 0,
    y: 0,
    width: Math.max(...boxes.map(({ right }) => right)),
    height: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
  await setTransparent(page, true);
  const { data, info } = await sharp(await page.screenshot({ clip, fullPage: true }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  await setTransparent(page, false);

  const worst = (ofText: Box[]) => {
    const ratios: number[] = [];
    for (const { left, top, right, bottom } of ofText)
      for (let y = top; y < bottom; y += 1)
        for (let x = left; x < right; x += 1) {
          const at = (y * info.width + x) * info.channels;
          ratios.push(contrastWithWhite(luminance(data[at], data[at + 1], data[at + 2])));
        }
    ratios.sort((a, b) => a - b);
    return ratios[Math.floor(ratios.length * tolerated)] ?? 0;
  };
  return Object.fromEntries(lines.map(([name, ofText]) => [name, worst(ofText)]));
}

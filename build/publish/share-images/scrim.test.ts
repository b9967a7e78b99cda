/** @jest-environment node */
import { flat } from "../../../tests/unit/testing/photos";
import { scrim } from "./scrim";
import { sheet, titleColumn } from "./sheet";

/** Relative luminance (WCAG) of a pixel. */
function luminance(pixel: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = pixel.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const contrastWithWhite = (pixel: readonly number[]) => 1.05 / (luminance(pixel) + 0.05);

/** What the veil makes of a white picture, the brightest there is. */
async function veiled(texts: { top: number; right: number }) {
  const { width, height } = sheet;
  const over = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${scrim(texts)}</svg>`;
  const pixels = await flat({ width, height, background: "#fff" })
    .composite([{ input: Buffer.from(over) }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return (x: number, y: number) => [...pixels.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)];
}

test.each([
  ["one short line", { top: 389, right: 300 }],
  ["three lines", { top: 228, right: titleColumn.left + titleColumn.width }],
  ["a label to the margin", { top: 228, right: sheet.width - sheet.margin }],
])("white text on a white picture has 4.5:1 everywhere: %s", async (_what, texts) => {
  const pixelAt = await veiled(texts);
  const ratios: number[] = [];
  for (let y = texts.top; y < sheet.height; y += 3)
    for (let x = 0; x <= texts.right; x += 3) ratios.push(contrastWithWhite(pixelAt(x, y)));
  expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
});

test("far from the texts the picture is nearly as it was", async () => {
  const pixelAt = await veiled({ top: 389, right: 500 });
  for (const [x, y] of [
    [sheet.width - 1, 0],
    [sheet.width - 1, sheet.height - 1],
    [0, 0],
  ] as const)
    expect(Math.min(...pixelAt(x, y))).toBeGreaterThan(220);
});

test("the veil is even: no step that the eye would take for an edge", async () => {
  const pixelAt = await veiled({ top: 228, right: 600 });
  const green = (x: number, y: number) => pixelAt(x, y)[1] ?? 0;
  for (let y = 1; y < sheet.height; y++) expect(Math.abs(green(100, y) - green(100, y - 1))).toBeLessThan(4);
  for (let x = 1; x < sheet.width; x++) expect(Math.abs(green(x, 500) - green(x - 1, 500))).toBeLessThan(4);
});

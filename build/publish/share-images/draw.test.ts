/** @jest-environment node */
import type { Font } from "satori";
import sharp from "sharp";
import { flat } from "../../../tests/unit/testing/photos";
import { draw } from "./draw";
import { fontInstances, readFontFiles } from "./fonts";

let fonts: Font[];
beforeAll(async () => {
  fonts = await fontInstances(await readFontFiles());
});

const texts = {
  title: "Il Catasto aggiornato a ciò che esiste davvero",
  label: "Studio Rilievi · Pratiche catastali",
};
const middle = { x: 50, y: 50 };

const colourAt = async (bytes: Buffer, left: number, top: number) => [
  ...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];

test("a JPEG of 1200 × 630 px, for any size and format of the picture", async () => {
  const pictures = [
    await flat({ width: 2560, height: 1440 }).jpeg().toBuffer(),
    await flat({ width: 300, height: 1600 }).webp().toBuffer(),
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="9" height="9"/></svg>',
    ),
  ];
  for (const bytes of pictures) {
    const metadata = await sharp(
      await draw({ ...texts, picture: { bytes, focus: middle } }, fonts),
    ).metadata();
    expect(metadata).toMatchObject({
      format: "jpeg",
      width: 1200,
      height: 630,
      channels: 3,
      isProgressive: true,
    });
    expect([metadata.exif, metadata.icc, metadata.xmp]).toEqual([undefined, undefined, undefined]);
  }
});

test("even noise, the heaviest of pictures, weighs less than 250 kB", async () => {
  const bytes = await sharp({
    create: {
      width: 1600,
      height: 900,
      channels: 3,
      background: "#fff",
      noise: { type: "gaussian", mean: 128, sigma: 120 },
    },
  })
    .png()
    .toBuffer();
  const heavy = await draw({ title: "A", label: "B", picture: { bytes, focus: middle } }, fonts);
  expect(heavy.length).toBeGreaterThan(50_000);
  expect(heavy.length).toBeLessThan(250_000);
});

test("without a picture: ink to the corners, the traverse in orange", async () => {
  const bytes = await draw(texts, fonts);
  expect(bytes.length).toBeLessThan(120_000);
  const [red = 255, green = 255, blue = 255] = await colourAt(bytes, 3, 626);
  expect(Math.max(Math.abs(red - 0x0e), Math.abs(green - 0x27), Math.abs(blue - 0x35))).toBeLessThan(14);
  const { data } = await sharp(bytes)
    .extract({ left: 400, top: 0, width: 800, height: 220 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let orange = 0;
  for (let i = 0; i < data.length; i += 3)
    if ((data[i] ?? 0) > 180 && (data[i + 2] ?? 255) < 120) orange += 1;
  expect(orange).toBeGreaterThan(500);
});

test.each([
  [
    "upright",
    { width: 600, height: 1600 },
    { x: 50, y: 75 },
    { left: 0, top: 1180, width: 600, height: 40 },
    [1180, 315],
  ],
  [
    "wide",
    { width: 3000, height: 630 },
    { x: 70, y: 50 },
    { left: 2580, top: 0, width: 40, height: 630 },
    [1100, 100],
  ],
] as const)(
  "of a picture too %s the part around the focal point stays",
  async (_how, size, focus, bar, [x, y]) => {
    const green = await flat({ width: bar.width, height: bar.height, background: "#0f0" }).png().toBuffer();
    const bytes = await flat({ ...size, background: "#f00" })
      .composite([{ input: green, left: bar.left, top: bar.top }])
      .png()
      .toBuffer();
    const [red = 255, greenness = 0] = await colourAt(
      await draw({ ...texts, picture: { bytes, focus } }, fonts),
      x,
      y,
    );
    expect(greenness).toBeGreaterThan(180);
    expect(red).toBeLessThan(80);
  },
);

test("ink shows through a transparent picture", async () => {
  const half = { r: 255, g: 255, b: 255, alpha: 0.5 };
  const bytes = await flat({ width: 1600, height: 840, channels: 4, background: half }).png().toBuffer();
  const [red = 255] = await colourAt(
    await draw({ ...texts, picture: { bytes, focus: middle } }, fonts),
    1150,
    30,
  );
  // Half-way between white and ink.
  expect(red).toBeGreaterThan(90);
  expect(red).toBeLessThan(150);
});

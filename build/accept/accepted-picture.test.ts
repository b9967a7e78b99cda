import sharp, { type Metadata } from "sharp";
import { flat, largePhoto, withIptc, withPngText, withSlightMistake } from "../../tests/unit/testing/photos";
import { areaAround, type Focus, normalised, portraitAspect, portraitOf } from "./accepted-picture";

const landscape = () => flat({ width: 60, height: 40 });

/** What a picture became. */
async function accepted(bytes: Buffer) {
  const made = await normalised(bytes);
  expect(made).not.toBe(bytes);
  return { made, metadata: await sharp(made).metadata() };
}

/** Everything that would tell more than the picture shows. */
const extras = ({ exif, iptc, xmp, icc, comments, orientation }: Metadata) =>
  [exif, iptc, xmp, icc, comments, orientation].filter((extra) => extra !== undefined);

const colourAt = async (bytes: Buffer, left: number, top: number) => [
  ...(await sharp(bytes).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];

/** Every channel within a few steps: JPEG is not exact. */
function expectColour(actual: readonly number[], wanted: readonly number[], tolerance = 12) {
  expect(actual).toHaveLength(wanted.length);
  for (const [index, channel] of wanted.entries())
    expect(Math.abs((actual[index] ?? 255) - channel)).toBeLessThanOrEqual(tolerance);
}

describe("left as they are", () => {
  test.each<[string, () => Promise<Buffer>]>([
    ["JPEG", () => landscape().jpeg().toBuffer()],
    ["PNG", () => landscape().png().toBuffer()],
    ["WebP", () => landscape().webp().toBuffer()],
    ["AVIF", () => landscape().avif({ effort: 0 }).toBuffer()],
    ["JPEG of exactly 2560 px", () => flat({ width: 2560, height: 8 }).jpeg().toBuffer()],
  ])("a plain sRGB %s", async (_name, make) => {
    const bytes = await make();
    expect(await normalised(bytes)).toBe(bytes);
  });

  test("a drawing", async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="9"/>');
    expect(await normalised(svg)).toBe(svg);
  });
});

describe("made fit to publish", () => {
  test("a photograph taken with the camera turned stands upright, without the tag", async () => {
    // Left half red, right half blue; orientation 6 turns it clockwise: red comes on top.
    const blue = await flat({ width: 30, height: 40, background: "#00f" }).png().toBuffer();
    const turned = await flat({ width: 60, height: 40, background: "#f00" })
      .composite([{ input: blue, left: 30, top: 0 }])
      .jpeg({ quality: 100, chromaSubsampling: "4:4:4" })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(turned).metadata()).orientation).toBe(6);
    const { made, metadata } = await accepted(turned);
    expect(metadata).toMatchObject({ format: "jpeg", width: 40, height: 60 });
    expect(extras(metadata)).toEqual([]);
    expectColour(await colourAt(made, 20, 10), [255, 0, 0]);
    expectColour(await colourAt(made, 20, 50), [0, 0, 255]);
  });

  test.each([2, 3, 4, 5, 6, 7, 8])("EXIF orientation %d", async (orientation) => {
    const { metadata } = await accepted(await landscape().jpeg().withMetadata({ orientation }).toBuffer());
    const lies = orientation >= 5;
    expect(metadata).toMatchObject({ width: lies ? 40 : 60, height: lies ? 60 : 40 });
    expect(metadata.orientation).toBeUndefined();
  });

  test.each<[string, () => Promise<Buffer>]>([
    [
      "the place where it was taken",
      () =>
        landscape()
          .jpeg()
          .withExif({
            IFD0: { Artist: "Segreto" },
            IFD3: { GPSLatitudeRef: "N", GPSLatitude: "38/1 6/1 0/1" },
          })
          .toBuffer(),
    ],
    [
      "XMP",
      () => landscape().jpeg().withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>Segreto</x:xmpmeta>").toBuffer(),
    ],
    ["IPTC", async () => withIptc(await landscape().jpeg().toBuffer(), "Segreto")],
    ["text in a PNG", async () => withPngText(await landscape().png().toBuffer(), "Author", "Segreto")],
    [
      "EXIF in a WebP",
      () =>
        landscape()
          .webp()
          .withExif({ IFD0: { Artist: "Segreto" } })
          .toBuffer(),
    ],
    [
      "EXIF in an AVIF",
      () =>
        landscape()
          .avif({ effort: 0 })
          .withExif({ IFD0: { Artist: "Segreto" } })
          .toBuffer(),
    ],
  ])("%s is gone, format and size stay", async (_name, make) => {
    const original = await make();
    const before = await sharp(original).metadata();
    expect(extras(before)).not.toEqual([]);
    const { made, metadata } = await accepted(original);
    expect(extras(metadata)).toEqual([]);
    expect(made.includes("Segreto")).toBe(false);
    expect(metadata).toMatchObject({ format: before.format, width: 60, height: 40 });
  });

  test("CMYK becomes sRGB", async () => {
    const cmyk = await flat({ width: 60, height: 40, background: "#2a7a3a" })
      .toColourspace("cmyk")
      .jpeg()
      .toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe("cmyk");
    const { made, metadata } = await accepted(cmyk);
    expect(metadata).toMatchObject({ format: "jpeg", space: "srgb", channels: 3, hasProfile: false });
    // The way through inks costs some colour, but green stays green.
    expectColour(await colourAt(made, 30, 20), [0x2a, 0x7a, 0x3a], 40);
  });

  test("a wide colour profile is worked into the colours, not thrown away", async () => {
    const colour = [200, 60, 40];
    const p3 = await flat({ width: 60, height: 40, background: "rgb(200 60 40)" })
      .png()
      .withIccProfile("p3")
      .toBuffer();
    const raw = await sharp(p3, { ignoreIcc: true }).raw().toBuffer();
    // The file holds other numbers than the colour it shows.
    expect(Math.abs((raw[0] ?? 0) - 200)).toBeGreaterThan(8);
    const { made, metadata } = await accepted(p3);
    expect(metadata).toMatchObject({ space: "srgb", hasProfile: false });
    expectColour(await colourAt(made, 30, 20), colour, 3);
  });

  test("16 bits per colour become 8", async () => {
    const deep = await landscape().toColourspace("rgb16").png().toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe("ushort");
    const { made, metadata } = await accepted(deep);
    expect(metadata).toMatchObject({ format: "png", space: "srgb", depth: "uchar" });
    expectColour(await colourAt(made, 30, 20), [0x22, 0x44, 0x66], 1);
  });

  test("a grayscale photograph becomes sRGB", async () => {
    const gray = await landscape().toColourspace("b-w").jpeg().toBuffer();
    expect((await accepted(gray)).metadata).toMatchObject({ format: "jpeg", space: "srgb", channels: 3 });
  });

  test("48 megapixels and 12 MB become 2560 px on the longer side", async () => {
    const bytes = await largePhoto();
    expect(bytes.length).toBeGreaterThan(12e6);
    const { made, metadata } = await accepted(bytes);
    expect(metadata).toMatchObject({ format: "jpeg", width: 2560, height: 1920 });
    expect(made.length).toBeLessThan(1e6);
  });

  test("the longer side counts also when it is the height", async () => {
    const bytes = await flat({ width: 20, height: 5120 }).png().toBuffer();
    expect((await accepted(bytes)).metadata).toMatchObject({ width: 10, height: 2560 });
  });

  test("of an animation the first picture stays", async () => {
    const frames = ["#f00", "#00f", "#0f0"].map((background) =>
      flat({ width: 6, height: 4, background }).png().toBuffer(),
    );
    const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
      .webp({ lossless: true })
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(3);
    const { made, metadata } = await accepted(moving);
    expect(metadata).toMatchObject({ format: "webp", width: 6, height: 4 });
    expect(metadata.pages ?? 1).toBe(1);
    expectColour(await colourAt(made, 3, 2), [255, 0, 0]);
  });

  test("a transparent PNG stays a transparent PNG", async () => {
    const clear = await flat({
      width: 5120,
      height: 8,
      channels: 4,
      background: { r: 0, g: 9, b: 9, alpha: 0.5 },
    })
      .png()
      .toBuffer();
    const { made, metadata } = await accepted(clear);
    expect(metadata).toMatchObject({ format: "png", hasAlpha: true, width: 2560 });
    expect((await sharp(made).stats()).isOpaque).toBe(false);
  });

  test("a JPEG as some phones write it, with a small mistake, is mended", async () => {
    const mistaken = withSlightMistake(await landscape().jpeg().toBuffer());
    const strictly = (bytes: Buffer) => sharp(bytes, { failOn: "warning" }).raw().toBuffer();
    await expect(strictly(mistaken)).rejects.toThrow("Invalid SOS");
    await expect(strictly((await accepted(mistaken)).made)).resolves.toBeInstanceOf(Buffer);
  });

  test("what was made once is plain: it is not made again", async () => {
    const original = await landscape().jpeg().withMetadata({ orientation: 8 }).toBuffer();
    const { made } = await accepted(original);
    expect(await normalised(made)).toBe(made);
  });

  test("what is no picture is an error", async () => {
    await expect(normalised(Buffer.from("non sono una foto"))).rejects.toThrow("unsupported image format");
  });
});

describe("portrait crop", () => {
  const wide = { width: 1920, height: 1080 };
  const portraitArea = (size: typeof wide, focus: Focus) => areaAround(size, focus, portraitAspect);
  const cropWidth = Math.round(1080 * portraitAspect);

  test("is upright", () => {
    expect(portraitAspect).toBeLessThan(1);
  });

  test.each([
    ["in the middle", 50, (1920 - cropWidth) / 2],
    ["off the middle", 40, 768 - cropWidth / 2],
    ["at the left edge", 0, 0],
    ["near the left edge", 5, 0],
    ["near the right edge", 95, 1920 - cropWidth],
    ["at the right edge", 100, 1920 - cropWidth],
  ])("of a wide picture with the focus %s", (_where, x, left) => {
    const area = portraitArea(wide, { x, y: 30 });
    expect(area).toMatchObject({ top: 0, width: cropWidth, height: 1080 });
    expect(Math.abs(area.left - left)).toBeLessThanOrEqual(0.5);
  });

  test.each([
    ["at the top", 0, 0],
    ["in the middle", 50, 800 - 300 / portraitAspect],
    ["at the bottom", 100, 1600 - 600 / portraitAspect],
  ])("of an upright picture with the focus %s", (_where, y, top) => {
    const area = portraitArea({ width: 600, height: 1600 }, { x: 80, y });
    expect(area).toMatchObject({ left: 0, width: 600 });
    expect(Math.abs(area.height - 600 / portraitAspect)).toBeLessThanOrEqual(0.5);
    expect(Math.abs(area.top - top)).toBeLessThanOrEqual(1);
  });

  test("never leaves the picture, however small or odd", () => {
    for (const width of [1, 2, 3, 7, 100, 1001])
      for (const height of [1, 2, 3, 7, 100, 1001])
        for (const x of [0, 33, 50, 100])
          for (const y of [0, 66, 100]) {
            const area = portraitArea({ width, height }, { x, y });
            expect(Object.values(area).every(Number.isInteger)).toBe(true);
            expect(Math.min(area.width, area.height)).toBeGreaterThanOrEqual(1);
            expect(Math.min(area.left, area.top)).toBeGreaterThanOrEqual(0);
            expect(area.left + area.width).toBeLessThanOrEqual(width);
            expect(area.top + area.height).toBeLessThanOrEqual(height);
          }
  });

  test("is a JPEG of its part of the picture, with the right proportions", async () => {
    // A green stripe of 40 px where the focus is, on red.
    const stripe = await flat({ width: 40, height: 300, background: "#0f0" }).png().toBuffer();
    const bytes = await flat({ width: 600, height: 300, background: "#f00" })
      .composite([{ input: stripe, left: 430, top: 0 }])
      .png()
      .toBuffer();
    const crop = await portraitOf(bytes, { x: 75, y: 50 });
    const { format, width, height } = await sharp(crop).metadata();
    expect({ format, height }).toEqual({ format: "jpeg", height: 300 });
    expect(Math.abs(width - height * portraitAspect)).toBeLessThanOrEqual(1);
    expectColour(await colourAt(crop, Math.round(width / 2), 150), [0, 255, 0]);
    expectColour(await colourAt(crop, 5, 150), [255, 0, 0]);
    expectColour(await colourAt(crop, width - 5, 150), [255, 0, 0]);
  });
});

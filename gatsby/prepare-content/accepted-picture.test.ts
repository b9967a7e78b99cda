import sharp, { type Metadata } from "sharp";
import { flat, withIptc, withWrongSpectralRange } from "../../tests/unit/testing/photos";
import { normalise, squareArea, squareOf } from "./accepted-picture";

const landscape = (background = "#246") => flat({ width: 60, height: 40, background });

async function accepted(bytes: Buffer) {
  const result = await normalise(bytes);
  expect(result).not.toBe(bytes);
  expect(await normalise(result)).toBe(result);
  return { result, metadata: await sharp(result).metadata() };
}

const extras = ({ exif, iptc, xmp, icc, comments, orientation }: Metadata) =>
  [exif, iptc, xmp, icc, comments, orientation].filter((extra) => extra !== undefined);

async function expectColour(bytes: Buffer, left: number, top: number, expected: number[], tolerance = 12) {
  const point = sharp(bytes).removeAlpha().extract({ left, top, width: 1, height: 1 });
  const steps = [...(await point.raw().toBuffer())].map((value, i) => Math.abs(value - (expected[i] ?? 999)));
  expect(steps).toHaveLength(expected.length);
  expect(Math.max(...steps)).toBeLessThanOrEqual(tolerance);
}

test("leaves a plain picture, and a drawing of any size, unchanged", async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="9"/>';
  for (const bytes of [await flat({ width: 2560, height: 8 }).jpeg().toBuffer(), Buffer.from(drawing)])
    expect(await normalise(bytes)).toBe(bytes);
});

test("rotates a photograph upright and removes its orientation tag", async () => {
  // Orientation 6 rotates the picture clockwise, so red ends on top.
  const blue = await flat({ width: 30, height: 40, background: "#00f" }).png().toBuffer();
  const both = landscape("#f00").composite([{ input: blue, left: 30, top: 0 }]);
  const { result, metadata } = await accepted(
    await both.jpeg({ chromaSubsampling: "4:4:4" }).withMetadata({ orientation: 6 }).toBuffer(),
  );
  expect(metadata).toMatchObject({ format: "jpeg", width: 40, height: 60 });
  expect(extras(metadata)).toEqual([]);
  await expectColour(result, 20, 10, [255, 0, 0]);
  await expectColour(result, 20, 50, [0, 0, 255]);
});

const secret = { IFD0: { Artist: "Segreto" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "38/1 6/1 0/1" } };

test.each<[string, () => Promise<Buffer>]>([
  ["author and location from a JPEG", () => landscape().jpeg().withExif(secret).toBuffer()],
  ["IPTC data", async () => withIptc(await landscape().jpeg().toBuffer(), "Segreto")],
  ["EXIF data from a WebP", () => landscape().webp().withExif(secret).toBuffer()],
])("removes %s, and keeps format and size", async (_name, make) => {
  const original = await make();
  const before = await sharp(original).metadata();
  expect(extras(before)).not.toEqual([]);
  const { result, metadata } = await accepted(original);
  expect([extras(metadata), result.includes("Segreto")]).toEqual([[], false]);
  expect(metadata).toMatchObject({ format: before.format, width: 60, height: 40 });
});

// CMYK shifts colours, so it has a wider tolerance.
test.each<[string, (picture: sharp.Sharp) => sharp.Sharp, Partial<Metadata>, number]>([
  ["CMYK", (picture) => picture.toColourspace("cmyk").jpeg(), { space: "cmyk" }, 40],
  ["a wide-gamut profile", (picture) => picture.png().withIccProfile("p3"), { hasProfile: true }, 3],
  ["16 bits per channel", (picture) => picture.toColourspace("rgb16").png(), { depth: "ushort" }, 1],
])("converts %s to 8-bit sRGB without a profile", async (_name, convert, before, tolerance) => {
  const bytes = await convert(landscape("#2a7a3a")).toBuffer();
  expect(await sharp(bytes).metadata()).toMatchObject(before);
  const { result, metadata } = await accepted(bytes);
  expect(metadata).toMatchObject({ space: "srgb", channels: 3, depth: "uchar", hasProfile: false });
  await expectColour(result, 30, 20, [0x2a, 0x7a, 0x3a], tolerance);
});

const cutOut = () =>
  flat({ width: 20, height: 20, background: "#1d2328" })
    .ensureAlpha()
    .extend({ top: 10, bottom: 10, left: 20, right: 20, background: "#0000" });

test.each<[string, (picture: sharp.Sharp) => sharp.Sharp]>([
  ["PNG", (picture) => picture.png()],
  ["16-bit greyscale PNG", (picture) => picture.toColourspace("grey16").png()],
  ["AVIF", (picture) => picture.avif()],
])("flattens a transparent %s onto paper", async (_name, convert) => {
  const bytes = await convert(sharp(await cutOut().png().toBuffer())).toBuffer();
  expect((await sharp(bytes).metadata()).hasAlpha).toBe(true);
  const { result, metadata } = await accepted(bytes);
  expect(metadata).toMatchObject({ channels: 3, hasAlpha: false, width: 60, height: 40 });
  await expectColour(result, 1, 1, [0xf4, 0xef, 0xe4], 3);
  await expectColour(result, 30, 20, [0x1d, 0x23, 0x28]);
});

test("scales 5120 × 20 px down to 2560 × 10", async () => {
  const { metadata } = await accepted(await flat({ width: 5120, height: 20 }).jpeg().toBuffer());
  expect(metadata).toMatchObject({ format: "jpeg", width: 2560, height: 10 });
});

test("accepts a JPEG with a phone's encoding mistake, and throws for other files", async () => {
  const invalid = withWrongSpectralRange(
    await landscape().jpeg().withMetadata({ orientation: 3 }).toBuffer(),
  );
  await expect(accepted(invalid)).resolves.toHaveProperty("metadata.width", 60);
  await expect(normalise(Buffer.from("non sono una foto"))).rejects.toThrow("unsupported image format");
});

test.each([
  ["off centre", 40, 336, 325],
  ["near the left or top edge", 5, 0, 8],
  ["at the right or bottom edge", 100, 1056, 1000],
])("a square crop with its focus %s is as wide as a portrait crop", (_where, at, left, top) => {
  const wide = squareArea({ width: 1920, height: 1080 }, { x: at, y: 30 });
  const high = squareArea({ width: 600, height: 1600 }, { x: 80, y: at });
  expect(wide).toEqual({ left, top: 65, width: 864, height: 864 });
  expect(high).toEqual({ left: 0, top, width: 600, height: 600 });
});

test("writes a square crop as a JPEG of that area", async () => {
  const green = await flat({ width: 240, height: 300, background: "#0f0" }).png().toBuffer();
  const picture = flat({ width: 600, height: 300, background: "#f00" });
  const striped = picture.composite([{ input: green, left: 360, top: 0 }]).png();
  const crop = await squareOf(await striped.toBuffer(), { x: 100, y: 50 });
  expect(await sharp(crop).metadata()).toMatchObject({ format: "jpeg", width: 240, height: 240 });
  await expectColour(crop, 5, 150, [0, 255, 0]);
});

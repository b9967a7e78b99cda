import sharp, { type Metadata } from "sharp";
import { flat, withIptc, withSlightMistake } from "../../tests/unit/testing/photos";
import { ink, normalised, squareArea, squareOf } from "./accepted-picture";

const landscape = (background = "#246") => flat({ width: 60, height: 40, background });

async function accepted(bytes: Buffer) {
  const made = await normalised(bytes);
  expect(made).not.toBe(bytes);
  expect(await normalised(made)).toBe(made);
  return { made, metadata: await sharp(made).metadata() };
}

const extras = ({ exif, iptc, xmp, icc, comments, orientation }: Metadata) =>
  [exif, iptc, xmp, icc, comments, orientation].filter((extra) => extra !== undefined);

async function expectColour(bytes: Buffer, left: number, top: number, wanted: number[], tolerance = 12) {
  const point = sharp(bytes).removeAlpha().extract({ left, top, width: 1, height: 1 });
  const steps = [...(await point.raw().toBuffer())].map((value, i) => Math.abs(value - (wanted[i] ?? 999)));
  expect(steps).toHaveLength(wanted.length);
  expect(Math.max(...steps)).toBeLessThanOrEqual(tolerance);
}

test("a plain picture, or a drawing of any size, is left as it is", async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="9"/>';
  for (const bytes of [await flat({ width: 2560, height: 8 }).jpeg().toBuffer(), Buffer.from(drawing)])
    expect(await normalised(bytes)).toBe(bytes);
});

test("a photograph taken with the camera turned is upright, without the tag", async () => {
  // Orientation 6 turns the picture clockwise, with red on top.
  const blue = await flat({ width: 30, height: 40, background: "#00f" }).png().toBuffer();
  const both = landscape("#f00").composite([{ input: blue, left: 30, top: 0 }]);
  const { made, metadata } = await accepted(
    await both.jpeg({ chromaSubsampling: "4:4:4" }).withMetadata({ orientation: 6 }).toBuffer(),
  );
  expect(metadata).toMatchObject({ format: "jpeg", width: 40, height: 60 });
  expect(extras(metadata)).toEqual([]);
  await expectColour(made, 20, 10, [255, 0, 0]);
  await expectColour(made, 20, 50, [0, 0, 255]);
});

const secret = { IFD0: { Artist: "Segreto" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "38/1 6/1 0/1" } };

test.each<[string, () => Promise<Buffer>]>([
  ["author and place in a JPEG", () => landscape().jpeg().withExif(secret).toBuffer()],
  ["IPTC", async () => withIptc(await landscape().jpeg().toBuffer(), "Segreto")],
  ["EXIF in a WebP", () => landscape().webp().withExif(secret).toBuffer()],
])("%s: gone, format and size stay", async (_name, make) => {
  const original = await make();
  const before = await sharp(original).metadata();
  expect(extras(before)).not.toEqual([]);
  const { made, metadata } = await accepted(original);
  expect([extras(metadata), made.includes("Segreto")]).toEqual([[], false]);
  expect(metadata).toMatchObject({ format: before.format, width: 60, height: 40 });
});

// Conversion through CMYK loses some colour, but green stays green.
test.each<[string, (picture: sharp.Sharp) => sharp.Sharp, Partial<Metadata>, number]>([
  ["CMYK", (picture) => picture.toColourspace("cmyk").jpeg(), { space: "cmyk" }, 40],
  ["a wide colour profile", (picture) => picture.png().withIccProfile("p3"), { hasProfile: true }, 3],
  ["16 bits per colour", (picture) => picture.toColourspace("rgb16").png(), { depth: "ushort" }, 1],
])("%s: sRGB in 8 bits of the same colour, without a profile", async (_name, as, before, tolerance) => {
  const bytes = await as(landscape("#2a7a3a")).toBuffer();
  expect(await sharp(bytes).metadata()).toMatchObject(before);
  const { made, metadata } = await accepted(bytes);
  expect(metadata).toMatchObject({ space: "srgb", channels: 3, depth: "uchar", hasProfile: false });
  await expectColour(made, 30, 20, [0x2a, 0x7a, 0x3a], tolerance);
});

const cutOut = () =>
  flat({ width: 20, height: 20, background: "#1d2328" })
    .ensureAlpha()
    .extend({ top: 10, bottom: 10, left: 20, right: 20, background: "#0000" });

test.each<[string, (picture: sharp.Sharp) => sharp.Sharp]>([
  ["PNG", (picture) => picture.png()],
  ["PNG in grey of 16 bits", (picture) => picture.toColourspace("grey16").png()],
  ["AVIF", (picture) => picture.avif()],
])("a transparent %s: opaque on paper or ink", async (_name, as) => {
  const bytes = await as(sharp(await cutOut().png().toBuffer())).toBuffer();
  expect((await sharp(bytes).metadata()).hasAlpha).toBe(true);
  const { made, metadata } = await accepted(bytes);
  expect(metadata).toMatchObject({ channels: 3, hasAlpha: false, width: 60, height: 40 });
  await expectColour(made, 1, 1, [0xf4, 0xef, 0xe4], 3);
  await expectColour(made, 30, 20, [0x1d, 0x23, 0x28]);
  await expectColour(await normalised(bytes, ink), 1, 1, [0x0e, 0x27, 0x35], 3);
});

test("one of 5120 × 20 px becomes 2560 × 10", async () => {
  const { metadata } = await accepted(await flat({ width: 5120, height: 20 }).jpeg().toBuffer());
  expect(metadata).toMatchObject({ format: "jpeg", width: 2560, height: 10 });
});

test("accepts a JPEG with a phone's small mistake, and throws for a file that is no picture", async () => {
  const mistaken = withSlightMistake(await landscape().jpeg().withExif(secret).toBuffer());
  await expect(accepted(mistaken)).resolves.toHaveProperty("metadata.width", 60);
  await expect(normalised(Buffer.from("non sono una foto"))).rejects.toThrow("unsupported image format");
});

test.each([
  ["off the middle", 40, 336, 325],
  ["near the first edge", 5, 0, 8],
  ["at the last edge", 100, 1056, 1000],
])("the square crop, its focus %s, is as wide as an upright crop", (_where, at, left, top) => {
  const wide = squareArea({ width: 1920, height: 1080 }, { x: at, y: 30 });
  const high = squareArea({ width: 600, height: 1600 }, { x: 80, y: at });
  expect(wide).toEqual({ left, top: 65, width: 864, height: 864 });
  expect(high).toEqual({ left: 0, top, width: 600, height: 600 });
});

test("a square crop is a JPEG of its part of the picture", async () => {
  const green = await flat({ width: 240, height: 300, background: "#0f0" }).png().toBuffer();
  const picture = flat({ width: 600, height: 300, background: "#f00" });
  const striped = picture.composite([{ input: green, left: 360, top: 0 }]).png();
  const crop = await squareOf(await striped.toBuffer(), { x: 100, y: 50 });
  expect(await sharp(crop).metadata()).toMatchObject({ format: "jpeg", width: 240, height: 240 });
  await expectColour(crop, 5, 150, [0, 255, 0]);
});

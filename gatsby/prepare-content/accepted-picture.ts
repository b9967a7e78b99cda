/** Normalises a picture before Gatsby sees it. */
import sharp, { type Metadata, type Sharp } from "sharp";
import { cropFrameRatio, longestSide, type Size } from "../../content-model/picture-size";

const sourceQuality = 95;

/** Increment after a change in this file, to make all pictures again. */
export const cacheVersion = "3";

/** Colours of src/styles/tokens.css; `paper` is the background of transparent pictures. */
export const paper = "#f4efe4";
export const ink = "#0e2735";

export type Focus = { x: number; y: number };

const metadataParts = ["exif", "iptc", "xmp", "comments", "icc"] as const;

const isNormalised = (metadata: Metadata) =>
  metadata.format === "svg" ||
  (metadataParts.every((part) => metadata[part] === undefined) &&
    (metadata.orientation ?? 1) === 1 &&
    metadata.space === "srgb" &&
    !metadata.hasAlpha &&
    (metadata.pages ?? 1) === 1 &&
    Math.max(metadata.width, metadata.height) <= longestSide);

/** Tolerates, like the content check, the small mistakes in phones' JPEG files. */
const readOptions = { failOn: "error" } as const;

const encoders: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  jpeg: (picture) => picture.jpeg({ quality: sourceQuality, chromaSubsampling: "4:4:4" }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: sourceQuality }),
  // Only the build reads this file, so speed matters more than size.
  heif: (picture) => picture.avif({ quality: 90, effort: 2 }),
};

/**
 * Returns a photograph in its own format: upright, in sRGB, without metadata such as the location, at most 2560 px;
 * of an animation, the first frame. Flattens transparency onto paper, because a crop and a browser would each choose
 * another background.
 */
export async function normalise(bytes: Buffer): Promise<Buffer> {
  const metadata = await sharp(bytes, readOptions).metadata();
  if (isNormalised(metadata)) return bytes;
  const encode = encoders[metadata.format];
  if (encode === undefined) throw new Error(`No encoder for ${metadata.format}`);
  // sharp's default output is sRGB without metadata.
  const upright = sharp(bytes, readOptions)
    // Converts grey pictures first, which could only have a grey background.
    .pipelineColourspace("srgb")
    .rotate()
    .flatten({ background: paper })
    .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true });
  return encode(upright).toBuffer();
}

/** Nearest integer from 0 to `max`. */
const roundWithin = (value: number, max: number) => Math.round(Math.min(Math.max(value, 0), max));

/**
 * Area for sharp's `extract`: a square, because phones show heroes wider than tall, and a portrait crop weighed more
 * (docs/decisions.md). Horizontally, it is centred on the focus (in percent). Vertically, it is what a square box with
 * `object-position` at the focus would show of a 4:5 frame centred there.
 */
export function squareArea({ width, height }: Size, focus: Focus) {
  const side = Math.max(1, Math.round(Math.min(width, height * cropFrameRatio)));
  const frameHeight = Math.min(height, side / cropFrameRatio);
  const frameTop = roundWithin((height * focus.y) / 100 - frameHeight / 2, height - frameHeight);
  return {
    left: roundWithin((width * focus.x) / 100 - side / 2, width - side),
    top: roundWithin(frameTop + ((frameHeight - side) * focus.y) / 100, height - side),
    width: side,
    height: side,
  };
}

export async function squareOf(bytes: Buffer, focus: Focus): Promise<Buffer> {
  return sharp(bytes, readOptions)
    .extract(squareArea(await sharp(bytes, readOptions).metadata(), focus))
    .jpeg({ quality: sourceQuality, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

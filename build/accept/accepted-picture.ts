/** What the build makes of the studio's photographs before Gatsby sees them. */
import sharp, { type Metadata, type Sharp } from "sharp";

/** Longest side of an accepted picture, in pixels: the widest variant is 1920. */
const longestSide = 2560;
/** Pictures that are written again are variants' sources: as good as lossless. */
const sourceQuality = 95;

export type Focus = { x: number; y: number };
export type Size = { width: number; height: number };

/** Width by height of the crop that heroes show on phones held upright. */
export const portraitAspect = 4 / 5;

const isPlain = ({
  format,
  orientation = 1,
  space,
  hasProfile,
  exif,
  iptc,
  xmp,
  comments,
  pages = 1,
  autoOrient,
}: Metadata) =>
  format === "svg" ||
  (orientation === 1 &&
    space === "srgb" &&
    !hasProfile &&
    !exif &&
    !iptc &&
    !xmp &&
    !comments &&
    pages === 1 &&
    Math.max(autoOrient.width, autoOrient.height) <= longestSide);

/** As the content check reads: phones write small mistakes into their JPEG files, which decoders mend. */
const reading = { failOn: "error" } as const;

/** Gatsby's image plugins read strictly: they refuse even what can be mended. */
const isFlawless = (bytes: Buffer) =>
  sharp(bytes, { failOn: "warning" })
    .resize({ width: 32 })
    .raw()
    .toBuffer()
    .then(
      () => true,
      // The check has read it: writing it again mends it.
      () => false,
    );

const encoders: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  jpeg: (picture) => picture.jpeg({ quality: sourceQuality, chromaSubsampling: "4:4:4" }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: sourceQuality }),
  heif: (picture) => picture.avif({ quality: 90, effort: 2 }),
};

/**
 * A photograph as it may be published: upright whatever its EXIF says, in sRGB, without metadata
 * (so without the place where it was taken), the first picture of an animation, at most 2560 px.
 *
 * @param bytes a picture that passed the content check
 * @returns the new file in the same format, or `undefined` where the original is such already
 */
export async function normalised(bytes: Buffer): Promise<Buffer | undefined> {
  const metadata = await sharp(bytes, reading).metadata();
  if (isPlain(metadata) && (await isFlawless(bytes))) return undefined;
  const encode = encoders[metadata.format];
  if (encode === undefined) throw new Error(`No encoder for ${metadata.format}`);
  // Output is sRGB without metadata unless asked otherwise; profiles and CMYK are converted.
  const upright = sharp(bytes, reading)
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true });
  return encode(upright).toBuffer();
}

const clamp = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), most));

/**
 * The part of a picture around its focal point, as large as the picture allows.
 *
 * @param focus in percent of width and height
 * @param aspect width by height of the part
 * @returns pixels, as sharp's `extract` takes them
 */
export function areaAround({ width, height }: Size, focus: Focus, aspect: number) {
  const cropWidth = Math.max(1, Math.round(Math.min(width, height * aspect)));
  const cropHeight = Math.max(1, Math.round(Math.min(height, width / aspect)));
  return {
    left: clamp((width * focus.x) / 100 - cropWidth / 2, width - cropWidth),
    top: clamp((height * focus.y) / 100 - cropHeight / 2, height - cropHeight),
    width: cropWidth,
    height: cropHeight,
  };
}

/** The upright part that heroes show on phones. */
export const portraitArea = (size: Size, focus: Focus) => areaAround(size, focus, portraitAspect);

/** The portrait crop of a normalised picture, as a JPEG. */
export async function portraitOf(bytes: Buffer, focus: Focus): Promise<Buffer> {
  const { width, height } = await sharp(bytes).metadata();
  return sharp(bytes)
    .extract(portraitArea({ width, height }, focus))
    .jpeg({ quality: sourceQuality, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

import type { Font } from "satori";
import sharp, { type Sharp } from "sharp";
import { areaAround, type Focus } from "../../accept/accepted-picture";
import { lettering } from "./lettering";
import { hill, stationNumbers, traverse } from "./motif";
import { scrim } from "./scrim";
import { colours, sheet } from "./sheet";
import { dimensionLine, sign } from "./sign";

export type Drawing = { title: string; label: string; picture?: { bytes: Buffer; focus: Focus } };

/** Bytes that an image should not exceed; only noise does. Platforms that take little (WhatsApp) take 300 kB. */
const wantedBytes = 120_000;
const qualities = [82, 76, 70, 64, 56, 48, 40, 30];

/** The picture, cut to the sheet around its focal point. */
async function cropped(bytes: Buffer, focus: Focus): Promise<Sharp> {
  const { width, height } = await sharp(bytes).metadata();
  return sharp(bytes)
    .extract(areaAround({ width, height }, focus, sheet.width / sheet.height))
    .resize(sheet.width, sheet.height, { fit: "fill" })
    .flatten({ background: colours.ink });
}

async function encoded(image: Buffer): Promise<Buffer> {
  let jpeg = image;
  for (const quality of qualities) {
    jpeg = await sharp(image).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= wantedBytes) break;
  }
  return jpeg;
}

/** The image that stands for a page where its address is shared, as a JPEG. */
export async function draw({ title, label, picture }: Drawing, fonts: Font[]): Promise<Buffer> {
  const texts = await lettering({ title, label, marks: picture ? [] : stationNumbers }, fonts);
  const over =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}">` +
    `${scrim(texts)}${picture ? "" : traverse}${dimensionLine(texts.titleRight)}${sign}${texts.svg}</svg>`;
  const ground = picture ? await cropped(picture.bytes, picture.focus) : sharp(Buffer.from(hill));
  const image = await ground
    .composite([{ input: Buffer.from(over) }])
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer();
  return encoded(image);
}

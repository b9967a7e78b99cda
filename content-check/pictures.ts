/** Looks inside picture files. */
import { readFile, stat } from "node:fs/promises";
import sharp from "sharp";
import { pictureLimits } from "../content-model/fields";
import type { Picture } from "./content";
import { readDrawing } from "./drawing";

const formats = new Set(["jpeg", "png", "webp", "avif", "svg"]);

/** Start of the entry «GPSLatitude» in EXIF data (tag 2, type 5, 3 values), in both orders of bytes. */
const latitudes = [Buffer.from([2, 0, 5, 0, 3, 0, 0, 0]), Buffer.from([0, 2, 0, 5, 0, 0, 0, 3])];

/** Results by address, size and time: while `npm start` runs only new pictures are decoded. */
const known = new Map<string, Promise<Picture>>();

/**
 * One after the other: each may take a gigabyte while it is decoded.
 *
 * @param images absolute addresses by name
 */
export async function inspectPictures(images: ReadonlyMap<string, string>): Promise<Map<string, Picture>> {
  const result = new Map<string, Picture>();
  for (const [name, file] of images) {
    // Not readable, or gone since it was listed.
    const picture = await inspect(file).catch((): Picture => ({ failure: "corrupt" }));
    result.set(name, picture);
  }
  return result;
}

async function inspect(file: string): Promise<Picture> {
  const { size, mtimeMs } = await stat(file);
  const key = `${file}|${size}|${mtimeMs}`;
  const picture = known.get(key) ?? readFile(file).then(pictureFrom);
  known.set(key, picture);
  return picture;
}

/** From bytes, not from the file: sharp remembers files by name and would show the one before. */
export async function pictureFrom(bytes: Uint8Array): Promise<Picture> {
  if (bytes.length > pictureLimits.bytes) return { failure: "heavy", bytes: bytes.length };
  const start = Buffer.from(bytes.subarray(0, 23)).toString("latin1");
  if (start === "version https://git-lfs") return { failure: "pointer" };
  if (/^.{4}ftyphe/su.test(start)) return { failure: "foreign", format: "heic" };
  // Without sharp's own limit, whose error is the same as for a file that is no picture.
  const open = () => sharp(bytes, { failOn: "error", limitInputPixels: false });
  let metadata: sharp.Metadata;
  try {
    metadata = await open().metadata();
  } catch {
    // sharp has one kind of error for everything it cannot open; its English text helps no editor.
    return { failure: "foreign" };
  }
  const isAvif = metadata.format === "heif" && metadata.compression === "av1";
  const format = isAvif ? "avif" : String(metadata.format);
  if (!formats.has(format)) return { failure: "foreign", format };
  const { width, height } = metadata.autoOrient;
  if (width * height > pictureLimits.pixels) return { failure: "large", width, height };
  if (metadata.exif && latitudes.some((entry) => metadata.exif?.includes(entry)))
    return { failure: "position" };
  try {
    // Reads every row, but keeps little of it, however long and narrow: finds files that a copy cut short.
    await open().resize({ width: 32, height: 32, fit: "inside" }).raw().toBuffer();
  } catch {
    return { failure: "corrupt", format };
  }
  if (format !== "svg") return { format, width, height };
  const { fault } = readDrawing(bytes);
  return fault ? { failure: "drawing", ...fault } : { format, width, height };
}

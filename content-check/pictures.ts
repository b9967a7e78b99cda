/** Decodes the pictures of content/images and measures them. */
import { readFile, stat } from "node:fs/promises";
import sharp from "sharp";
import { pictureLimits } from "../content-model/fields";
import type { Picture } from "./content";
import { readDrawing } from "./drawing";

const formats = new Set(["jpeg", "png", "webp", "avif", "svg"]);

/** Headers of «GPSLatitude» in EXIF (tag 2, type 5, 3 values), little and big endian. */
const latitudeHeaders = [Buffer.from([2, 0, 5, 0, 3, 0, 0, 0]), Buffer.from([0, 2, 0, 5, 0, 0, 0, 3])];

// Keys are path, size and time, so that `npm start` decodes only new and changed pictures again.
const pictureCache = new Map<string, Promise<Picture>>();

/**
 * Decodes one picture at a time, because each may take a gigabyte of memory.
 * @param diskPaths paths on the disk, by path below content/
 */
export async function inspectPictures(diskPaths: ReadonlyMap<string, string>): Promise<Map<string, Picture>> {
  const pictures = new Map<string, Picture>();
  for (const [contentPath, diskPath] of diskPaths)
    pictures.set(contentPath, await inspect(diskPath).catch((): Picture => ({ fault: "corrupt" })));
  return pictures;
}

async function inspect(diskPath: string): Promise<Picture> {
  const { size, mtimeMs } = await stat(diskPath);
  const key = `${diskPath}|${size}|${mtimeMs}`;
  const picture = pictureCache.get(key) ?? readFile(diskPath).then(pictureFrom);
  pictureCache.set(key, picture);
  return picture;
}

// Takes bytes, because sharp caches files by name, and would return an earlier picture of that name.
export async function pictureFrom(bytes: Uint8Array): Promise<Picture> {
  if (bytes.length > pictureLimits.bytes) return { fault: "heavy", bytes: bytes.length };
  const start = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  // HEIC's brands begin with «he»: `heic`, `heix`, `hevc`.
  if (/^.{4}ftyphe/su.test(start)) return { fault: "unsupported", format: "heic" };

  // sharp's own limit throws the same error as a file that is not a picture.
  const open = () => sharp(bytes, { failOn: "error", limitInputPixels: false });
  let metadata: sharp.Metadata;
  try {
    metadata = await open().metadata();
  } catch {
    return { fault: "unsupported" };
  }

  const format = formatOf(metadata);
  if (!formats.has(format)) return { fault: "unsupported", format };
  const { width, height } = metadata.autoOrient;
  if (width * height > pictureLimits.pixels) return { fault: "large", width, height };
  if (latitudeHeaders.some((header) => metadata.exif?.includes(header))) return { fault: "gps" };
  try {
    // Decodes every row, and so finds truncated files; the small size keeps the output short.
    await open().resize({ width: 32, height: 32, fit: "inside" }).raw().toBuffer();
  } catch {
    return { fault: "corrupt", format };
  }
  const { fault } = format === "svg" ? readDrawing(bytes) : {};
  return fault ? { fault: "drawing", ...fault } : { format, width, height };
}

function formatOf({ format, compression }: sharp.Metadata): string {
  return format === "heif" && compression === "av1" ? "avif" : String(format);
}

/** Looks inside picture files. */
import { readFile, stat } from "node:fs/promises";
import sharp from "sharp";

type Failure = "corrupt" | "foreign" | "heavy";

/** Size in pixels as the picture is shown, or why it cannot be used. */
export type Picture =
  | { format: string; width: number; height: number }
  | { failure: Failure; format?: string };

export const formatNames: Readonly<Record<string, string>> = {
  jpeg: "JPEG",
  png: "PNG",
  webp: "WebP",
  avif: "AVIF",
  svg: "SVG",
};

const heaviestBytes = 30_000_000;
const mostPixels = 100_000_000;
const atOnce = 4;

/** Results by address, size and time: while `npm start` runs only new pictures are decoded. */
const known = new Map<string, Promise<Picture>>();

/**
 * @param images absolute addresses by name
 * @returns what each picture is, by the same names
 */
export async function inspectPictures(images: ReadonlyMap<string, string>): Promise<Map<string, Picture>> {
  const waiting = [...images];
  const result = new Map<string, Picture>();
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      result.set(next[0], await inspect(next[1]));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return result;
}

async function inspect(file: string): Promise<Picture> {
  try {
    const { size, mtimeMs } = await stat(file);
    if (size > heaviestBytes) return { failure: "heavy" };
    const key = `${file}|${size}|${mtimeMs}`;
    // No await between the two lines: several rules ask for the same picture at once.
    const picture = known.get(key) ?? readFile(file).then(decode);
    known.set(key, picture);
    return await picture;
  } catch {
    // Not readable, or gone since it was listed: for the editor the same as damaged.
    return { failure: "corrupt" };
  }
}

/** From bytes, not from the file: sharp remembers files by name and would show the one before. */
async function decode(bytes: Buffer): Promise<Picture> {
  // Without sharp's own limit, whose error is the same as for a file that is no picture.
  const open = () => sharp(bytes, { failOn: "error", limitInputPixels: false });
  let metadata: sharp.Metadata;
  try {
    metadata = await open().metadata();
  } catch {
    // sharp has one kind of error for everything it cannot open; its English text helps no editor.
    return { failure: "foreign" };
  }
  const format =
    metadata.format === "heif" && metadata.compression === "av1" ? "avif" : String(metadata.format);
  if (!(format in formatNames)) return { failure: "foreign", format };
  const { width, height } = metadata.autoOrient;
  if (width * height > mostPixels) return { failure: "heavy" };
  try {
    // Reads every row, but keeps little of it: finds files that a copy cut short.
    await open().resize({ width: 32 }).raw().toBuffer();
  } catch {
    return { failure: "corrupt", format };
  }
  return { format, width, height };
}

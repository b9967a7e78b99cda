/** Pictures in the browser: what a new one is, and the copy of it that goes to the repository. */
import type { Picture } from "../../content-check/content";
import { readDrawing } from "../../content-check/drawing";
import { pictureLimits } from "../../content-model/fields";

/** The site uses no more. */
const longestSide = 2560;
const quality = 0.9;

const formats = [
  ["jpeg", /^\xff\xd8\xff/u],
  ["png", /^\x89PNG/u],
  ["webp", /^RIFF....WEBP/su],
  ["svg", /^\s*<(?:svg|\?xml|!--)/u],
] as const;

const formatOf = (bytes: Uint8Array) => {
  const start = String.fromCharCode(...bytes.subarray(0, 40));
  return formats.find(([, form]) => form.test(start))?.[0];
};

/**
 * The copy of a photograph that goes to the repository: upright, at most 2560 px long, without anything but the
 * picture. Where it was taken must not reach a public repository. A drawing stays as it is.
 *
 * @returns `undefined` of what this browser cannot open, or cannot write in the file's format
 */
export async function published(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array | undefined> {
  const format = formatOf(bytes);
  if (format === "svg") return bytes;
  const bitmap = format && (await createImageBitmap(new Blob([bytes])).catch(() => undefined));
  if (!bitmap) return undefined;
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const type = `image/${format}`;
  const copy = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  // Safari writes a PNG where it is asked for a WebP.
  return copy?.type === type ? new Uint8Array(await copy.arrayBuffer()) : undefined;
}

/** What the check knows of a picture by its bytes. What a drawing weighs compressed is known to the workflow alone. */
export async function pictureFrom(bytes: Uint8Array<ArrayBuffer>): Promise<Picture> {
  if (bytes.length > pictureLimits.bytes) return { failure: "heavy", bytes: bytes.length };
  const format = formatOf(bytes);
  if (format === undefined) return { failure: "foreign" };
  if (format === "svg") {
    const { fault, ...drawing } = readDrawing(bytes);
    return fault ? { failure: "drawing", ...fault } : { ...unseen("x.svg"), drawing };
  }
  const bitmap = await createImageBitmap(new Blob([bytes])).catch(() => undefined);
  if (!bitmap) return { failure: "corrupt", format };
  const { width, height } = bitmap;
  bitmap.close();
  return { format, width, height };
}

/** A picture that was in the repository before, and is taken for good: opening all of them would take minutes. */
export function unseen(name: string) {
  const format = name
    .slice(name.lastIndexOf(".") + 1)
    .toLowerCase()
    .replace("jpg", "jpeg");
  return { format, width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };
}

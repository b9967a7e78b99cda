/** Photographs that staff choose: their sizes for the check, which sees no file, and a word for those that no site shows. */
import type { Picture } from "../../content-check/content";
import { tell } from "./message";

/** Sizes by the beginning of the name that the CMS gives a file. */
const sizes = new Map<string, { width: number; height: number }>();

const stemOf = (name: string) =>
  name
    .replace(/^.*\//u, "")
    .replace(/\.\w+$/u, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, "");

/** A picture as the check knows it; one that was never chosen here is taken for good, until the push is checked. */
export function chosenPicture(name: string): Picture {
  const stem = stemOf(name);
  const found = [...sizes].find(([chosen]) => stem.startsWith(chosen))?.[1];
  const large = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };
  return { format: /svg$/u.test(name) ? "svg" : "webp", ...(found ?? large) };
}

async function look(file: File): Promise<void> {
  if (/\.hei[cf]$/iu.test(file.name))
    return tell(
      `«${file.name}» è una fotografia HEIC di un iPhone, che i siti non mostrano. Aprirla sul telefono e condividerla come JPEG (Impostazioni › Fotocamera › Formati › «Più compatibile» lo fa per le prossime).`,
    );
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  // The CMS makes the longer side 2560 px at most (../config.ts).
  const scale = Math.min(1, 2560 / Math.max(bitmap?.width ?? 1, bitmap?.height ?? 1));
  if (bitmap)
    sizes.set(stemOf(file.name), {
      width: Math.round(bitmap.width * scale),
      height: Math.round(bitmap.height * scale),
    });
  bitmap?.close();
}

/** Looks at every file that is chosen, dropped or pasted; the CMS takes it as ever. */
export function lookAtChosenPictures(): void {
  for (const type of ["change", "drop", "paste"])
    document.addEventListener(
      type,
      (event) => {
        const { target, dataTransfer, clipboardData } = event as Event & Partial<DragEvent & ClipboardEvent>;
        const input = target instanceof HTMLInputElement ? target.files : undefined;
        for (const file of input ?? dataTransfer?.files ?? clipboardData?.files ?? []) void look(file);
      },
      { capture: true },
    );
}

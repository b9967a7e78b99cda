/** Reads pictures and pasted texts as they enter the form: the CMS's hook gets no files, its fields no lines. */
import type { Picture } from "../../content-check/content";
import { slugify } from "../../content-check/suggest";
import { tell } from "./message";

const signatures: Readonly<Record<string, RegExp>> = {
  jpeg: /^\xFF\xD8\xFF/u,
  png: /^\x89PNG/u,
  webp: /^RIFF.{4}WEBP/su,
  avif: /^.{4}ftypavi/su,
  heic: /^.{4}ftyphe/su,
  svg: /^(?:\xEF\xBB\xBF)?\s*<(?:\?xml|svg|!)/u,
};

type Chosen = { stem: string; format: string | undefined; width: number; height: number };

const chosen: Chosen[] = [];

// Accepted: the check on push reads the file.
const unknownSize = { width: 1e5, height: 1e5 };

const stemOf = (name: string) => slugify(name.replace(/^.*\/|\.\w+$/gu, ""));

export async function addChosen(file: File): Promise<void> {
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 100).arrayBuffer()));
  const [format] = Object.entries(signatures).find(([, signature]) => signature.test(start)) ?? [];
  const size = await createImageBitmap(file).then(
    (bitmap) => {
      const { width, height } = bitmap;
      bitmap.close();
      return { width, height };
    },
    () => unknownSize,
  );
  chosen.push({ stem: stemOf(file.name), format, ...size });
}

/** @param name of a picture not in the repository yet; the CMS appends «-1» where the name is taken */
export function newPicture(name: string): Picture {
  const stem = stemOf(name);
  const [found] = chosen
    .filter((one) => one.stem !== "" && new RegExp(`^${one.stem}(?:-\\d+)?$`, "u").test(stem))
    // Phones give every picture the same name: the widest refuses none wrongly.
    .sort((one, other) => other.stem.length - one.stem.length || other.width - one.width);
  const { width, height } = found ?? unknownSize;
  const ending = name.slice(name.lastIndexOf(".") + 1).replace("jpg", "jpeg");
  // The CMS has converted the picture to this format.
  if (!found || ending === "webp") return { format: ending, width, height };
  const { format } = found;
  if (format === undefined) return { failure: "foreign" };
  return format === "heic" ? { failure: "foreign", format } : { format, width, height };
}

export function watchInput(): void {
  const onFiles = ({ target, dataTransfer }: Event & Partial<DragEvent>) => {
    for (const file of (target as HTMLInputElement).files ?? dataTransfer?.files ?? []) void addChosen(file);
  };
  for (const type of ["change", "drop"]) document.addEventListener(type, onFiles, { capture: true });

  const onPaste = ({ target, clipboardData }: ClipboardEvent) => {
    const hasLines = clipboardData?.getData("text").trim().includes("\n");
    if (hasLines && target instanceof HTMLInputElement)
      tell(
        "Il testo incollato ha più righe, e questo campo ne ha una sola: sono diventate una riga. Di un elenco si aggiunge una voce per volta.",
      );
  };
  document.addEventListener("paste", onPaste, { capture: true });
}

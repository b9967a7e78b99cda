/**
 * Reads files and pasted texts as they enter the form: the CMS's hook gets no files, and its fields drop line
 * breaks.
 */
import type { Picture, StaticFileFault } from "../../content-check/content";
import { readDrawing } from "../../content-check/drawing";
import { pdfFault, pdfHeaderBytes } from "../../content-check/pdf";
import { tell } from "./message";

type Size = { width: number; height: number };
type ChosenFile = { stem: string; size: Size; failure?: Picture; documentFault: StaticFileFault | null };

const chosenFiles: ChosenFile[] = [];

// Accepted: the check on push reads the file.
const unknownSize = { width: 1e5, height: 1e5 };

const endingOf = (name: string) => name.slice(name.lastIndexOf(".") + 1).toLowerCase();

/** Letters and digits: the CMS rewrites the rest of a file's name, and shortens long ones. */
function stemOf(name: string): string {
  const [, stem = ""] = /([^/]*)\.\w+$/u.exec(name.normalize("NFD").toLowerCase()) ?? [];
  return stem.replace(/[^a-z0-9]+/gu, "").slice(0, 40);
}

async function sizeOf(file: File): Promise<Size | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}

/** Size of a picture, and what is wrong with it; anything else counts as unsupported. */
async function readPicture(file: File): Promise<Pick<ChosenFile, "size" | "failure">> {
  if (endingOf(file.name) === "svg") {
    const { fault } = readDrawing(new Uint8Array(await file.arrayBuffer()));
    return { size: unknownSize, ...(fault && { failure: { fault: "drawing", ...fault } }) };
  }
  const size = await sizeOf(file);
  return size ? { size } : { size: unknownSize, failure: { fault: "unsupported" } };
}

export async function rememberFile(file: File): Promise<void> {
  const start = new Uint8Array(await file.slice(0, pdfHeaderBytes).arrayBuffer());
  const documentFault = pdfFault(file.name, start);
  chosenFiles.push({ stem: stemOf(file.name), documentFault, ...(await readPicture(file)) });
}

/** The CMS appends a number where a name is taken. */
function chosenFileFor(name: string): ChosenFile | undefined {
  const savedStem = stemOf(name);
  const [found] = chosenFiles
    .filter(({ stem }) => stem !== "" && new RegExp(`^${stem}\\d*$`, "u").test(savedStem))
    // Takes the widest of equal names: a narrower one could be refused wrongly.
    .sort((one, other) => other.stem.length - one.stem.length || other.size.width - one.size.width);
  return found;
}

/** @param name of a picture not in the repository yet */
export function newPicture(name: string): Picture {
  const found = chosenFileFor(name);
  const format = endingOf(name).replace("jpg", "jpeg");
  // The CMS has converted what has this ending.
  if (format !== "webp" && found?.failure) return found.failure;
  return { format, ...(found?.size ?? unknownSize) };
}

/** Chosen documents to which the entry links, with their fault or null, by path below static/. */
export function newDocuments(text: string): Record<string, StaticFileFault | null> {
  const linked = [...text.matchAll(/(?<="\/)documenti\/[a-z0-9-]+\.pdf(?=")/gu)].map(([path]) => path);
  const documents: Record<string, StaticFileFault | null> = {};
  for (const path of linked) {
    const file = chosenFileFor(path);
    if (file) documents[path] = file.documentFault;
  }
  return documents;
}

export function watchInput(): void {
  const onFiles = ({ target, dataTransfer }: Event & Partial<DragEvent>) => {
    for (const file of (target as HTMLInputElement).files ?? dataTransfer?.files ?? [])
      void rememberFile(file);
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

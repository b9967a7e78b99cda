/** Reads files and pasted texts as they enter a form: the CMS's hook gets no files, and its fields drop line breaks. */
import type { Picture, PictureFault, StaticFileFault } from "../../content-check/content";
import { readDrawing } from "../../content-check/drawing";
import { pdfFault, pdfHeaderBytes } from "../../content-check/pdf";
import type { Size } from "../../content-model/picture-size";
import { tell } from "./message";

type ChosenFile = {
  stem: string;
  size: Size;
  pictureFault?: PictureFault;
  documentFault: StaticFileFault | null;
};

const chosenFiles: ChosenFile[] = [];

// Satisfies every rule: the content check that runs after the push measures the file.
const unknownSize = { width: 1e5, height: 1e5 };

const extensionOf = (path: string) => path.slice(path.lastIndexOf(".") + 1).toLowerCase();

/** A path's last part, without extension. */
const lastPartPattern = /([^/]*)\.\w+$/u;

/** Letters and digits of a file's name: the CMS rewrites other characters, and shortens long names. */
function stemOf(path: string): string {
  const [, stem = ""] = lastPartPattern.exec(path.normalize("NFD").toLowerCase()) ?? [];
  return stem.replace(/[^a-z0-9]+/gu, "").slice(0, 40);
}

async function sizeOf(file: File): Promise<Size | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}

/** Returns size and fault of a picture; a file that is no picture counts as unsupported. */
async function readPicture(file: File): Promise<Pick<ChosenFile, "size" | "pictureFault">> {
  if (extensionOf(file.name) === "svg") {
    const { fault } = readDrawing(new Uint8Array(await file.arrayBuffer()));
    return { size: unknownSize, ...(fault && { pictureFault: { fault: "drawing", ...fault } }) };
  }
  const size = await sizeOf(file);
  return size ? { size } : { size: unknownSize, pictureFault: { fault: "unsupported" } };
}

export async function rememberFile(file: File): Promise<void> {
  const start = new Uint8Array(await file.slice(0, pdfHeaderBytes).arrayBuffer());
  const documentFault = pdfFault(file.name, start);
  chosenFiles.push({ stem: stemOf(file.name), documentFault, ...(await readPicture(file)) });
}

/** Finds a chosen file by the path of its saved copy, whose name the CMS numbers if the name was taken. */
function chosenFileFor(path: string): ChosenFile | undefined {
  const savedStem = stemOf(path);
  const [bestMatch] = chosenFiles
    .filter(({ stem }) => stem !== "" && new RegExp(`^${stem}\\d*$`, "u").test(savedStem))
    // Takes the widest of several pictures of one name: a narrower one could be refused wrongly.
    .sort((one, other) => other.stem.length - one.stem.length || other.size.width - one.size.width);
  return bestMatch;
}

/** @param contentPath path of a picture that the known content does not have */
export function chosenPicture(contentPath: string): Picture {
  const chosenFile = chosenFileFor(contentPath);
  const format = extensionOf(contentPath).replace("jpg", "jpeg");
  // The CMS has converted a file with this extension: the fault of the original no longer counts.
  if (format !== "webp" && chosenFile?.pictureFault) return chosenFile.pictureFault;
  return { format, ...(chosenFile?.size ?? unknownSize) };
}

/** Path of a document, alone in a JSON text: `"/documenti/listino.pdf"`. */
const documentLinkPattern = /(?<="\/)documenti\/[a-z0-9-]+\.pdf(?=")/gu;

/** Chosen documents to which the entry links, with their fault or null, by path below static/. */
export function chosenDocuments(text: string): Record<string, StaticFileFault | null> {
  const documents: Record<string, StaticFileFault | null> = {};
  for (const [path] of text.matchAll(documentLinkPattern)) {
    const chosenFile = chosenFileFor(path);
    if (chosenFile) documents[path] = chosenFile.documentFault;
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

/**
 * Files that staff choose, drop or paste: those that no browser opens as a picture are refused with what helps, and no two
 * that are chosen have one name.
 */
import { pictureLimits } from "../../content-model/fields";
import { tell } from "./message";

const jpeg = "Salvarla come .jpg e caricare quella.";
const remedies: readonly (readonly [RegExp, string])[] = [
  [
    /\.hei[cf]$/iu,
    "è una fotografia HEIC di un iPhone, che i siti non mostrano. Aprirla sul telefono e condividerla come JPEG (Impostazioni › Fotocamera › Formati › «Più compatibile» lo fa per le prossime).",
  ],
  [/\.(?:tiff?|gif|bmp|psd|dng|raw|cr2|nef|arw)$/iu, `è di un formato che il sito non usa. ${jpeg}`],
  [/\.avif$/iu, `è una fotografia AVIF, da cui il browser non sa togliere il luogo dello scatto. ${jpeg}`],
  [/\.pdf$/iu, "è un PDF, non una fotografia. Esportarne la pagina come .jpg, o il disegno come .svg."],
  [/^(?!.*\.(?:jpe?g|png|webp|svg)$)/iu, "non è una fotografia (.jpg, .png, .webp) né un disegno (.svg)."],
];

const megabytes = (bytes: number) => Math.round(bytes / 1e6);

/** Why a file cannot be a picture of the site; `undefined` of one that may. */
export function objection({ name, size }: Pick<File, "name" | "size">): string | undefined {
  const remedy = remedies.find(([form]) => form.test(name))?.[1];
  if (remedy !== undefined) return `«${name}» ${remedy}`;
  if (size <= pictureLimits.bytes) return undefined;
  return `«${name}» pesa ${megabytes(size)} MB: il massimo è ${megabytes(pictureLimits.bytes)} MB. Esportarla più piccola: ne bastano 2560 punti di larghezza.`;
}

/** What has been chosen in this window, by the name that the CMS makes of it. */
const chosenBefore = new Map<string, string>();

/** The file, under another name where another one has it: telephones call all of theirs alike, and one would be lost. */
function withOwnName(file: File): File {
  const identity = `${file.size} ${file.lastModified}`;
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? file.name : file.name.replace(/(?=\.\w+$)/u, `-${count}`);
    const key = name.toLowerCase().replace(/[^a-z0-9.]+/gu, "-");
    const other = chosenBefore.get(key) ?? identity;
    chosenBefore.set(key, other);
    if (other === identity) return count === 1 ? file : new File([file], name, file);
  }
}

/** Looks at files before the CMS does. */
export function lookAtChosenFiles(): void {
  const look = (event: Event) => {
    const { target, dataTransfer, clipboardData } = event as Event &
      Partial<Pick<DragEvent, "dataTransfer"> & Pick<ClipboardEvent, "clipboardData">>;
    const input = target instanceof HTMLInputElement && event.type === "change" ? target : undefined;
    const files = [...(input?.files ?? dataTransfer?.files ?? clipboardData?.files ?? [])];
    const found = files.map(objection).filter((text) => text !== undefined);
    if (found.length > 0) {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (input) input.value = "";
      tell(found.join("\n\n"));
    } else if (input && files.length > 0) {
      const chosen = new DataTransfer();
      for (const file of files) chosen.items.add(withOwnName(file));
      input.files = chosen.files;
    }
  };
  for (const type of ["change", "drop", "paste"]) document.addEventListener(type, look, { capture: true });
}

/** Files that staff choose, drop or paste: those that no browser opens as a picture are refused with what helps. */
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
  return `«${name}» pesa ${megabytes(size)} MB: il massimo è ${megabytes(pictureLimits.bytes)} MB. ${jpeg}`;
}

/** Looks at files before the CMS does. */
export function refuseOthers(): void {
  const look = (event: Event) => {
    const { target, dataTransfer, clipboardData } = event as Event &
      Partial<Pick<DragEvent, "dataTransfer"> & Pick<ClipboardEvent, "clipboardData">>;
    const chosen = target instanceof HTMLInputElement && event.type === "change" ? target.files : undefined;
    const files = [...(chosen ?? dataTransfer?.files ?? clipboardData?.files ?? [])];
    const found = files.map(objection).filter((text) => text !== undefined);
    if (found.length === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (chosen) (target as HTMLInputElement).value = "";
    tell(found.join("\n\n"));
  };
  for (const type of ["change", "drop", "paste"]) document.addEventListener(type, look, { capture: true });
}

/** The pictures: their names and formats, whether they can be read, and where the content names them. */
import { type FieldMeta, pictureFile, pictureLimits } from "../../content-model/fields";
import { isRecord, type JsonPath } from "../../content-model/walk";
import { baseName, type Content, type Failure, type Picture } from "../content";
import type { ContentFile } from "../content-file";
import { entryName, fieldName, problemAt } from "../locate";
import { type Finding, fileProblem, type Problem, quote } from "../problem";
import { nearest, slugify } from "../suggest";
import { extensionOf } from "./files";
import { fieldsIn, type Rule } from "./rule";

type Use = {
  file: ContentFile;
  path: JsonPath;
  src: string;
  /** Path below content/, as the content's pictures are listed. */
  name: string;
  wanted: NonNullable<FieldMeta["picture"]>;
};

/** Every field of a file that names a picture; «../IMAGES/» is valid, and found by some systems only. */
export const usesIn = (file: ContentFile): Use[] =>
  fieldsIn(file).flatMap(({ meta, value, path }) =>
    meta.picture && isRecord(value) && typeof value.src === "string" && /^\.\.\/images\//iu.test(value.src)
      ? [{ file, path: [...path, "src"], src: value.src, name: pictureFile(value.src), wanted: meta.picture }]
      : [],
  );

const usedImages: Rule = (content) =>
  content.files.flatMap(usesIn).flatMap((use): Problem[] => {
    const finding = pathFinding(use, content) ?? sizeFinding(use, content.images.get(use.name));
    return finding ? [problemAt(use.file, use.path, finding)] : [];
  });

/** Looks in the list of pictures: no path from the content is ever opened. */
function pathFinding({ src, name: relative }: Use, { images, folder }: Content): Finding | undefined {
  // A part that is empty, «.» or «..».
  if (relative.includes("\\") || relative.split("/").some((part) => /^\.{0,2}$/u.test(part))) {
    const message = `${quote(src)} non è un percorso dentro ${folder}/images`;
    const remedy =
      "Scrivere «../images/», poi le cartelle e il nome del file, senza «..» e con le barre dritte.";
    return { rule: "image-path", message, remedy };
  }
  if (images.has(relative)) return undefined;
  const names = [...images.keys()];
  const otherCase = names.find((name) => anyCase(name) === anyCase(relative));
  if (otherCase !== undefined) {
    const message = `${quote(src)}: maiuscole e minuscole diverse dal nome del file`;
    return { rule: "image-case", message, remedy: `Il file si chiama «../${otherCase}».` };
  }
  const meant = meantImage(relative, names);
  return {
    rule: "missing-image",
    message: `l'immagine ${quote(src)} non esiste`,
    remedy: `${meant ? `Forse intendevi «../${meant}». ` : ""}Sceglierla o caricarla di nuovo (in ${folder}/images), o correggere il nome.`,
  };
}

const anyCase = (name: string) => name.normalize("NFC").toLowerCase();

const folderOf = (name: string) => name.slice(0, name.lastIndexOf("/") + 1);

const stem = (name: string) => name.replace(/\.\w+$/u, "");

/** A picture of a near name in the same folder, or the only one of that name elsewhere. */
function meantImage(wanted: string, names: readonly string[]): string | undefined {
  const siblings = names.filter((name) => folderOf(name) === folderOf(wanted));
  const [namesake, ...others] = names.filter((name) => baseName(name) === baseName(wanted));
  return (
    siblings.find((name) => stem(name) === stem(wanted)) ??
    nearest(wanted, siblings) ??
    (others.length === 0 ? namesake : undefined)
  );
}

function sizeFinding({ src, wanted }: Use, picture: Picture | undefined): Finding | undefined {
  // A picture that cannot be read is reported once, at its own file.
  if (picture === undefined || "failure" in picture) return undefined;
  if (picture.format === "svg") {
    if (wanted.vectorAllowed) return undefined;
    const remedy = "Qui ci vuole una fotografia, per esempio .jpg.";
    return { rule: "image-vector", message: `${quote(src)} è un disegno SVG`, remedy };
  }
  if (picture.width >= wanted.minWidth) return undefined;
  const remedy = "Usare la fotografia originale: ingrandire una copia piccola la rende sfocata.";
  const message = `${quote(src)} è larga ${picture.width} punti: ne servono almeno ${wanted.minWidth}`;
  return { rule: "image-small", message, remedy };
}

/** `images/Foto Casa.JPG` → `images/foto-casa.jpg`; `img_2026.jpg` of a camera stays. */
export function safeImageName(relative: string): string {
  const extension = extensionOf(relative);
  return relative
    .slice(0, relative.length - extension.length)
    .split("/")
    .map((part) => part.split("_").map(slugify).join("_") || "foto")
    .join("/")
    .concat(extension.toLowerCase());
}

/** Pictures can be read, and have names that every system and web server reads the same way. */
const imageFiles: Rule = (content) =>
  [...content.images].flatMap(([relative, picture]) => {
    const name = `${content.folder}/${relative}`;
    const right = safeImageName(relative);
    const findings =
      "failure" in picture ? [failed(content, relative, picture)] : misnamed(relative, picture);
    if (right !== relative)
      findings.push({
        rule: "image-name",
        message: "nome con spazi, maiuscole, accenti o altri segni",
        remedy: `Rinominarla «${content.folder}/${right}» e scrivere il nuovo nome anche dove è usata, o caricarla di nuovo.`,
      });
    return findings.map((finding) => fileProblem(name, finding));
  });

function misnamed(relative: string, { format }: { format: string }): Finding[] {
  const extension = extensionOf(relative).toLowerCase();
  // The only format with two endings.
  if (extension.replace("jpg", "jpeg") === `.${format}`) return [];
  const message = `il nome finisce con ${extension} ma il file è un'immagine ${format.toUpperCase()}`;
  const right = `.${format.replace("jpeg", "jpg")}`;
  const remedy = `Rinominarla con ${right} (anche dove è usata) o caricarla di nuovo, oppure salvarla nel formato giusto.`;
  return [{ rule: "image-format", message, remedy }];
}

const figure = (value: number) => value.toLocaleString("it-IT", { maximumFractionDigits: 1 });
/** Rounded up: a figure beyond a limit must not read like the limit. */
const millions = (value: number) => figure(Math.ceil(value / 1e5) / 10);

const reduce = "Esportarla come .jpg con il lato lungo di 2560 punti: il sito non ne usa di più.";

function inWords(picture: Failure): [message: string, remedy: string] {
  switch (picture.failure) {
    case "corrupt":
      return [
        "immagine rovinata o incompleta: non si riesce a leggerla",
        "Copiarla di nuovo dall'originale e aprirla per controllare che si veda.",
      ];
    case "pointer":
      return ["l'immagine non è stata scaricata: c'è solo il rinvio di Git LFS", "Scaricarla: git lfs pull."];
    case "foreign":
      return [
        `non è un'immagine, o è di un formato che il sito non usa${picture.format ? ` (${picture.format})` : ""}`,
        "Salvarla di nuovo come .jpg (un disegno: esportarlo come .svg) da un programma di grafica: cambiare il nome del file non basta.",
      ];
    case "heavy": {
      const [megabytes, most] = [picture.bytes, pictureLimits.bytes].map(millions);
      return [`il file pesa ${megabytes} MB: il massimo è ${most} MB`, reduce];
    }
    case "large": {
      const size = `${figure(picture.width)} × ${figure(picture.height)} punti`;
      const [pixels, most] = [picture.width * picture.height, pictureLimits.pixels].map(millions);
      return [`immagine di ${size}, ${pixels} milioni: il massimo è ${most} milioni`, reduce];
    }
    case "drawing":
      return [picture.message, picture.remedy];
  }
}

const mostPlaces = 3;

/** The fault of a picture, with the fields that show it. */
function failed({ files }: Content, relative: string, picture: Failure): Finding {
  const [message, remedy] = inWords(picture);
  const uses = files.flatMap(usesIn).filter(({ name }) => name === relative);
  const places = uses
    .slice(0, mostPlaces)
    .map(({ file, path }) => `${entryName(file)}, ${fieldName(file.kind.schema, path)}`)
    .join("; ");
  const others = uses.length > mostPlaces ? "; e altrove" : "";
  return {
    rule: `image-${picture.failure}`,
    message,
    remedy: uses.length > 0 ? `${remedy} È usata in: ${places}${others}.` : remedy,
  };
}

export const imageRules = [imageFiles, usedImages];

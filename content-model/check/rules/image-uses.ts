/** Pictures where the content names them. */
import { type FieldMeta, pictureFile } from "../../fields";
import { isRecord, type JsonPath } from "../../walk";
import { baseName, type Content, type Picture } from "../content";
import type { ContentFile } from "../content-file";
import { problemAt } from "../locate";
import { type Finding, type Problem, quote } from "../problem";
import { nearest } from "../suggest";
import { fieldsIn, type Rule } from "./rule";

type Use = {
  file: ContentFile;
  path: JsonPath;
  src: string;
  /** Path below content/, as the content's pictures are listed. */
  name: string;
  wanted: NonNullable<FieldMeta["picture"]>;
};

/** Every field of a file that names a picture; the schema lets «../IMAGES/» pass, which only some systems find. */
export const usesIn = (file: ContentFile): Use[] =>
  fieldsIn(file).flatMap(({ meta, value, path }) =>
    meta.picture && isRecord(value) && typeof value.src === "string" && /^\.\.\/images\//iu.test(value.src)
      ? [{ file, path: [...path, "src"], src: value.src, name: pictureFile(value.src), wanted: meta.picture }]
      : [],
  );

export const usedImages: Rule = (content) =>
  content.files.flatMap(usesIn).flatMap((use): Problem[] => {
    const finding = pathFinding(use, content) ?? sizeFinding(use, content.images.get(use.name));
    return finding ? [problemAt(use.file, use.path, finding)] : [];
  });

/** Looks only in the list of what lies below content/images: no path from the content is ever opened. */
function pathFinding({ src, name: relative }: Use, { images, folder }: Content): Finding | undefined {
  // A part that is empty, «.» or «..».
  if (relative.includes("\\") || relative.split("/").some((part) => /^\.{0,2}$/u.test(part))) {
    return {
      rule: "image-path",
      message: `${quote(src)} non è un percorso dentro ${folder}/images`,
      remedy: "Scrivere «../images/», poi le cartelle e il nome del file, senza «..» e con le barre dritte.",
    };
  }
  if (images.has(relative)) return undefined;
  const names = [...images.keys()];
  const otherCase = names.find((name) => anyCase(name) === anyCase(relative));
  if (otherCase !== undefined) {
    return {
      rule: "image-case",
      message: `${quote(src)}: maiuscole e minuscole diverse dal nome del file`,
      remedy: `Il file si chiama «../${otherCase}».`,
    };
  }
  const meant = meantImage(relative, names);
  return {
    rule: "missing-image",
    message: `l'immagine ${quote(src)} non esiste`,
    remedy: `${meant ? `Forse intendevi «../${meant}». ` : ""}Copiare la fotografia in ${folder}/images, o correggere il nome.`,
  };
}

const anyCase = (name: string) => name.normalize("NFC").toLowerCase();

/** The nearest name, or a file of the same name elsewhere. */
function meantImage(relative: string, names: readonly string[]): string | undefined {
  const stem = (name: string) => name.replace(/\.\w+$/u, "");
  return (
    names.find((name) => stem(name) === stem(relative)) ??
    nearest(relative, names) ??
    names.find((name) => baseName(name) === baseName(relative))
  );
}

function sizeFinding({ src, wanted }: Use, picture: Picture | undefined): Finding | undefined {
  // A picture that cannot be read is reported once, at its own file.
  if (picture === undefined || "failure" in picture) return undefined;
  if (picture.format === "svg") {
    if (wanted.vectorAllowed) return undefined;
    return {
      rule: "image-vector",
      message: `${quote(src)} è un disegno SVG`,
      remedy: "Qui ci vuole una fotografia: .jpg, .png, .webp o .avif.",
    };
  }
  if (picture.width >= wanted.minWidth) return undefined;
  return {
    rule: "image-small",
    message: `${quote(src)} è larga ${picture.width} punti: ne servono almeno ${wanted.minWidth}`,
    remedy: "Usare la fotografia originale: ingrandire una copia piccola la rende sfocata.",
  };
}

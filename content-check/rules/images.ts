import { pathInContent, pictureLimits } from "../../content-model/fields";
import { fittedSize, requiredSizes, type Size } from "../../content-model/picture-size";
import { isRecord, valueAt } from "../../content-model/walk";
import type { Content, Failure, Picture } from "../content";
import type { ContentFile } from "../content-file";
import { type Finding, fileProblem, type Problem, problemAt, quote } from "../problem";
import { nearest } from "../suggest";
import { extensionOf, heic } from "./files";
import { fieldsIn, type Rule } from "./rule";

// «../IMAGES/» works only on disks that ignore case; it is reported as missing.
export const usesIn = (file: ContentFile) =>
  fieldsIn(file).flatMap(({ meta: { picture: wanted }, value, path }) => {
    const src = isRecord(value) && typeof value.src === "string" ? value.src : "";
    if (!wanted || !/^\.\.\/images\//iu.test(src)) return [];
    return [{ file, path: [...path, "src"], src, name: pathInContent(src), wanted }];
  });

type Use = ReturnType<typeof usesIn>[number];

const usedImages: Rule = (content) =>
  content.files.flatMap(usesIn).flatMap((use): Problem[] => {
    const picture = content.images.get(use.name);
    const finding = picture ? sizeFinding(use, picture) : missingImage(use, content);
    return finding ? [problemAt(use.file, use.path, finding)] : [];
  });

// Suggests from the list: no path from the content is ever opened.
function missingImage({ src, name: wanted }: Use, { images, folder }: Content): Finding {
  const names = [...images.keys()];
  const fileName = wanted.slice(wanted.lastIndexOf("/") + 1);
  const siblings = names.filter((name) => name.startsWith(wanted.slice(0, -fileName.length)));
  const meant = nearest(wanted, siblings) ?? names.find((name) => name.endsWith(`/${fileName}`));
  const suggestion = meant ? `Forse intendevi «../${meant}». ` : "";
  return {
    rule: "missing-image",
    message: `l'immagine ${quote(src)} non esiste`,
    remedy: `${suggestion}Sceglierla o caricarla di nuovo (in ${folder}/images), o correggere il nome.`,
  };
}

function sizeFinding(use: Use, picture: Picture): Finding | undefined {
  const { src, wanted } = use;
  // An unreadable picture is reported once, at its own file.
  if ("failure" in picture) return undefined;
  if (picture.format === "svg") {
    if (wanted.vectorAllowed) return undefined;
    const remedy = "Qui ci vuole una fotografia, per esempio .jpg.";
    return { rule: "image-vector", message: `${quote(src)} è un disegno SVG`, remedy };
  }
  if (picture.width >= wanted.minWidth) return proportionFinding(use, picture);
  const remedy = "Usare la fotografia originale: ingrandire una copia piccola la rende sfocata.";
  const message = `${quote(src)} è larga ${picture.width} punti: ne servono almeno ${wanted.minWidth}`;
  return { rule: "image-small", message, remedy };
}

// Phones get no crop of a hero that has a picture for them, or a film of its own.
function isCropped({ file, path }: Use): boolean {
  const hero = valueAt(file.document?.value, path.slice(0, -2));
  if (!isRecord(hero)) return true;
  const hasFilm = typeof hero.videoUrl === "string" && hero.videoUrl.startsWith("/");
  return hero.phoneImage === undefined && !hasFilm;
}

function proportionFinding(use: Use, picture: Size): Finding | undefined {
  const { square, ...uncropped } = use.wanted;
  const fitted = fittedSize(picture);
  const wanted = requiredSizes(square && isCropped(use) ? use.wanted : uncropped);
  const missed = wanted.find(({ width, height }) => fitted.width < width || fitted.height < height);
  if (missed === undefined) return undefined;
  const isLow = fitted.height < missed.height;
  const missing = isLow
    ? `${missed.height - fitted.height} punti di altezza`
    : `${missed.width - fitted.width} punti di larghezza`;
  const isReduced = fitted.width < picture.width;
  const reduced = isReduced ? `, che il sito riduce a ${sizeText(fitted)}` : "";
  return {
    rule: "image-small",
    message: `${quote(use.src)} è di ${sizeText(picture)} punti${reduced}: per ${missed.place} ne servono almeno ${sizeText(missed)}, mancano ${missing}`,
    remedy: isLow
      ? "È troppo bassa per la sua larghezza: usarne una più alta. Di un panorama si tagliano i lati."
      : "È troppo stretta per la sua altezza: tagliarla sopra e sotto, o usarne una più larga.",
  };
}

const sizeText = ({ width, height }: Size) => `${width} × ${height}`;

const imageFiles: Rule = ({ images, folder }) =>
  [...images].flatMap(([relative, picture]) => {
    const findings = "failure" in picture ? failed(picture) : misnamed(relative, picture.format);
    if (!/^[a-z0-9/_.-]+$/u.test(relative))
      findings.push({
        rule: "image-name",
        message: "nome con spazi, maiuscole, accenti o altri segni",
        remedy:
          "Rinominarla con lettere minuscole, cifre e trattini, anche dove è usata; o caricarla di nuovo.",
      });
    return findings.map((finding) => fileProblem(`${folder}/${relative}`, finding));
  });

function misnamed(relative: string, format: string): Finding[] {
  const extension = extensionOf(relative).toLowerCase();
  const right = `.${format.replace("jpeg", "jpg")}`;
  if (extension.replace("jpeg", "jpg") === right) return [];
  const message = `il nome finisce con ${extension} ma il file è un'immagine ${format.toUpperCase()}`;
  const remedy = `Rinominarla con ${right} (anche dove è usata) o caricarla di nuovo, oppure salvarla nel formato giusto.`;
  return [{ rule: "image-format", message, remedy }];
}

// Rounds up: a size above a limit must not read as the limit.
const millions = (value: number) => (Math.ceil(value / 1e5) / 10).toLocaleString("it-IT");

const reduce = "Esportarla come .jpg con il lato lungo di 2560 punti: il sito non ne usa di più.";

function failed(picture: Failure): Finding[] {
  const [message, remedy] = inWords(picture);
  return [{ rule: `image-${picture.failure}`, message, remedy }];
}

function inWords(picture: Failure): [message: string, remedy: string] {
  switch (picture.failure) {
    case "corrupt":
      return [
        "immagine rovinata o incompleta: non si riesce a leggerla",
        "Copiarla di nuovo dall'originale e aprirla per controllare che si veda.",
      ];
    case "pointer":
      return ["l'immagine non è stata scaricata: c'è solo il rinvio di Git LFS", "Scaricarla: git lfs pull."];
    case "position":
      return [
        "la fotografia dice dove è stata scattata (posizione GPS)",
        "Toglierle la posizione (in Windows: Proprietà, Dettagli, «Rimuovi proprietà»), o caricarla dalla redazione, che la toglie da sé.",
      ];
    case "foreign":
      if (picture.format === "heic") return [heic.message, heic.remedy];
      return [
        `non è un'immagine, o è di un formato che il sito non usa${picture.format ? ` (${picture.format})` : ""}`,
        "Salvarla di nuovo come .jpg (un disegno: esportarlo come .svg) da un programma di grafica: cambiare il nome del file non basta.",
      ];
    case "heavy": {
      const most = millions(pictureLimits.bytes);
      return [`il file pesa ${millions(picture.bytes)} MB: il massimo è ${most} MB`, reduce];
    }
    case "large": {
      const { width, height } = picture;
      const most = millions(pictureLimits.pixels);
      return [`immagine di ${width} × ${height} punti: il massimo è ${most} milioni`, reduce];
    }
    case "drawing":
      return [picture.message, picture.remedy];
  }
}

export const imageRules = [imageFiles, usedImages];

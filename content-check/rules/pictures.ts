/** Rules about pictures: their files must work, and each image must name a picture that is large enough. */
import { pictureLimits } from "../../content-model/fields";
import { pathInContent } from "../../content-model/paths";
import { fittedSize, requiredSizes, type Size } from "../../content-model/picture-size";
import { isRecord } from "../../content-model/walk";
import type { Content, Picture, PictureFault } from "../content";
import type { ContentFile } from "../content-file";
import { type Finding, fileProblem } from "../problem";
import { problemAt } from "../problem-at";
import { didYouMean } from "../suggest";
import { quote } from "../text";
import { heicFault } from "./heic";
import { fieldsIn, fieldValue, type Rule } from "./rule";

/** Images that name a picture. Ignores case: «../IMAGES/», which only some disks find, is reported as missing. */
export const pictureUses = (file: ContentFile) =>
  fieldsIn(file).flatMap(({ meta, value, path }) => {
    const requirement = meta.picture;
    const src = isRecord(value) && typeof value.src === "string" ? value.src : "";
    if (!requirement || !/^\.\.\/images\//iu.test(src)) return [];
    return [{ file, path: [...path, "src"], src, contentPath: pathInContent(src), requirement }];
  });

type PictureUse = ReturnType<typeof pictureUses>[number];

const usedPicturesFit: Rule = (content) =>
  content.files.flatMap(pictureUses).flatMap((use) => {
    const picture = content.pictures.get(use.contentPath);
    const finding = picture ? findMisfit(use, picture) : missingPictureFinding(use, content);
    return finding ? [problemAt(use.file, use.path, finding)] : [];
  });

// Suggests paths from the list of pictures: no path that the content names is ever opened.
function missingPictureFinding({ src }: PictureUse, { pictures, contentFolder }: Content): Finding {
  const paths = [...pictures.keys()].map((contentPath) => `../${contentPath}`);
  return {
    code: "missing-picture",
    message: `l'immagine ${quote(src)} non esiste`,
    remedy: `${didYouMean(src, paths)}Sceglierla o caricarla di nuovo (in ${contentFolder}/images), o correggere il nome.`,
  };
}

function findMisfit(use: PictureUse, picture: Picture): Finding | undefined {
  const { src, requirement } = use;
  // An unreadable picture is reported once, at its own file.
  if ("fault" in picture) return undefined;
  if (picture.format === "svg" && requirement.canBeVector) return undefined;
  if (picture.format === "svg")
    return {
      code: "picture-vector",
      message: `${quote(src)} è un disegno SVG`,
      remedy: "Qui ci vuole una fotografia, per esempio .jpg.",
    };
  if (picture.width < requirement.minWidth)
    return {
      code: "picture-small",
      message: `${quote(src)} è larga ${picture.width} punti: ne servono almeno ${requirement.minWidth}`,
      remedy: "Usare la fotografia originale: ingrandire una copia piccola la rende sfocata.",
    };
  return findUnmetSize(use, picture);
}

/** True if phones show the picture's square crop: not in a hero with a picture for phones or a film of the studio's. */
function isSquareCropShown({ file, path, requirement }: PictureUse): boolean {
  if (!requirement.hasSquareCrop) return false;
  // The path of a use ends with the names of the image and of its `src`.
  const heroPath = path.slice(0, -2);
  const videoUrl = fieldValue(file, ...heroPath, "videoUrl");
  const hasFilm = typeof videoUrl === "string" && videoUrl.startsWith("/");
  return fieldValue(file, ...heroPath, "phoneImage") === undefined && !hasFilm;
}

const sizeText = ({ width, height }: Size) => `${width} × ${height}`;

function findUnmetSize(use: PictureUse, picture: Size): Finding | undefined {
  const fitted = fittedSize(picture);
  const sizes = requiredSizes(use.requirement, { isSquareCropShown: isSquareCropShown(use) });
  const unmetSize = sizes.find(({ width, height }) => fitted.width < width || fitted.height < height);
  if (unmetSize === undefined) return undefined;

  const isReduced = fitted.width < picture.width;
  const size = `${sizeText(picture)} punti${isReduced ? `, che il sito riduce a ${sizeText(fitted)}` : ""}`;
  return {
    code: "picture-small",
    message: `${quote(use.src)} è di ${size}: per ${unmetSize.place} ne servono almeno ${sizeText(unmetSize)}`,
    remedy:
      fitted.height < unmetSize.height
        ? "È troppo bassa per la sua larghezza: usarne una più alta. Di un panorama si tagliano i lati."
        : "È troppo stretta per la sua altezza: tagliarla sopra e sotto, o usarne una più larga.",
  };
}

const pictureFilesWork: Rule = ({ pictures, contentFolder }) =>
  [...pictures].flatMap(([contentPath, picture]) => {
    const faultFindings = "fault" in picture ? [faultFinding(picture)] : [];
    const findings = [...faultFindings, ...nameFindings(contentPath)];
    return findings.map((finding) => fileProblem(`${contentFolder}/${contentPath}`, finding));
  });

function nameFindings(contentPath: string): Finding[] {
  if (/^[a-z0-9/_.-]+$/u.test(contentPath)) return [];
  return [
    {
      code: "picture-name",
      message: "nome con spazi, maiuscole, accenti o altri segni",
      remedy:
        "Rinominarla con lettere minuscole, cifre e trattini, anche dove è usata; o caricarla di nuovo.",
    },
  ];
}

// Rounds up: a size above a limit must not read as the limit.
const millions = (value: number) => (Math.ceil(value / 1e5) / 10).toLocaleString("it-IT");

const reduceRemedy = "Esportarla come .jpg con il lato lungo di 2560 punti: il sito non ne usa di più.";

const faultFinding = (picture: PictureFault): Finding => ({
  code: `picture-${picture.fault}`,
  ...explainFault(picture),
});

function explainFault(picture: PictureFault): Pick<Finding, "message" | "remedy"> {
  switch (picture.fault) {
    case "corrupt":
      return {
        message: "immagine rovinata o incompleta: non si riesce a leggerla",
        remedy: "Copiarla di nuovo dall'originale e aprirla per controllare che si veda.",
      };
    case "gps":
      return {
        message: "la fotografia dice dove è stata scattata (posizione GPS)",
        remedy:
          "Toglierle la posizione (in Windows: Proprietà, Dettagli, «Rimuovi proprietà»), o caricarla dalla redazione, che la toglie da sé.",
      };
    case "unsupported":
      if (picture.format === "heic") return heicFault;
      return {
        message: `non è un'immagine, o è di un formato che il sito non usa${picture.format ? ` (${picture.format})` : ""}`,
        remedy:
          "Salvarla di nuovo come .jpg (un disegno: esportarlo come .svg) da un programma di grafica: cambiare il nome del file non basta.",
      };
    case "heavy":
      return {
        message: `il file pesa ${millions(picture.bytes)} MB: il massimo è ${millions(pictureLimits.bytes)} MB`,
        remedy: reduceRemedy,
      };
    case "large":
      return {
        message: `immagine di ${sizeText(picture)} punti: il massimo è ${millions(pictureLimits.pixels)} milioni`,
        remedy: reduceRemedy,
      };
    case "drawing":
      return { message: picture.message, remedy: picture.remedy };
  }
}

export const pictureRules = [pictureFilesWork, usedPicturesFit];

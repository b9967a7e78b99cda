/** The pictures themselves: names, format, and whether they can be read. */
import { pictureLimits } from "../../fields";
import type { Content, Failure, Picture } from "../content";
import { fieldName } from "../locate";
import { type Finding, fileProblem, type Problem } from "../problem";
import { slugify } from "../suggest";
import { extensionOf } from "./files";
import { usesIn } from "./image-uses";
import type { Rule } from "./rule";

/** `.JPG` → `jpeg` */
const formatOf = (extension: string) => extension.slice(1).toLowerCase().replace(/^jpg$/u, "jpeg");

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

/** Names that every system and every web server reads the same way. */
export const imageNames: Rule = ({ images, folder }) =>
  [...images.keys()]
    .filter((relative) => safeImageName(relative) !== relative)
    .map((relative) =>
      fileProblem(`${folder}/${relative}`, {
        rule: "image-name",
        message: "nome con spazi, maiuscole, accenti o altri segni",
        remedy: `Rinominarla «${folder}/${safeImageName(relative)}», e scrivere il nuovo nome anche dove è usata.`,
      }),
    );

export const imagesCanBeRead: Rule = (content) =>
  [...content.images].flatMap(([relative, picture]) => pictureProblem(content, relative, picture));

const figure = (value: number) => value.toLocaleString("it-IT", { maximumFractionDigits: 1 });
/** Rounded up, so that what is beyond a limit does not read like the limit. */
const millions = (value: number) => figure(Math.ceil(value / 1e5) / 10);

const reduce = "Esportarla come .jpg con il lato lungo di 2560 punti: il sito non ne usa di più.";

function inWords(picture: Failure): Pick<Finding, "message" | "remedy"> {
  switch (picture.failure) {
    case "corrupt":
      return {
        message: "immagine rovinata o incompleta: non si riesce a leggerla",
        remedy: "Copiarla di nuovo dall'originale e aprirla per controllare che si veda.",
      };
    case "foreign": {
      const format = picture.format ? ` (${picture.format})` : "";
      return {
        message: `non è un'immagine, o è di un formato che il sito non usa${format}`,
        remedy:
          "Salvarla di nuovo come .jpg da un programma di grafica: cambiare il nome del file non basta.",
      };
    }
    case "heavy": {
      const [megabytes, most] = [picture.bytes, pictureLimits.bytes].map(millions);
      return { message: `il file pesa ${megabytes} MB: il massimo è ${most} MB`, remedy: reduce };
    }
    case "large": {
      const [width, height] = [picture.width, picture.height].map(figure);
      const pixels = `${millions(picture.width * picture.height)} milioni`;
      const message = `immagine di ${width} × ${height} punti, ${pixels}: il massimo è ${millions(pictureLimits.pixels)} milioni`;
      return { message, remedy: reduce };
    }
  }
}

const mostPlaces = 3;

/** Which fields show the picture, as a sentence with a space before; empty where none does. */
function usedBy({ files }: Content, relative: string): string {
  const places = files
    .flatMap(usesIn)
    .filter(({ name }) => name === relative)
    .map(({ file, path: place }) => `${file.name}, ${fieldName(file.kind.schema, place)}`);
  if (places.length === 0) return "";
  const others = places.length > mostPlaces ? "; e altrove" : "";
  return ` È usata in: ${places.slice(0, mostPlaces).join("; ")}${others}.`;
}

function pictureProblem(content: Content, relative: string, picture: Picture): Problem[] {
  const name = `${content.folder}/${relative}`;
  if ("failure" in picture) {
    const { message, remedy } = inWords(picture);
    const rule = `image-${picture.failure}`;
    return [fileProblem(name, { rule, message, remedy: `${remedy}${usedBy(content, relative)}` })];
  }
  const extension = extensionOf(relative).toLowerCase();
  if (formatOf(extension) === picture.format) return [];
  const right = `.${picture.format.replace("jpeg", "jpg")}`;
  return [
    fileProblem(name, {
      rule: "image-format",
      message: `il nome finisce con ${extension} ma il file è un'immagine ${picture.format.toUpperCase()}`,
      remedy: `Rinominarla con ${right} (anche dove è usata), oppure salvarla di nuovo nel formato giusto.`,
    }),
  ];
}

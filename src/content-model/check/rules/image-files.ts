/** The pictures themselves: names, format, and whether they can be read. */
import path from "node:path";
import type { Content } from "../load";
import { formatNames, inspectPictures, type Picture } from "../pictures";
import { fileProblem, type Problem } from "../problem";
import { slugify } from "../suggest";
import type { Rule } from "./rule";

const formatByExtension: Readonly<Record<string, string>> = {
  ".jpg": "jpeg",
  ".jpeg": "jpeg",
  ".png": "png",
  ".webp": "webp",
  ".avif": "avif",
  ".svg": "svg",
};

const extensionOf = (format: string) => (format === "jpeg" ? ".jpg" : `.${format}`);

/** `images/Foto Casa.JPG` → `images/foto-casa.jpg` */
export function safeImageName(relative: string): string {
  const extension = path.posix.extname(relative);
  return relative
    .slice(0, relative.length - extension.length)
    .split("/")
    .map((part) => slugify(part) || "foto")
    .join("/")
    .concat(extension.toLowerCase());
}

/** Names that every system and every web server reads the same way. */
export const imageNames: Rule = ({ images, folder }) =>
  [...images.keys()].flatMap((relative): Problem[] => {
    const right = safeImageName(relative);
    if (right === relative) return [];
    return [
      fileProblem(`${folder}/${relative}`, {
        rule: "image-name",
        message: "nome con spazi, maiuscole, accenti o altri segni",
        remedy: `Rinominarla «${folder}/${right}», e scrivere il nuovo nome anche dove è usata.`,
      }),
    ];
  });

export const imagesCanBeRead: Rule = async (content) => {
  const pictures = await inspectPictures(content.images);
  return [...pictures].flatMap(([relative, picture]) => pictureProblem(content, relative, picture));
};

function pictureProblem({ folder }: Content, relative: string, picture: Picture): Problem[] {
  const name = `${folder}/${relative}`;
  if ("failure" in picture) {
    const messages = {
      corrupt: "immagine rovinata o incompleta: non si riesce a leggerla",
      foreign: `non è un'immagine, o è di un formato che il sito non usa${picture.format ? ` (${picture.format})` : ""}`,
      heavy: "immagine troppo pesante o troppo grande",
    };
    const remedies = {
      corrupt: "Copiarla di nuovo dall'originale e aprirla per controllare che si veda.",
      foreign: "Salvarla di nuovo come .jpg da un programma di grafica: cambiare il nome del file non basta.",
      heavy: "Ridurla: al massimo 30 MB e 100 milioni di punti; 2400 punti di larghezza bastano.",
    };
    const { failure } = picture;
    return [
      fileProblem(name, { rule: `image-${failure}`, message: messages[failure], remedy: remedies[failure] }),
    ];
  }
  const extension = path.posix.extname(relative).toLowerCase();
  if (formatByExtension[extension] === picture.format) return [];
  const real = formatNames[picture.format] ?? picture.format;
  return [
    fileProblem(name, {
      rule: "image-format",
      message: `il nome finisce con ${extension} ma il file è un'immagine ${real}`,
      remedy: `Rinominarla con ${extensionOf(picture.format)} (anche dove è usata), oppure salvarla di nuovo nel formato giusto.`,
    }),
  ];
}

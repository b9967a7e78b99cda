/** What matters only when the site is about to go online. */
import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { isDraft } from "../../drafts";
import type { Content } from "../load";
import { problemAt } from "../locate";
import type { Environment } from "../placeholders";
import { type Finding, fileProblem, type Problem, quote } from "../problem";
import { usesIn } from "./image-uses";
import { repeated } from "./rule";

const rule = "publication";
const warning = { rule, severity: "warning" } as const;

/** Drafts stay out: who publishes should know which. */
const drafts = (content: Content): Problem[] =>
  content.files
    .filter((file) => isDraft(file.document?.value))
    .map((file) =>
      problemAt(file, ["draft"], {
        ...warning,
        message: "è una bozza: resta fuori dal sito",
        remedy: 'Togliere la riga "draft" quando è pronta.',
      }),
    );

/** Paths below the content folder of the pictures that some files name. */
const picturesOf = (files: Content["files"]) =>
  new Set(files.flatMap(usesIn).map(({ src }) => src.replace(/^\.\.\//u, "")));

/** Pictures that no file names are not published, but weigh on the project. */
function unusedImages(content: Content): Problem[] {
  const used = picturesOf(content.files);
  return [...content.images.keys()]
    .filter((image) => !used.has(image))
    .map((image) =>
      fileProblem(`${content.folder}/${image}`, {
        ...warning,
        message: "nessun file usa questa immagine",
        remedy: "Eliminarla, se non serve più.",
      }),
    );
}

/** Where the picture of a new entry is still the one that `npm run new` has put there for the time being. */
function copiedImages(content: Content): Problem[] {
  const used = picturesOf(content.files.filter((file) => !isDraft(file.document?.value)));
  const images = [...content.images]
    .filter(([name]) => used.has(name))
    .map(([name, file]) => ({ name, file, bytes: statSync(file).size }));
  const sizes = images.map(({ bytes }) => bytes);
  const digest = ({ file, bytes }: (typeof images)[number]) =>
    sizes.indexOf(bytes) === sizes.lastIndexOf(bytes)
      ? undefined
      : createHash("sha256").update(readFileSync(file)).digest("hex");
  return repeated(images, digest).map(({ file, first }) =>
    fileProblem(`${content.folder}/${file.name}`, {
      rule,
      message: `è la stessa immagine di ${content.folder}/${first.name}`,
      remedy: "Mettere in uno dei due posti la fotografia vera.",
    }),
  );
}

/** Settings that a build for visitors must have, or must not. */
function settings({
  GATSBY_SITE_URL: address = "",
  GATSBY_EMAILJS_ORIGIN: origin = "",
}: Environment): Problem[] {
  const findings: Finding[] = [];
  if (!/^https:\/\/[^/]+\/?$/u.test(address) || /\.example\b/u.test(address))
    findings.push({
      rule,
      message:
        address === ""
          ? "manca GATSBY_SITE_URL, l'indirizzo del sito"
          : `GATSBY_SITE_URL=${quote(address)} non è l'indirizzo del sito`,
      remedy:
        "Scrivere per esempio GATSBY_SITE_URL=https://www.nome-dello-studio.it, senza altro dopo il nome.",
    });
  if (origin !== "")
    findings.push({
      rule,
      message: "GATSBY_EMAILJS_ORIGIN manda i messaggi a un servizio di prova",
      remedy: "Togliere la riga.",
    });
  return findings.map((finding) => fileProblem(".env", finding));
}

/** @param environment the variables that the build will see */
export const publicationProblems = (content: Content, environment: Environment): Problem[] => [
  ...drafts(content),
  ...unusedImages(content),
  ...copiedImages(content),
  ...settings(environment),
];

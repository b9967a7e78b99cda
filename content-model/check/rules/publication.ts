/** What matters only when the site is about to go online. */
import type { Content } from "../content";
import { problemAt } from "../locate";
import type { Environment } from "../placeholders";
import { type Finding, fileProblem, type Problem, quote } from "../problem";
import { usesIn } from "./images";
import { fieldOf } from "./rule";

const rule = "publication";
const warning = { rule, severity: "warning" } as const;

/** What is said of a file that has a field set to true: who publishes should know which. */
const marks = {
  draft: {
    message: "è una bozza: resta fuori dal sito",
    remedy: 'Togliere la riga "draft" quando è pronta.',
  },
  illustrative: {
    message: "è un caso illustrativo, con dati inventati: la pagina lo dichiara",
    remedy: 'Raccontare un lavoro dello studio, poi togliere la riga "illustrative".',
  },
} as const;

const marked = (content: Content): Problem[] =>
  Object.entries(marks).flatMap(([field, finding]) =>
    content.files
      .filter((file) => fieldOf(file, field) === true)
      .map((file) => problemAt(file, [field], { ...warning, ...finding })),
  );

/** Pictures that no file names are not published, but weigh on the project. */
function unusedImages(content: Content): Problem[] {
  const used = new Set(content.files.flatMap(usesIn).map(({ name }) => name));
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
  ...marked(content),
  ...unusedImages(content),
  ...settings(environment),
];

/** What matters only when the site is about to go online. */

import { isDraft } from "../../content-model/drafts";
import type { Kind } from "../../content-model/kinds";
import type { JsonPath } from "../../content-model/walk";
import { isPlaceholder } from "../../src/lib/placeholder";
import { type Content, filesOfKind } from "../content";
import { problemAt } from "../locate";
import type { Environment } from "../placeholders";
import { type Finding, fileProblem, type Problem, quote } from "../problem";
import { usesIn } from "./images";
import { ownFilm } from "./references";
import { fieldOf, fieldRule, fieldsIn } from "./rule";

export const publicationRule = "publication";
export const factRule = "fact-to-supply";
const rule = publicationRule;
const warning = { rule, severity: "warning" } as const;

/** What is said of a file that has a field set to true: who publishes should know which. */
const marks = {
  draft: {
    message: "è una bozza: resta fuori dal sito",
    remedy: "Quando è pronta, spegnere «Bozza» (draft).",
  },
  illustrative: {
    message: "è un caso illustrativo, con dati inventati: la pagina lo dichiara",
    remedy: "Raccontare un lavoro dello studio, poi spegnere «Caso illustrativo» (illustrative).",
  },
} as const;

const marked = (content: Content): Problem[] =>
  Object.entries(marks).flatMap(([field, finding]) =>
    content.files
      .filter((file) => fieldOf(file, field) === true)
      .map((file) => problemAt(file, [field], { ...warning, ...finding })),
  );

/** Pictures that no file names are not published, but weigh on the project. By their paths below content/. */
function unusedPictures(content: Content): string[] {
  const used = new Set(content.files.flatMap(usesIn).map(({ name }) => name));
  return [...content.images.keys()].filter((image) => !used.has(image));
}

/** Files of static/video are published whether a page shows them or not. */
function unusedVideos(content: Content): string[] {
  const shown = content.files
    .flatMap(fieldsIn)
    .flatMap(({ meta, value }) => (meta.embed && typeof value === "string" ? [ownFilm(value)] : []));
  return [...content.videos].filter((video) => !shown.includes(video.replace(/\.\w+$/u, "")));
}

const unusedFiles = (content: Content): Problem[] => [
  ...unusedPictures(content).map((image) =>
    fileProblem(`${content.folder}/${image}`, {
      ...warning,
      message: "nessuna pagina usa questa immagine",
      remedy: "Eliminarla, se non serve più.",
    }),
  ),
  ...unusedVideos(content).map((video) =>
    fileProblem(`static/video/${video}`, {
      ...warning,
      message: "nessuna pagina mostra questo filmato, che però si pubblica",
      remedy: "Eliminarlo, se non serve più.",
    }),
  ),
];

/** What the list of the studio's works shows as one of them, and is none. */
const inventedWorks = (content: Content): Problem[] =>
  filesOfKind(content, "project")
    .filter((file) => fieldOf(file, "illustrative") === true && fieldOf(file, "listed") === true)
    .map((file) =>
      problemAt(file, ["listed"], {
        rule,
        message:
          "un caso illustrativo è nell'elenco «I Nostri Progetti», come se fosse un lavoro dello studio",
        remedy: "Spegnere «In elenco» (listed), o raccontare al suo posto un lavoro vero.",
      }),
    );

const drawnPortraits = (content: Content): Problem[] =>
  filesOfKind(content, "team-member")
    .filter((file) => /\.svg$/iu.test(String(fieldOf(file, "photo", "src"))))
    .map((file) =>
      problemAt(file, ["photo", "src"], {
        ...warning,
        message: "il ritratto è un disegno di esempio",
        remedy: "Mettere una fotografia della persona.",
      }),
    );

/** Said once: a studio's own sheets replace them all, or none. */
const inventedSheets = (content: Content): Problem[] =>
  filesOfKind(content, "service")
    .filter((file) => /dati inventati/u.test(String(fieldOf(file, "sheet", "caption"))))
    .slice(0, 1)
    .map((file) =>
      problemAt(file, ["sheet"], {
        ...warning,
        message: "le tavole di esempio hanno dati inventati, e lo dicono",
        remedy:
          "Quando c'è, mostrare un elaborato dello studio; la didascalia allora dice «esempio con dati resi anonimi».",
      }),
    );

/** What legal texts take for granted, contracts and terms of the studio. */
const unconfirmed = (content: Content): Problem[] =>
  filesOfKind(content, "legal-document").flatMap((file) => {
    const statements = fieldOf(file, "toConfirm");
    return (Array.isArray(statements) ? statements : []).map((statement, index) =>
      problemAt(file, ["toConfirm", index], {
        ...warning,
        message: String(statement),
        remedy: "Confermato il punto, o corretto il testo, togliere la riga.",
      }),
    );
  });

/** Figures that only the owner can vouch for; said once. */
const claims = (content: Content): Problem[] =>
  filesOfKind(content, "studio").flatMap((file) =>
    [["counters"], ["experienceYears"]]
      .filter((path) => !isEmpty(fieldOf(file, ...path)))
      .slice(0, 1)
      .map((path) =>
        problemAt(file, path, {
          ...warning,
          message: "contatori e anni di esperienza sono dichiarazioni al pubblico: li conferma il titolare",
          remedy: "Controllare i numeri con il titolare, o togliere i campi (counters, experienceYears).",
        }),
      ),
  );

/**
 * Facts that clients look for and only the studio knows: optional, and never invented. Some are missing only where no entry
 * has them, some only while the site has the page that prints them, those of flights only where an instrument flies.
 */
const wanted: readonly {
  kind: Kind["name"];
  path: JsonPath;
  inOne?: true;
  page?: Kind["name"];
  flights?: true;
}[] = [
  { kind: "studio", path: ["pec"] },
  { kind: "studio", path: ["professionalRegister"] },
  { kind: "studio", path: ["professionalInsurance"] },
  { kind: "studio", path: ["droneInsurance"], flights: true },
  { kind: "studio", path: ["uasOperatorCode"], flights: true },
  { kind: "studio", path: ["replyTime"] },
  { kind: "studio", path: ["position"] },
  { kind: "studio", path: ["serviceArea", "provinces"] },
  { kind: "studio", path: ["serviceArea", "municipalities"] },
  { kind: "service", path: ["law"] },
  { kind: "service", path: ["usualDuration"] },
  { kind: "service", path: ["filedBy"], inOne: true },
  { kind: "team-member", path: ["register"] },
  { kind: "equipment", path: ["specifications"], page: "equipment-page" },
];

const isEmpty = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0);

/** Each once, at the first file that lacks it. */
function factsToSupply(content: Content): Problem[] {
  const hasDrone = filesOfKind(content, "equipment").some((file) => fieldOf(file, "flies") === true);
  return wanted.flatMap(({ kind, path, inOne, page = kind, flights }) => {
    if (flights && !hasDrone) return [];
    const files = filesOfKind(content, kind).filter(({ document }) => document);
    const lacking = files.filter((file) => isEmpty(fieldOf(file, ...path)));
    const isSupplied = inOne && lacking.length < files.length;
    if (isSupplied || filesOfKind(content, page).length === 0) return [];
    const others = lacking.length - 1;
    return lacking.slice(0, 1).map((file) =>
      problemAt(file, path, {
        ...warning,
        rule: factRule,
        message: `da compilare, se il dato c'è${others > 0 ? `: qui e in ${others === 1 ? "un'altra voce" : `altre ${others} voci`}` : ""}`,
        remedy: "I clienti lo cercano. Finché manca la pagina non ne parla.",
      }),
    );
  });
}

/** What must be read again by a day that has passed. */
const lapsed = fieldRule(({ path, value }) =>
  path.at(-1) === "verifyBy" && typeof value === "string" && value < new Date().toISOString().slice(0, 10)
    ? [
        {
          ...warning,
          message: `le norme citate erano da ricontrollare entro il ${value}`,
          remedy: "Rileggere i testi, poi aggiornare le due date (checkedOn e verifyBy).",
        },
      ]
    : [],
);

/** Settings that a build for visitors must have, or must not. */
function settings(environment: Environment): Problem[] {
  const { GATSBY_SITE_URL: address = "", GATSBY_EMAILJS_ORIGIN: origin = "" } = environment;
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
  for (const [name, value = ""] of Object.entries(environment))
    if (name.startsWith("GATSBY_EMAILJS_") && isPlaceholder(value))
      findings.push({
        rule,
        message: `${name}=${quote(value)} è un segnaposto: i moduli non inviano`,
        remedy: "Copiare il codice dal pannello di EmailJS, o togliere la riga.",
      });
  return findings.map((finding) => fileProblem(".env", finding));
}

/** @param environment the variables that the build will see */
export const publicationProblems = (content: Content, environment: Environment): Problem[] => [
  ...marked(content),
  ...unusedFiles(content),
  ...[inventedWorks, drawnPortraits, inventedSheets, unconfirmed, claims, factsToSupply, lapsed].flatMap(
    (rule) => rule({ ...content, files: content.files.filter(({ document }) => !isDraft(document?.value)) }),
  ),
  ...settings(environment),
];

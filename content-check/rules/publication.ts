/** Points to look at before a publication: drafts, demonstrations, missing facts, settings. */
import { isDraft } from "../../content-model/drafts";
import { type Content, filesOfKind } from "../content";
import type { ContentFile } from "../content-file";
import type { Environment } from "../environment";
import { publicationCode as code, fileProblem, type Problem, type Severity } from "../problem";
import { problemAt } from "../problem-at";
import { quote } from "../text";
import { pictureUses } from "./pictures";
import { fieldOf, fieldRule } from "./rule";

export const missingFactCode = "fact-to-supply";

const reminder = (message: string, remedy: string, severity: Severity = "warning") => [
  { code, severity, message, remedy },
];

const reminders = fieldRule(({ value, path }, file) => {
  const field = path.filter((key) => typeof key === "string").join(".");
  const isOn = value === true;
  if (field === "draft" && isOn)
    return reminder("è una bozza: resta fuori dal sito", "Quando è pronta, spegnere «Bozza».");
  if (isDraft(file.document?.value)) return [];

  if (field === "isIllustrative" && isOn)
    return reminder(
      "è un caso illustrativo, con dati inventati: la pagina lo dichiara",
      "Raccontare un lavoro dello studio, poi spegnere «Caso illustrativo».",
    );
  if (field === "isListed" && isOn && fieldOf(file, "isIllustrative") === true)
    return reminder(
      "un caso illustrativo è nell'elenco «I Nostri Progetti», come se fosse un lavoro dello studio",
      "Spegnere «In elenco», o raccontare al suo posto un lavoro vero.",
      "error",
    );
  if (field === "toConfirm" && typeof value === "string")
    return reminder(value, "Confermato il punto, o corretto il testo, togliere la riga.");
  return [];
});

/** Pictures without use make the repository heavier. */
function unusedPictures({ files, pictures, folder }: Content): Problem[] {
  const used = new Set(files.flatMap(pictureUses).map(({ name }) => name));
  const unused = [...pictures.keys()].filter((name) => !used.has(name));
  return unused.map((name) =>
    fileProblem(`${folder}/${name}`, {
      code,
      severity: "warning",
      message: "nessuna pagina usa questa immagine",
      remedy: "Eliminarla, se non serve più.",
    }),
  );
}

/** Optional fields by kind: facts that clients look for, or a law wants, and only the studio knows. */
const wantedFields = {
  studio: [
    "pec",
    "professionalRegister",
    "professionalTitle",
    "codeOfConduct",
    "professionalInsurance",
    "replyTime",
    "position",
    "serviceArea.provinces",
    "serviceArea.municipalities",
  ],
  service: ["cost.fee", "law.checkedBy", "usualDuration", "filedBy"],
  "team-member": ["register", "attestations"],
  equipment: ["specifications"],
};

const flightFields = ["droneInsurance", "uasOperatorCode"];

const isEmpty = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0);

/** One warning, however many entries lack the fact. */
function missingFact(entries: readonly ContentFile[], field: string): Problem[] {
  const path = field.split(".");
  const lacking = entries.filter((file) => isEmpty(fieldOf(file, ...path)));
  const [first] = lacking;
  if (first === undefined) return [];
  const count = lacking.length > 1 ? ` (manca in ${lacking.length} voci)` : "";
  return [
    problemAt(first, path, {
      severity: "warning",
      code: missingFactCode,
      message: `da compilare, se il dato c'è${count}`,
      remedy: "I clienti lo cercano, o lo vuole una legge. Finché manca la pagina non ne parla.",
    }),
  ];
}

function missingFacts(content: Content): Problem[] {
  const files = content.files.filter(({ document }) => document && !isDraft(document.value));
  const hasDrone = filesOfKind({ files }, "equipment").some((file) => fieldOf(file, "isDrone") === true);
  const { studio } = wantedFields;
  const wanted = hasDrone ? { ...wantedFields, studio: [...studio, ...flightFields] } : wantedFields;
  return Object.entries(wanted).flatMap(([kind, fields]) => {
    const entries = filesOfKind({ files }, kind);
    return fields.flatMap((field) => missingFact(entries, field));
  });
}

function checkSettings({ GATSBY_SITE_URL: siteUrl = "", GATSBY_EMAILJS_ORIGIN: mailOrigin }: Environment) {
  const problems: Problem[] = [];
  const report = (message: string, remedy: string) =>
    problems.push(fileProblem(".env", { code, message, remedy }));

  const isPublicOrigin = /^https:\/\/[^/]+\/?$/u.test(siteUrl) && !/\.example\b/u.test(siteUrl);
  if (!isPublicOrigin)
    report(
      `GATSBY_SITE_URL=${quote(siteUrl)} non è l'indirizzo del sito`,
      "Scrivere per esempio GATSBY_SITE_URL=https://www.nome-dello-studio.it, senza altro dopo.",
    );
  if (mailOrigin)
    report("GATSBY_EMAILJS_ORIGIN manda i messaggi a un servizio di prova", "Togliere la riga.");
  return problems;
}

export const publicationProblems = (content: Content, environment: Environment): Problem[] => [
  ...reminders(content),
  ...unusedPictures(content),
  ...missingFacts(content),
  ...checkSettings(environment),
];

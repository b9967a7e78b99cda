/** Lists points to look at before a publication: drafts, demonstrations, missing facts, settings. */
import { isDraft } from "../../content-model/drafts";
import { type Content, filesOfKind } from "../content";
import type { ContentFile } from "../content-file";
import type { Environment } from "../environment";
import { fileProblem, type Problem, placeholderCode, publicationCode, type Severity } from "../problem";
import { problemAt } from "../problem-at";
import { quote } from "../text";
import { pictureUses } from "./pictures";
import { fieldRule, fieldValue } from "./rule";

export const missingFactCode = "fact-to-supply";

const reminderFindings = (message: string, remedy: string, severity: Severity = "warning") => [
  { code: publicationCode, severity, message, remedy },
];

const entryReminders = fieldRule(({ value, path }, file) => {
  // Drops positions in lists, because a reminder is about every item.
  const fieldPath = path.filter((key) => typeof key === "string").join(".");
  const isOn = value === true;
  if (fieldPath === "draft" && isOn)
    return reminderFindings("è una bozza: resta fuori dal sito", "Quando è pronta, spegnere «Bozza».");
  if (isDraft(file.document?.value)) return [];

  if (fieldPath === "isIllustrative" && isOn)
    return reminderFindings(
      "è un caso illustrativo, con dati inventati: la pagina lo dichiara",
      "Raccontare un lavoro dello studio, poi spegnere «Caso illustrativo».",
    );
  if (fieldPath === "isListed" && isOn && fieldValue(file, "isIllustrative") === true)
    return reminderFindings(
      "un caso illustrativo è nell'elenco «I Nostri Progetti», come se fosse un lavoro dello studio",
      "Spegnere «In elenco», o raccontare al suo posto un lavoro vero.",
      "error",
    );
  if (fieldPath === "toConfirm" && typeof value === "string")
    return reminderFindings(value, "Confermato il punto, o corretto il testo, togliere la riga.");
  return [];
});

/** Reports unused pictures, which make the repository heavier. */
function unusedPictures({ files, pictures, contentFolder }: Content): Problem[] {
  const usedPaths = new Set(files.flatMap(pictureUses).map(({ contentPath }) => contentPath));
  const unusedPaths = [...pictures.keys()].filter((contentPath) => !usedPaths.has(contentPath));
  return unusedPaths.map((contentPath) =>
    fileProblem(`${contentFolder}/${contentPath}`, {
      code: publicationCode,
      severity: "warning",
      message: "nessuna pagina usa questa immagine",
      remedy: "Eliminarla, se non serve più.",
    }),
  );
}

/** Optional fields by kind, for facts that clients look for or a law requires, and only the studio knows. */
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

const isMissingOrEmptyList = (value: unknown) =>
  value === undefined || (Array.isArray(value) && value.length === 0);

/** Returns one warning, however many entries lack the fact. */
function missingFact(entries: readonly ContentFile[], fieldPath: string): Problem[] {
  const path = fieldPath.split(".");
  const entriesWithoutFact = entries.filter((file) => isMissingOrEmptyList(fieldValue(file, ...path)));
  const [firstEntry] = entriesWithoutFact;
  if (firstEntry === undefined) return [];
  const count = entriesWithoutFact.length > 1 ? ` (manca in ${entriesWithoutFact.length} voci)` : "";
  return [
    problemAt(firstEntry, path, {
      severity: "warning",
      code: missingFactCode,
      message: `da compilare, se il dato c'è${count}`,
      remedy: "I clienti lo cercano, o lo vuole una legge. Finché manca la pagina non ne parla.",
    }),
  ];
}

function missingFacts(content: Content): Problem[] {
  const files = content.files.filter(({ document }) => document && !isDraft(document.value));
  const hasDrone = filesOfKind({ files }, "equipment").some((file) => fieldValue(file, "isDrone") === true);
  const { studio } = wantedFields;
  const fieldsByKind = hasDrone ? { ...wantedFields, studio: [...studio, ...flightFields] } : wantedFields;
  return Object.entries(fieldsByKind).flatMap(([kind, fields]) => {
    const entries = filesOfKind({ files }, kind);
    return fields.flatMap((fieldPath) => missingFact(entries, fieldPath));
  });
}

/** Reports a missing VAT number as a placeholder: a site without one must not be published. */
export function missingVatNumber(content: Content): Problem[] {
  const [studio] = filesOfKind(content, "studio");
  if (!studio?.document || fieldValue(studio, "vatNumber") !== undefined) return [];
  const remedy =
    "Scriverne le undici cifre: la legge la vuole nella pagina iniziale (D.P.R. 633/1972, art. 35).";
  return [problemAt(studio, [], { code: placeholderCode, message: "manca la partita IVA", remedy })];
}

function checkSettings({ GATSBY_SITE_URL: siteUrl = "", GATSBY_EMAILJS_ORIGIN: mailOrigin }: Environment) {
  const problems: Problem[] = [];
  const report = (message: string, remedy: string) =>
    problems.push(fileProblem(".env", { code: publicationCode, message, remedy }));

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
  ...entryReminders(content),
  ...unusedPictures(content),
  ...missingFacts(content),
  ...checkSettings(environment),
];

/** Faults and reminders when the site is about to go online. */

import { isDraft } from "../../content-model/drafts";
import type { Kind } from "../../content-model/kinds";
import { isRecord, type JsonPath } from "../../content-model/walk";
import { isPlaceholder } from "../../src/lib/placeholder";
import { type Content, filesOfKind } from "../content";
import type { ContentFile } from "../content-file";
import { problemAt } from "../locate";
import type { Environment } from "../placeholders";
import { fileProblem, type Problem, quote, type Severity } from "../problem";
import { usesIn } from "./images";
import { ownFilm } from "./references";
import { fieldOf, fieldRule, fieldsIn } from "./rule";

export const factRule = "fact-to-supply";
const rule = "publication";

type Reminder = {
  kind?: Kind["name"];
  /** Path without the places in lists. */
  field: string;
  when: (value: unknown, file: ContentFile) => boolean;
  /** «…» stands for the value. */
  message: string;
  remedy: string;
  severity?: Severity;
  once?: true;
};

const isOn = (value: unknown) => value === true;
const isEmpty = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0);

const reminders: readonly Reminder[] = [
  {
    field: "draft",
    when: isOn,
    message: "è una bozza: resta fuori dal sito",
    remedy: "Quando è pronta, spegnere «Bozza» (draft).",
  },
  {
    field: "illustrative",
    when: isOn,
    message: "è un caso illustrativo, con dati inventati: la pagina lo dichiara",
    remedy: "Raccontare un lavoro dello studio, poi spegnere «Caso illustrativo» (illustrative).",
  },
  {
    field: "listed",
    when: (value, file) => value === true && fieldOf(file, "illustrative") === true,
    message: "un caso illustrativo è nell'elenco «I Nostri Progetti», come se fosse un lavoro dello studio",
    remedy: "Spegnere «In elenco» (listed), o raccontare al suo posto un lavoro vero.",
    severity: "error",
  },
  {
    kind: "team-member",
    field: "photo.src",
    when: (value) => typeof value === "string" && /\.svg$/iu.test(value),
    message: "il ritratto è un disegno di esempio",
    remedy: "Mettere una fotografia della persona.",
  },
  {
    field: "sheet",
    when: (value) => isRecord(value) && /dati inventati/u.test(JSON.stringify(value.caption)),
    message: "le tavole di esempio hanno dati inventati, e lo dicono",
    remedy:
      "Quando c'è, mostrare un elaborato dello studio; la didascalia allora dice «esempio con dati resi anonimi».",
    once: true,
  },
  {
    kind: "legal-document",
    field: "toConfirm",
    when: (value) => typeof value === "string",
    message: "…",
    remedy: "Confermato il punto, o corretto il testo, togliere la riga.",
  },
  ...["counters", "experienceYears"].map((field) => ({
    field,
    when: (value: unknown, file: ContentFile) =>
      !isEmpty(value) && value === (fieldOf(file, "counters") ?? fieldOf(file, "experienceYears")),
    message: "contatori e anni di esperienza sono dichiarazioni al pubblico: li conferma il titolare",
    remedy: "Controllare i numeri con il titolare, o togliere i campi (counters, experienceYears).",
  })),
  {
    field: "law.verifyBy",
    when: (value) => typeof value === "string" && value < new Date().toISOString().slice(0, 10),
    message: "le norme citate erano da ricontrollare entro il …",
    remedy: "Rileggere i testi, poi aggiornare le due date (checkedOn e verifyBy).",
  },
];

/** Drafts are reported as drafts only. */
const reminded = (content: Content): Problem[] =>
  reminders.flatMap(({ kind, field, when, message, remedy, severity = "warning", once }) => {
    const find = fieldRule(({ value, path }, file) => {
      const isField = path.filter((key) => typeof key === "string").join(".") === field;
      if (!isField || (kind ?? file.kind.name) !== file.kind.name || !when(value, file)) return [];
      if (isDraft(file.document?.value) && field !== "draft") return [];
      return [{ rule, severity, message: message.replace("…", () => String(value)), remedy }];
    });
    return find(content).slice(0, once ? 1 : undefined);
  });

/** Files that are published, or weigh on the project, though no page shows them. */
function unusedFiles({ files, images, videos, folder }: Content): Problem[] {
  const used = new Set(files.flatMap(usesIn).map(({ name }) => name));
  const films = files
    .flatMap(fieldsIn)
    .flatMap(({ meta, value }) => (meta.embed && typeof value === "string" ? [ownFilm(value)] : []));
  const unused = (file: string, message: string, remedy: string) =>
    fileProblem(file, { rule, severity: "warning", message, remedy });
  return [
    ...[...images.keys()]
      .filter((image) => !used.has(image))
      .map((image) =>
        unused(`${folder}/${image}`, "nessuna pagina usa questa immagine", "Eliminarla, se non serve più."),
      ),
    ...[...videos]
      .filter((video) => !films.includes(video.replace(/\.\w+$/u, "")))
      .map((video) =>
        unused(
          `static/video/${video}`,
          "nessuna pagina mostra questo filmato, che però si pubblica",
          "Eliminarlo, se non serve più.",
        ),
      ),
  ];
}

/** Facts that clients look for and only the studio knows: optional, and never invented. */
const wanted: readonly {
  kind: Kind["name"];
  path: JsonPath;
  /** One entry that has it is enough. */
  inOne?: true;
  /** The page that prints it. */
  page?: Kind["name"];
  /** Wanted where an instrument flies. */
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

/** Each once, at the first file that lacks it. */
function factsToSupply(all: Content): Problem[] {
  const content = { ...all, files: all.files.filter(({ document }) => document && !isDraft(document.value)) };
  const hasDrone = filesOfKind(content, "equipment").some((file) => fieldOf(file, "flies") === true);
  return wanted.flatMap(({ kind, path, inOne, page = kind, flights }) => {
    if (flights && !hasDrone) return [];
    const files = filesOfKind(content, kind);
    const lacking = files.filter((file) => isEmpty(fieldOf(file, ...path)));
    const isSupplied = inOne && lacking.length < files.length;
    if (isSupplied || filesOfKind(content, page).length === 0) return [];
    const others = lacking.length - 1;
    return lacking.slice(0, 1).map((file) =>
      problemAt(file, path, {
        severity: "warning",
        rule: factRule,
        message: `da compilare, se il dato c'è${others > 0 ? `: qui e in ${others === 1 ? "un'altra voce" : `altre ${others} voci`}` : ""}`,
        remedy: "I clienti lo cercano. Finché manca la pagina non ne parla.",
      }),
    );
  });
}

/** Settings that a build for visitors must have, or must not. */
function settings(environment: Environment): Problem[] {
  const { GATSBY_SITE_URL: address = "", GATSBY_EMAILJS_ORIGIN: origin = "" } = environment;
  const wrong = (message: string, remedy: string) => [fileProblem(".env", { rule, message, remedy })];
  const isAddress = /^https:\/\/[^/]+\/?$/u.test(address) && !/\.example\b/u.test(address);
  const addressFault =
    address === ""
      ? "manca GATSBY_SITE_URL, l'indirizzo del sito"
      : `GATSBY_SITE_URL=${quote(address)} non è l'indirizzo del sito`;
  const example = "GATSBY_SITE_URL=https://www.nome-dello-studio.it, senza altro dopo il nome";
  return [
    ...(isAddress ? [] : wrong(addressFault, `Scrivere per esempio ${example}.`)),
    ...(origin === ""
      ? []
      : wrong("GATSBY_EMAILJS_ORIGIN manda i messaggi a un servizio di prova", "Togliere la riga.")),
    ...Object.entries(environment).flatMap(([name, value = ""]) =>
      name.startsWith("GATSBY_EMAILJS_") && isPlaceholder(value)
        ? wrong(
            `${name}=${quote(value)} è un segnaposto: i moduli non inviano`,
            "Copiare il codice dal pannello di EmailJS, o togliere la riga.",
          )
        : [],
    ),
  ];
}

/** @param environment the variables that the build will see */
export const publicationProblems = (content: Content, environment: Environment): Problem[] => [
  ...reminded(content),
  ...unusedFiles(content),
  ...factsToSupply(content),
  ...settings(environment),
];

import { isDraft } from "../../content-model/drafts";
import type { Kind } from "../../content-model/kinds";
import { fieldsOf, isRecord } from "../../content-model/walk";
import { isPlaceholder } from "../../shared/placeholder";
import { type Content, filesOfKind } from "../content";
import {
  fileProblem,
  oddSpaceIn,
  type Problem,
  placeholderRule,
  problemAt,
  quote,
  type Severity,
} from "../problem";
import { usesIn } from "./images";
import { fieldOf, fieldRule, fieldsIn, type Rule } from "./rule";

export const factRule = "fact-to-supply";
const rule = "publication";

export type Environment = Readonly<Record<string, string | undefined>>;

// «DA SCRIVERE» begins every text of the sample in docs/GUIDA-CONTENUTI.md.
const placeholder =
  /\.example\b|^\+39[ 0]+$|\b(?:Via|Comune|Collegio|Compagnia) Esempio\b|\bNome Cognome\b|^DA SCRIVERE\b/iu;

const placeholderIn: Readonly<Record<string, RegExp>> = {
  name: /^Studio Rilievi$/u,
  postalCode: /^00000$/u,
  vatNumber: /^0{11}$/u,
  province: /^XX$/u,
  embedUrl: /^https:\/\/www\.openstreetmap\.org\/(?!.*\b(?:mlat|marker)=)/u,
};

// Variables that override a field of forms.json in a build (src/forms/configuration.ts), and how most codes begin.
const mailSettings: Readonly<Record<string, readonly [variable: string, prefix: string]>> = {
  serviceId: ["GATSBY_EMAILJS_SERVICE_ID", "service_"],
  "templates.contact": ["GATSBY_EMAILJS_TEMPLATE_CONTACT", "template_"],
  "templates.quote": ["GATSBY_EMAILJS_TEMPLATE_QUOTE", "template_"],
  publicKey: ["GATSBY_EMAILJS_PUBLIC_KEY", "user_"],
};

export function findPlaceholders(content: Content, environment: Environment): Problem[] {
  const finding = (message: string, remedy: string) => [{ rule: placeholderRule, message, remedy }];
  const placeholders = fieldRule(({ value, path }, { kind, document }) => {
    if (kind.name === "studio" && isRecord(value) && path.length === 0 && value.vatNumber === undefined)
      return finding(
        "manca la partita IVA",
        "Scriverne le undici cifre: la legge la vuole nella pagina iniziale (D.P.R. 633/1972, art. 35).",
      );
    if (typeof value !== "string" || isDraft(document?.value)) return [];
    const used = environment[mailSettings[path.join(".")]?.[0] ?? ""] || value;
    const message = `valore segnaposto ${quote(used)}`;
    if (kind.name === "forms" && isPlaceholder(used))
      return finding(
        message,
        "Copiare il codice dal pannello di EmailJS: con un segnaposto i moduli non inviano.",
      );
    if (!placeholder.test(value) && !placeholderIn[String(path.at(-1))]?.test(value)) return [];
    return finding(message, "Scrivere il vero dato; un campo facoltativo si può anche togliere.");
  });
  return placeholders(content);
}

/** Checks codes that the build takes from its variables like those of forms.json. */
export function mailCodes(content: Content, environment: Environment): Problem[] {
  const codes = fieldRule(({ schema, meta, value, path }, { kind }) => {
    const [variable, prefix] = mailSettings[path.join(".")] ?? [];
    if (kind.name !== "forms" || variable === undefined || typeof value !== "string") return [];
    const setting = environment[variable];
    const shown = setting ? `${variable}=${quote(setting)}` : quote(value);
    if (setting && !schema.safeParse(setting).success) {
      const message = `${shown} non è un codice di EmailJS: ha spazi, virgolette o altri segni${oddSpaceIn(setting)}`;
      const remedy = "Copiarlo di nuovo dal pannello di EmailJS: lettere, cifre, - e _, senza altro.";
      return [{ rule, message, remedy }];
    }
    const [given = prefix] = /^(?:service|template|user)_/u.exec(setting || value) ?? [];
    if (given === prefix) return [];
    const message = `${shown}: sembra un altro codice, messo al posto di «${meta.title}»`;
    const remedy =
      "Confrontarlo con il pannello di EmailJS: i Service ID cominciano di solito con service_, i modelli con template_.";
    return [{ rule, severity: "warning", message, remedy }];
  });
  return codes(content);
}

const isEmpty = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0);

const citation = /\b(?:D\.P\.R\.|D\.Lgs\.|D\.L\.|D\.M\.|R\.D\.L?\.?|L\.R?\.?) ?\d+\/\d{4}|normattiva\.it/u;

/** Visitors must see as of when a page's law is told. */
export const undatedLaws: Rule = ({ files }) =>
  files.flatMap((file) => {
    const hasDay = fieldOf(file, "law", "checkedOn") !== undefined;
    const canHaveDay = fieldsOf(file.kind.schema).some(([name]) => name === "law");
    if (hasDay || !canHaveDay || isDraft(file.document?.value)) return [];
    const cited = fieldsIn(file).find(({ value }) => typeof value === "string" && citation.test(value));
    if (!cited) return [];
    return problemAt(file, cited.path, {
      rule,
      severity: "warning",
      message: "qui è citata una norma, ma la pagina non dice in quale giorno è stata riletta",
      remedy: "Rileggere le norme e scriverne il giorno in «Norme citate» (law.checkedOn).",
    });
  });

export const dueLaws = fieldRule(({ value, path }, { document }) =>
  path.join(".") === "law.verifyBy" &&
  !isDraft(document?.value) &&
  String(value) < new Date().toISOString().slice(0, 10)
    ? [
        {
          rule,
          severity: "warning",
          message: `le norme citate erano da rileggere entro il ${value}`,
          remedy: "Rileggere i testi, poi aggiornare le date (checkedOn e verifyBy).",
        },
      ]
    : [],
);

const reminders = fieldRule(({ value, path }, file) => {
  const field = path.filter((key) => typeof key === "string").join(".");
  const isOn = value === true;
  const remind = (message: string, remedy: string, severity: Severity = "warning") => [
    { rule, severity, message, remedy },
  ];
  if (field === "draft" && isOn)
    return remind("è una bozza: resta fuori dal sito", "Quando è pronta, spegnere «Bozza» (draft).");
  if (isDraft(file.document?.value)) return [];
  if (field === "illustrative" && isOn)
    return remind(
      "è un caso illustrativo, con dati inventati: la pagina lo dichiara",
      "Raccontare un lavoro dello studio, poi spegnere «Caso illustrativo» (illustrative).",
    );
  if (field === "listed" && isOn && fieldOf(file, "illustrative") === true)
    return remind(
      "un caso illustrativo è nell'elenco «I Nostri Progetti», come se fosse un lavoro dello studio",
      "Spegnere «In elenco» (listed), o raccontare al suo posto un lavoro vero.",
      "error",
    );
  if (typeof value !== "string") return [];
  if (field === "toConfirm")
    return remind(value, "Confermato il punto, o corretto il testo, togliere la riga.");
  return [];
});

// Unused pictures still make the repository heavier.
function unusedImages({ files, images, folder }: Content): Problem[] {
  const used = new Set(files.flatMap(usesIn).map(({ name }) => name));
  const message = "nessuna pagina usa questa immagine";
  const finding = { rule, severity: "warning", message, remedy: "Eliminarla, se non serve più." } as const;
  const unused = [...images.keys()].filter((name) => !used.has(name));
  return unused.map((name) => fileProblem(`${folder}/${name}`, finding));
}

// Optional facts that clients look for, or a law wants, and only the studio knows: never invented.
const facts: readonly [kind: Kind["name"], ...fields: string[]][] = [
  ["studio", "pec", "professionalRegister", "professionalTitle", "codeOfConduct", "professionalInsurance"],
  ["studio", "droneInsurance", "uasOperatorCode"],
  ["studio", "replyTime", "position", "serviceArea.provinces", "serviceArea.municipalities"],
  ["service", "cost.fee", "law.checkedBy", "usualDuration", "filedBy"],
  ["team-member", "register", "attestations"],
  ["equipment", "specifications"],
];

const factsOfFlights = ["droneInsurance", "uasOperatorCode"];

function factsToSupply(content: Content): Problem[] {
  const files = content.files.filter(({ document }) => document && !isDraft(document.value));
  const flies = filesOfKind({ files }, "equipment").some((file) => fieldOf(file, "flies") === true);
  const wanted = facts.flatMap(([kind, ...fields]) => fields.map((field) => ({ kind, field })));
  return wanted.flatMap(({ kind, field }) => {
    if (factsOfFlights.includes(field) && !flies) return [];
    const path = field.split(".");
    const [first, ...others] = filesOfKind({ files }, kind).filter((file) => isEmpty(fieldOf(file, ...path)));
    if (first === undefined) return [];
    const elsewhere = others.length === 1 ? "un'altra voce" : `altre ${others.length} voci`;
    return problemAt(first, path, {
      severity: "warning",
      rule: factRule,
      message: `da compilare, se il dato c'è${others.length > 0 ? `: qui e in ${elsewhere}` : ""}`,
      remedy: "I clienti lo cercano, o lo vuole una legge. Finché manca la pagina non ne parla.",
    });
  });
}

function settings({ GATSBY_SITE_URL: address = "", GATSBY_EMAILJS_ORIGIN: origin }: Environment) {
  const wrong = (message: string, remedy: string) => [fileProblem(".env", { rule, message, remedy })];
  const isAddress = /^https:\/\/[^/]+\/?$/u.test(address) && !/\.example\b/u.test(address);
  const example = "Scrivere per esempio GATSBY_SITE_URL=https://www.nome-dello-studio.it, senza altro dopo.";
  return [
    ...(isAddress ? [] : wrong(`GATSBY_SITE_URL=${quote(address)} non è l'indirizzo del sito`, example)),
    ...(origin
      ? wrong("GATSBY_EMAILJS_ORIGIN manda i messaggi a un servizio di prova", "Togliere la riga.")
      : []),
  ];
}

export const publicationProblems = (content: Content, environment: Environment): Problem[] => [
  ...reminders(content),
  ...unusedImages(content),
  ...factsToSupply(content),
  ...settings(environment),
];

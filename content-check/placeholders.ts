/** Values that stand for facts only the studio can supply (name, numbers, codes). */

import { isDraft } from "../content-model/drafts";
import type { JsonPath } from "../content-model/walk";
import { isPlaceholder } from "../src/lib/placeholder";
import { type Content, filesOfKind } from "./content";
import type { ContentFile } from "./content-file";
import { problemAt } from "./locate";
import { type Problem, placeholderRule, quote, type Severity } from "./problem";
import { fieldOf, fieldRule } from "./rules/rule";

type Pattern = { pattern: Pick<RegExp, "test">; remedy: string; kind?: string; field?: string };

/** Unmistakable values; those of a field or kind are ordinary text elsewhere. */
const patterns: readonly Pattern[] = [
  { pattern: /^Studio Rilievi$/u, field: "name", remedy: "Scrivere il vero nome dello studio." },
  { pattern: /\.example\b/iu, remedy: "Scrivere il vero indirizzo di posta o del sito." },
  { pattern: /^\+39[ 0]+$/u, remedy: "Scrivere il vero numero, con il prefisso +39." },
  { pattern: /\bVia Esempio\b/iu, remedy: "Scrivere la vera via con il numero." },
  { pattern: /^00000$/u, field: "postalCode", remedy: "Scrivere il vero CAP." },
  { pattern: /\bComune Esempio\b/iu, remedy: "Scrivere il vero comune." },
  { pattern: /^0{11}$/u, field: "vatNumber", remedy: "Scrivere la vera partita IVA." },
  { pattern: /\b(?:Collegio|Compagnia) Esempio\b/u, remedy: "Scrivere il vero dato, o togliere il campo." },
  { pattern: /^XX$/u, field: "province", remedy: "Scrivere la sigla della provincia." },
  { pattern: /\bNome Cognome\b/iu, remedy: "Scrivere il nome della persona." },
  {
    pattern: /^https:\/\/www\.openstreetmap\.org\/(?!.*\b(?:mlat|marker)=)/u,
    field: "embedUrl",
    remedy:
      "Copiare da OpenStreetMap l'indirizzo con il segnaposto della sede, oppure quello di Google Maps.",
  },
  // As the file to copy in docs/GUIDA-CONTENUTI.md begins every text.
  { pattern: /^DA SCRIVERE\b/u, remedy: "Scrivere il testo, o lasciar vuoto il campo se non serve." },
  {
    pattern: { test: isPlaceholder },
    kind: "forms",
    remedy: "Copiare il codice dal pannello di EmailJS: con un segnaposto i moduli non inviano.",
  },
];

/** Variables that replace a field of forms.json at build (src/forms/configuration.ts). */
const replacements: Readonly<Record<string, string>> = {
  serviceId: "GATSBY_EMAILJS_SERVICE_ID",
  "templates.contact": "GATSBY_EMAILJS_TEMPLATE_CONTACT",
  "templates.quote": "GATSBY_EMAILJS_TEMPLATE_QUOTE",
  publicKey: "GATSBY_EMAILJS_PUBLIC_KEY",
};

/** Whether the build takes the value from elsewhere. */
function isReplaced(file: ContentFile, path: JsonPath, environment: Environment): boolean {
  const value = file.kind.name === "forms" ? environment[replacements[path.join(".")] ?? ""] : undefined;
  return value !== undefined && value !== "" && !isPlaceholder(value);
}

/** The variables that the build will see. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Placeholders that are still in the content and that no variable replaces; those of drafts stay out of the site.
 *
 * @param severity an error where the site is about to be published
 */
export function findPlaceholders(
  content: Content,
  severity: Severity = "warning",
  environment: Environment = {},
): Problem[] {
  const finding = { severity, rule: placeholderRule };
  const standsIn = fieldRule(({ value, path }, file) => {
    if (typeof value !== "string" || isDraft(file.document?.value)) return [];
    if (isReplaced(file, path, environment)) return [];
    const found = patterns.find((candidate) => applies(candidate, file, path, value));
    return found ? [{ ...finding, message: `valore segnaposto ${quote(value)}`, remedy: found.remedy }] : [];
  });
  const withoutVat = filesOfKind(content, "studio").filter(
    (file) => file.document && fieldOf(file, "vatNumber") === undefined,
  );
  const message = "manca la partita IVA";
  const law = "la legge la vuole nella pagina iniziale (D.P.R. 633/1972, art. 35)";
  const remedy = `Scriverne le undici cifre: ${law}.`;
  return [
    ...standsIn(content),
    ...withoutVat.map((file) => problemAt(file, ["vatNumber"], { ...finding, message, remedy })),
  ];
}

const applies = ({ pattern, kind, field }: Pattern, file: ContentFile, path: JsonPath, value: string) =>
  (kind === undefined || file.kind.name === kind) &&
  (field === undefined || path.at(-1) === field) &&
  pattern.test(value);

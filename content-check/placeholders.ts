/** Invented values in the place of facts that only the studio can supply (name, numbers, codes). */

import { isDraft } from "../content-model/drafts";
import { isPlaceholder } from "../src/lib/placeholder";
import { type Content, filesOfKind } from "./content";
import { problemAt } from "./locate";
import { type Problem, placeholderRule, quote } from "./problem";
import { fieldOf, fieldRule } from "./rules/rule";

type Pattern = { pattern: RegExp; remedy: string; field?: string };

/** Unmistakable values; those of a field are ordinary text elsewhere. */
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
];

/** Variables that replace a field of forms.json at build (src/forms/configuration.ts). */
const replacements: Readonly<Record<string, string>> = {
  serviceId: "GATSBY_EMAILJS_SERVICE_ID",
  "templates.contact": "GATSBY_EMAILJS_TEMPLATE_CONTACT",
  "templates.quote": "GATSBY_EMAILJS_TEMPLATE_QUOTE",
  publicKey: "GATSBY_EMAILJS_PUBLIC_KEY",
};

/** The variables that the build will see. */
export type Environment = Readonly<Record<string, string | undefined>>;

const finding = (message: string, remedy: string) => ({ rule: placeholderRule, message, remedy });

/** Placeholders that no variable replaces; those of drafts stay out of the site. */
export function findPlaceholders(content: Content, environment: Environment): Problem[] {
  const placeholders = fieldRule(({ value, path }, { kind, document }) => {
    if (typeof value !== "string" || isDraft(document?.value)) return [];
    const field = path.at(-1);
    const replacement = environment[replacements[path.join(".")] ?? ""];
    const isIdle = kind.name === "forms" && isPlaceholder(value) && isPlaceholder(replacement || value);
    const remedy = isIdle
      ? "Copiare il codice dal pannello di EmailJS: con un segnaposto i moduli non inviano."
      : patterns.find((known) => (known.field ?? field) === field && known.pattern.test(value))?.remedy;
    return remedy === undefined ? [] : [finding(`valore segnaposto ${quote(value)}`, remedy)];
  });
  const law = "la legge la vuole nella pagina iniziale (D.P.R. 633/1972, art. 35)";
  const withoutVat = filesOfKind(content, "studio")
    .filter((file) => file.document && fieldOf(file, "vatNumber") === undefined)
    .map((file) =>
      problemAt(file, ["vatNumber"], finding("manca la partita IVA", `Scriverne le undici cifre: ${law}.`)),
    );
  return [...placeholders(content), ...withoutVat];
}

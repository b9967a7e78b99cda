/** Finds invented values to replace before a publication, and checks the ids of the mail service. */
import { isDraft } from "../../content-model/drafts";
import type { Kind } from "../../content-model/kinds";
import type { JsonPath } from "../../content-model/walk";
import { isPlaceholder } from "../../shared/placeholder";
import type { Content } from "../content";
import type { Environment } from "../environment";
import { type Problem, placeholderCode, publicationCode } from "../problem";
import { quote } from "../text";
import { fieldRule } from "./rule";

// «DA SCRIVERE» begins every text of the sample in docs/GUIDA-CONTENUTI.md.
const placeholderPattern =
  /\.example\b|^\+39[ 0]+$|\b(?:Via|Comune|Collegio|Compagnia) Esempio\b|\bNome Cognome\b|^DA SCRIVERE\b/iu;

const placeholderPatternByField: Readonly<Record<string, RegExp>> = {
  name: /^Studio Rilievi$/u,
  postalCode: /^00000$/u,
  vatNumber: /^0{11}$/u,
  province: /^XX$/u,
  // Matches maps without a marker, which show no place.
  embedUrl: /^https:\/\/www\.openstreetmap\.org\/(?!.*\b(?:mlat|marker)=)/u,
};

/** Variables that override a field of forms.json in a build (src/forms/configuration.ts). */
const mailVariables: Readonly<Record<string, string>> = {
  serviceId: "GATSBY_EMAILJS_SERVICE_ID",
  "templates.contact": "GATSBY_EMAILJS_TEMPLATE_CONTACT",
  "templates.quote": "GATSBY_EMAILJS_TEMPLATE_QUOTE",
  publicKey: "GATSBY_EMAILJS_PUBLIC_KEY",
};

const mailVariable = (kind: Kind, path: JsonPath) =>
  kind.name === "forms" ? mailVariables[path.join(".")] : undefined;

const placeholderFindings = (message: string, remedy: string) => [{ code: placeholderCode, message, remedy }];

export function findPlaceholders(content: Content, environment: Environment): Problem[] {
  const placeholderRule = fieldRule(({ value, path }, { kind, document }) => {
    if (typeof value !== "string" || isDraft(document?.value)) return [];

    const variable = mailVariable(kind, path);
    const id = (variable && environment[variable]) || value;
    if (variable && isPlaceholder(id))
      return placeholderFindings(
        `valore segnaposto ${quote(id)}`,
        "Copiare il codice dal pannello di EmailJS: con un segnaposto i moduli non inviano.",
      );
    if (!placeholderPattern.test(value) && !placeholderPatternByField[String(path.at(-1))]?.test(value))
      return [];
    return placeholderFindings(
      `valore segnaposto ${quote(value)}`,
      "Scrivere il vero dato; un campo facoltativo si può anche togliere.",
    );
  });
  return placeholderRule(content);
}

/** Checks mail ids that come from environment variables as strictly as those in forms.json. */
export function checkMailIds(content: Content, environment: Environment): Problem[] {
  const mailIdRule = fieldRule(({ schema, path }, { kind }) => {
    const variable = mailVariable(kind, path);
    const id = variable && environment[variable];
    if (!id || schema.safeParse(id).success) return [];
    return [
      {
        code: publicationCode,
        message: `${variable}=${quote(id)} non è un codice di EmailJS: ha spazi, virgolette o altri segni`,
        remedy: "Copiarlo di nuovo dal pannello di EmailJS: lettere, cifre, - e _, senza altro.",
      },
    ];
  });
  return mailIdRule(content);
}

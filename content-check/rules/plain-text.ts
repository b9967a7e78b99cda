import { legalFacts } from "../../shared/fill-tokens";
import { codeOf, quote, type Severity } from "../problem";
import { perhaps } from "../suggest";
import { fieldRule } from "./rule";

// Emoji are joined by U+200D; line breaks have their own mark.
export const invisible =
  /(?![\n\r]|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\uFE0F)\u200D)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029]/u;

type Words = (found: string, place: string) => string;

const marks: readonly [wrong: RegExp, severity: Severity, message: Words, remedy: string][] = [
  [
    /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>|<!--|&(?:[a-z]{2,}\d*|#\d+|#x[\da-f]+);/iu,
    "error",
    (found) => `${quote(found)} è un codice: la pagina lo mostra com'è`,
    "Toglierlo: nei testi non si usano grassetto, corsivo e collegamenti, e i segni si scrivono come sono.",
  ],
  [
    invisible,
    "error",
    (found, place) => `carattere invisibile (${codeOf(found)}) ${place}`,
    "Cancellare e riscrivere quel punto: il carattere viene da un testo copiato.",
  ],
  [
    /[\n\r]/u,
    "warning",
    (_, place) => `a capo ${place}: la pagina non lo mostra`,
    "Scrivere di seguito; dove il campo è un elenco di capoversi, aggiungerne uno.",
  ],
];

// Addresses of videos and maps, and file names, may hold any character.
const textsArePlain = fieldRule(({ meta: { embed, graphqlType }, value }) => {
  if (typeof value !== "string" || value.trim() === "" || embed || graphqlType) return [];
  return marks.flatMap(([wrong, severity, words, remedy]) => {
    const match = wrong.exec(value);
    if (!match) return [];
    const before = value.slice(Math.max(0, match.index - 16), match.index);
    const message = words(match[0], before === "" ? "all'inizio" : `dopo ${quote(before)}`);
    return [{ rule: "plain-text", severity, message, remedy }];
  });
});

const tokensAreKnown = fieldRule(({ value }, { kind }) => {
  const facts = legalFacts.map((fact) => `{${fact}}`);
  const allowed = kind.name === "legal-document" ? facts : [];
  const tokens = typeof value === "string" ? (value.match(/\{[^{}]{0,60}\}/gu) ?? []) : [];
  return tokens
    .filter((token) => !allowed.includes(token))
    .map((token) => ({
      rule: "unknown-token",
      message: `${quote(token)} non si può usare qui`,
      remedy: `${perhaps(token, allowed)}Si possono usare, solo nei documenti legali: ${facts.join(", ")}.`,
    }));
});

export const textRules = [textsArePlain, tokensAreKnown];

/** Texts are plain: the page prints them as they are, markup and invisible characters included. */
import { legalFacts } from "../../shared/fill-tokens";
import type { Severity } from "../problem";
import { didYouMean } from "../suggest";
import { quote } from "../text";
import { fieldRule } from "./rule";

/** Invisible, unassigned or private characters; U+200D, which joins emoji, and line breaks are allowed. */
export const invisiblePattern =
  /(?![\n\r]|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\uFE0F)\u200D)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029]/u;

/** An HTML tag, comment or character reference. */
const markupPattern = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>|<!--|&(?:[a-z]{2,}\d*|#\d+|#x[\da-f]+);/iu;

/** «U+00AD» */
const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

type Mark = {
  pattern: RegExp;
  severity: Severity;
  message: (found: string, place: string) => string;
  remedy: string;
};

const marks: readonly Mark[] = [
  {
    pattern: markupPattern,
    severity: "error",
    message: (found) => `${quote(found)} è un codice: la pagina lo mostra com'è`,
    remedy:
      "Toglierlo: nei testi non si usano grassetto, corsivo e collegamenti, e i segni si scrivono come sono.",
  },
  {
    pattern: invisiblePattern,
    severity: "error",
    message: (found, place) => `carattere invisibile (${codePoint(found)}) ${place}`,
    remedy: "Cancellare e riscrivere quel punto: il carattere viene da un testo copiato.",
  },
  {
    pattern: /[\n\r]/u,
    severity: "warning",
    message: (_, place) => `a capo ${place}: la pagina non lo mostra`,
    remedy: "Scrivere di seguito; dove il campo è un elenco di capoversi, aggiungerne uno.",
  },
];

// URLs of videos and maps, and file names, may hold any character.
const textsArePlain = fieldRule(({ meta: { embed, isFile }, value }) => {
  if (typeof value !== "string" || value.trim() === "" || embed || isFile) return [];
  return marks.flatMap(({ pattern, severity, message, remedy }) => {
    const match = pattern.exec(value);
    if (!match) return [];
    const before = value.slice(Math.max(0, match.index - 16), match.index);
    const place = before === "" ? "all'inizio" : `dopo ${quote(before)}`;
    return [{ code: "plain-text", severity, message: message(match[0], place), remedy }];
  });
});

const tokensAreKnown = fieldRule(({ value }, { kind }) => {
  const facts = legalFacts.map((fact) => `{${fact}}`);
  const allowed = kind.name === "legal-document" ? facts : [];
  const tokens = typeof value === "string" ? (value.match(/\{[^{}]{0,60}\}/gu) ?? []) : [];
  const unknown = tokens.filter((token) => !allowed.includes(token));
  return unknown.map((token) => ({
    code: "unknown-token",
    message: `${quote(token)} non si può usare qui`,
    remedy: `${didYouMean(token, allowed)}Si possono usare, solo nei documenti legali: ${facts.join(", ")}.`,
  }));
});

export const textRules = [textsArePlain, tokensAreKnown];

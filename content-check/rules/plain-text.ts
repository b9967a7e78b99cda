/** Rules that keep texts plain: pages print them as they are, with markup and invisible characters. */
import { legalFactNames } from "../../shared/fill-tokens";
import type { Severity } from "../problem";
import { didYouMean } from "../suggest";
import { quote } from "../text";
import { fieldRule } from "./rule";

/** Invisible and private characters, except line breaks and the U+200D that joins emoji. */
export const invisiblePattern =
  /(?![\n\r]|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\uFE0F)\u200D)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029]/u;

/** An HTML tag, comment or character reference. */
const markupPattern = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>|<!--|&(?:[a-z]{2,}\d*|#\d+|#x[\da-f]+);/iu;

/** Code point of a character, such as «U+00AD». */
const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

type TextFault = {
  pattern: RegExp;
  severity: Severity;
  message: (part: string, place: string) => string;
  remedy: string;
};

const textFaults: readonly TextFault[] = [
  {
    pattern: markupPattern,
    severity: "error",
    message: (part) => `${quote(part)} è un codice: la pagina lo mostra com'è`,
    remedy:
      "Toglierlo: nei testi non si usano grassetto, corsivo e collegamenti, e i segni si scrivono come sono.",
  },
  {
    pattern: invisiblePattern,
    severity: "error",
    message: (character, place) => `carattere invisibile (${codePoint(character)}) ${place}`,
    remedy: "Cancellare e riscrivere quel punto: il carattere viene da un testo copiato.",
  },
  {
    pattern: /[\n\r]/u,
    severity: "warning",
    message: (_, place) => `a capo ${place}: la pagina non lo mostra`,
    remedy: "Scrivere di seguito; dove il campo è un elenco di capoversi, aggiungerne uno.",
  },
];

// Skips URLs of videos and maps, and paths of files, which may hold any character.
const textsArePlain = fieldRule(({ meta: { embed, isFile }, value }) => {
  if (typeof value !== "string" || value.trim() === "" || embed || isFile) return [];
  return textFaults.flatMap(({ pattern, severity, message, remedy }) => {
    const match = pattern.exec(value);
    if (!match) return [];
    const textBefore = value.slice(Math.max(0, match.index - 16), match.index);
    const place = textBefore === "" ? "all'inizio" : `dopo ${quote(textBefore)}`;
    return [{ code: "plain-text", severity, message: message(match[0], place), remedy }];
  });
});

const tokensAreKnown = fieldRule(({ value }, { kind }) => {
  const factTokens = legalFactNames.map((name) => `{${name}}`);
  const allowed = kind.name === "legal-document" ? factTokens : [];
  const tokens = typeof value === "string" ? (value.match(/\{[^{}]{0,60}\}/gu) ?? []) : [];
  const unknown = tokens.filter((token) => !allowed.includes(token));
  return unknown.map((token) => ({
    code: "unknown-token",
    message: `${quote(token)} non si può usare qui`,
    remedy: `${didYouMean(token, allowed)}Si possono usare, solo nei documenti legali: ${factTokens.join(", ")}.`,
  }));
});

export const textRules = [textsArePlain, tokensAreKnown];

/** Texts are plain: pages print them character by character. */

import { valueAt } from "../../content-model/walk";
import { codeOf, quote, type Severity } from "../problem";
import { fieldRule } from "./rule";

/** Invisible characters, or of no font. Emoji are joined by U+200D; line breaks have a mark of their own. */
export const invisible =
  /(?![\n\r]|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\uFE0F)\u200D)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029]/u;

/** «{found}», «{code}» and «{letters}» stand for the match, «{place}» for «dopo «il confine»». */
const marks: readonly [wrong: RegExp, severity: Severity, message: string, remedy: string][] = [
  [
    /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>|<!--|&(?:[a-z]{2,}\d*|#\d+|#x[\da-f]+);/iu,
    "error",
    "{found} è un codice: la pagina lo mostra com'è",
    "Toglierlo: nei testi non si usano grassetto, corsivo e collegamenti, e i segni si scrivono come sono.",
  ],
  [
    invisible,
    "error",
    "carattere invisibile ({code}) {place}",
    "Cancellare e riscrivere quel punto: il carattere viene da un testo copiato.",
  ],
  [
    /[\uFB00-\uFB06]/u,
    "error",
    "{found} è un segno solo, copiato da un PDF, {place}",
    "Scriverlo con le lettere: «{letters}».",
  ],
  [
    /\*\*|\[[^\][]+\]\([^()\s]+\)/u,
    "warning",
    "{found}: la pagina mostra questi segni come sono",
    "Toglierli: nei testi non si usano grassetto, corsivo e collegamenti.",
  ],
  [/[ \u00A0]{2,}/u, "warning", "più spazi di seguito {place}", "Lasciarne uno."],
  [/!{3,}/u, "warning", "troppi punti esclamativi: {found}", "Lasciarne uno, o nessuno."],
  [
    /[\n\r]/u,
    "warning",
    "a capo {place}: la pagina non lo mostra",
    "Scrivere di seguito; dove il campo è un elenco di capoversi, aggiungerne uno.",
  ],
];

/** The first match of each mark. Addresses of videos and maps, and names of files, hold signs by right. */
const textsArePlain = fieldRule(({ meta: { embed, graphqlType }, value }) => {
  if (typeof value !== "string" || value.trim() === "" || embed || graphqlType) return [];
  return marks.flatMap(([wrong, severity, message, remedy]) => {
    const match = wrong.exec(value);
    if (!match) return [];
    const [found] = match;
    const before = value.slice(Math.max(0, match.index - 16), match.index);
    const parts: Readonly<Record<string, string>> = {
      found: quote(found),
      code: codeOf(found),
      letters: found.normalize("NFKC"),
      place: before === "" ? "all'inizio" : `dopo ${quote(before)}`,
    };
    const fill = (words: string) => words.replace(/\{(\w+)\}/gu, (_, part: string) => parts[part] ?? "");
    return [{ rule: "plain-text", severity, message: fill(message), remedy: fill(remedy) }];
  });
});

/** As cameras and telephones call their files. */
const fileName = /\.(?:jpe?g|png|webp|avif|heic|svg)$|^(?:IMG|DSC|DJI|PXL|WhatsApp)[ _-]?\w*\d/iu;

/** Values of the right form that nobody can have meant. */
const textsAreMeant = fieldRule(({ path, value }) => {
  const severity = "warning" as const;
  if (path.at(-1) === "alt" && typeof value === "string" && fileName.test(value.trim())) {
    const message = `${quote(value)} è il nome di un file`;
    const remedy = "Scrivere che cosa si vede nell'immagine.";
    return [{ rule: "file-name-as-text", severity, message, remedy }];
  }
  const to = path.at(-2) === "closures" ? valueAt(value, ["to"]) : undefined;
  if (typeof to !== "string" || to >= new Date().toISOString().slice(0, 10)) return [];
  const message = "è già passata, e in linea non si vede";
  return [{ rule: "past-closure", severity, message, remedy: "Controllare l'anno, o toglierla." }];
});

export const textRules = [textsArePlain, textsAreMeant];

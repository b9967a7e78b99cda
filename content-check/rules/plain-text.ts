/** Texts are plain: the page prints what stands in them, sign by sign. */

import { valueAt } from "../../content-model/walk";
import { codeOf, quote, type Severity } from "../problem";
import { fieldRule } from "./rule";

type Mark = {
  wrong: RegExp;
  severity: Severity;
  /** @param place «dopo «il confine»» */
  words: (found: string, place: string) => [message: string, remedy: string];
};

/** Without a shape, or of no font. Emoji are joined by U+200D; line breaks have a mark of their own. */
export const invisible =
  /(?![\n\r]|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\uFE0F)\u200D)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029]/u;

const marks: readonly Mark[] = [
  {
    wrong: /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>|<!--|&(?:[a-z]{2,}\d*|#\d+|#x[\da-f]+);/iu,
    severity: "error",
    words: (found) => [
      `${quote(found)} è un codice: la pagina lo mostra com'è`,
      "Toglierlo: nei testi non si usano grassetto, corsivo e collegamenti, e i segni si scrivono come sono.",
    ],
  },
  {
    wrong: invisible,
    severity: "error",
    words: (found, place) => [
      `carattere invisibile (${codeOf(found)}) ${place}`,
      "Cancellare e riscrivere quel punto: il carattere viene da un testo copiato.",
    ],
  },
  {
    wrong: /[\uFB00-\uFB06]/u,
    severity: "error",
    words: (found, place) => [
      `«${found}» è un segno solo, copiato da un PDF, ${place}`,
      `Scriverlo con le lettere: «${found.normalize("NFKC")}».`,
    ],
  },
  {
    wrong: /\*\*|\[[^\][]+\]\([^()\s]+\)/u,
    severity: "warning",
    words: (found) => [
      `${quote(found)}: la pagina mostra questi segni come sono`,
      "Toglierli: nei testi non si usano grassetto, corsivo e collegamenti.",
    ],
  },
  {
    wrong: /[ \u00A0]{2,}/u,
    severity: "warning",
    words: (_, place) => [`più spazi di seguito ${place}`, "Lasciarne uno."],
  },
  {
    wrong: /!{3,}/u,
    severity: "warning",
    words: (found) => [`troppi punti esclamativi: ${quote(found)}`, "Lasciarne uno, o nessuno."],
  },
  {
    wrong: /[\n\r]/u,
    severity: "warning",
    words: (_, place) => [
      `a capo ${place}: la pagina non lo mostra`,
      "Scrivere di seguito; dove il campo è un elenco di capoversi, aggiungerne uno.",
    ],
  },
];

/** Of each kind the first. Addresses of videos and maps, and names of files, hold signs by right. */
export const textsArePlain = fieldRule(({ meta: { embed, graphqlType }, value }) => {
  if (typeof value !== "string" || value.trim() === "" || embed || graphqlType) return [];
  return marks.flatMap(({ wrong, severity, words }) => {
    const match = wrong.exec(value);
    if (!match) return [];
    const before = value.slice(Math.max(0, match.index - 16), match.index);
    const [message, remedy] = words(match[0], before === "" ? "all'inizio" : `dopo ${quote(before)}`);
    return [{ rule: "plain-text", severity, message, remedy }];
  });
});

/** As cameras and telephones call their files. */
const fileName = /\.(?:jpe?g|png|webp|avif|heic|svg)$|^(?:IMG|DSC|DJI|PXL|WhatsApp)[ _-]?\w*\d/iu;

/** What is right in form, and hardly what was meant. */
export const textsAreMeant = fieldRule(({ path, value }) => {
  const warn = (rule: string, message: string, remedy: string) => [
    { rule, severity: "warning" as const, message, remedy },
  ];
  if (path.at(-1) === "alt" && typeof value === "string" && fileName.test(value.trim()))
    return warn(
      "file-name-as-text",
      `${quote(value)} è il nome di un file`,
      "Scrivere che cosa si vede nell'immagine.",
    );
  const isPast =
    path.at(-2) === "closures" && String(valueAt(value, ["to"])) < new Date().toISOString().slice(0, 10);
  return isPast
    ? warn("past-closure", "è già passata, e in linea non si vede", "Controllare l'anno, o toglierla.")
    : [];
});

/** From the bytes of a file to its values and their places. */
import type { Node } from "jsonc-parser";
import { type Kind, slugOf } from "../content-model/kinds";
import type { JsonPath } from "../content-model/walk";
import { parseStrictly } from "./json-mistake";
import { problemAt } from "./locate";
import { type Finding, fileProblem, type Problem, quote } from "./problem";

type Position = Pick<Problem, "line" | "column">;

export type ContentFile = {
  /** Path from the folder that holds `content/`, with forward slashes. */
  name: string;
  /** File name without «.json». */
  slug: string;
  kind: Kind;
  /** Absent where the text is not JSON: rules must not accuse other files for that. */
  document?: {
    /** Place of every value. */
    root: Node;
    value: unknown;
    positionOf: (offset: number) => Position;
  };
};

const longestFile = 1_000_000;

/**
 * Reads the bytes of a content file.
 *
 * @param name path from the folder that holds `content/`, with forward slashes
 * @param bytes `undefined` where they cannot be read
 * @returns the file, with its document where the text is JSON, and what is wrong with it; both may be there
 */
export function readContentFile(
  name: string,
  kind: Kind,
  bytes: Uint8Array | undefined,
): { file: ContentFile; problems: Problem[] } {
  const file: ContentFile = { name, slug: slugOf(name), kind };
  if (bytes === undefined) return { file, problems: [unreadable(name)] };
  const { text, findings } = decode(bytes);
  if (text !== undefined) {
    const positionOf = positions(text);
    const parsed = parseStrictly(text);
    if ("mistake" in parsed) {
      const { offset, ...words } = parsed.mistake;
      findings.push({ rule: "json-syntax", ...positionOf(offset), ...words });
    } else {
      const { value, wrong } = valuesIn(parsed.root, positionOf);
      file.document = { root: parsed.root, value, positionOf };
      findings.push(
        ...wrong.map(({ path, offset, finding }) => ({
          ...problemAt(file, path, finding),
          ...positionOf(offset),
        })),
      );
    }
  }
  return { file, problems: findings.map((finding) => fileProblem(name, finding)) };
}

/** @param name of a file or folder */
export const unreadable = (name: string): Problem =>
  fileProblem(name, {
    rule: "unreadable",
    message: "non si può leggere",
    remedy: "Controllare che esista e che il suo proprietario ne permetta la lettura.",
  });

const saveAsUtf8 =
  "Salvare di nuovo il file con codifica «UTF-8» (in Visual Studio Code: in basso a destra).";

/** The text, with what is wrong but can be read over; or why there is none. */
function decode(bytes: Uint8Array): { text?: string; findings: Finding[] } {
  const wrong = (rule: string, message: string, remedy: string, place?: Position) => [
    { rule, message, remedy, ...place },
  ];
  if (bytes.length > longestFile) {
    const message = `il file è troppo grande: ${Math.round(bytes.length / 1000)} kB`;
    return { findings: wrong("file-size", message, "Un file di contenuti pesa al massimo 1000 kB.") };
  }
  const isMarked = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isMarked || bytes.subarray(0, 4).includes(0))
    return { findings: wrong("encoding", "il file è salvato con codifica UTF-16", saveAsUtf8) };
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  // RTF, Word and OpenDocument, PDF, web pages.
  if (/^\s*(?:\{\\rtf|PK|%PDF|<(?!<))/u.test(text)) {
    const remedy = "Salvarlo come testo semplice (in TextEdit: Formato, Converti in formato solo testo).";
    return { findings: wrong("json-syntax", "il file è salvato come testo formattato", remedy) };
  }
  // Decoding puts U+FFFD where the bytes are not UTF-8; in the bytes themselves an earlier conversion has left it.
  const damaged = text.indexOf("\uFFFD");
  if (damaged >= 0) {
    const around = text.slice(Math.max(0, damaged - 15), damaged + 15).replace(/\s+/gu, " ");
    const message = `una lettera accentata non si legge in «${around}»: il file non è, o non era, salvato in UTF-8`;
    const remedy = `${saveAsUtf8} Poi riscrivere le lettere rovinate.`;
    return { findings: wrong("encoding", message, remedy, positions(text)(damaged)) };
  }
  if (!text.startsWith("\uFEFF")) return { text, findings: [] };
  const message = "il file comincia con un carattere invisibile (BOM)";
  const remedy = "Salvare di nuovo il file con codifica «UTF-8», senza BOM.";
  return { text: text.slice(1), findings: wrong("encoding", message, remedy) };
}

/** Lookup from offset to line and column. */
function positions(text: string): (offset: number) => Position {
  const starts = [0];
  for (const match of text.matchAll(/\r\n|\n|\r/gu)) starts.push(match.index + match[0].length);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

type Wrong = { path: JsonPath; offset: number; finding: Finding };

/** The values of a tree; of a field written twice the first. A `__proto__` must not reach code that copies keys. */
function valuesIn(root: Node, positionOf: (offset: number) => Position): { value: unknown; wrong: Wrong[] } {
  const wrong: Wrong[] = [];
  const valueAt = ({ type, value, children = [] }: Node, path: JsonPath): unknown => {
    if (type === "array") return children.map((child, index) => valueAt(child, [...path, index]));
    return type === "object" ? objectOf(children, path) : value;
  };
  const objectOf = (properties: readonly Node[], path: JsonPath) => {
    const result: Record<string, unknown> = {};
    const offsets = new Map<string, number>();
    for (const [key, value] of properties.map(({ children = [] }) => children)) {
      if (!key || !value) continue;
      const name = String(key.value);
      const refuse = (rule: string, message: string, remedy: string) =>
        wrong.push({ path: [...path, name], offset: key.offset, finding: { rule, message, remedy } });
      const first = offsets.get(name);
      offsets.set(name, first ?? key.offset);
      if (name === "__proto__")
        refuse("unknown-field", 'il nome "__proto__" non è ammesso', "Togliere il campo.");
      else if (first === undefined) result[name] = valueAt(value, [...path, name]);
      else {
        const message = `il campo ${quote(name)} è scritto due volte: c'è già alla riga ${positionOf(first).line}`;
        refuse("duplicate-field", message, "Tenere un campo solo e togliere l'altro.");
      }
    }
    return result;
  };
  return { value: valueAt(root, []), wrong };
}

/** From the bytes of a file to its values and their places. */
import { getNodePath, type Node } from "jsonc-parser";
import { type Kind, slugOf } from "../content-model/kinds";
import { parseStrictly } from "./json-mistake";
import { problemAt } from "./locate";
import { type Finding, fileProblem, type Problem, quote } from "./problem";

export type ContentFile = {
  /** Path from the folder that holds `content/`, with forward slashes. */
  name: string;
  /** File name without «.json». */
  slug: string;
  kind: Kind;
  /** Absent where the text is not JSON: rules must not accuse other files for that. */
  document?: {
    root: Node;
    value: unknown;
    positionOf: (offset: number) => Pick<Problem, "line" | "column">;
  };
};

const longestFile = 1_000_000;

const saveAs = (form: string) =>
  `Salvare di nuovo il file con codifica «UTF-8»${form} (in Visual Studio Code: in basso a destra).`;

/**
 * Reads the bytes of a content file. Its document is there where the text is JSON, even with other problems.
 *
 * @param name path from the folder that holds `content/`, with forward slashes
 * @param bytes `undefined` where they cannot be read
 */
export function readContentFile(
  name: string,
  kind: Kind,
  bytes: Uint8Array | undefined,
): { file: ContentFile; problems: Problem[] } {
  const file: ContentFile = { name, slug: slugOf(name), kind };
  const refused = (finding: Finding) => ({ file, problems: [fileProblem(name, finding)] });
  if (bytes === undefined) return { file, problems: [unreadable(name)] };
  if (bytes.length > longestFile) {
    const message = `il file è troppo grande: ${Math.round(bytes.length / 1000)} kB`;
    return refused({ rule: "file-size", message, remedy: "Un file di contenuti pesa al massimo 1000 kB." });
  }
  const decoded = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  const text = decoded.replace(/^\uFEFF/u, "");
  // RTF, Word and OpenDocument, PDF, web pages.
  if (/^\s*(?:\{\\rtf|PK|%PDF|<(?!<))/u.test(text)) {
    const remedy = "Salvarlo come testo semplice (in TextEdit: Formato, Converti in formato solo testo).";
    return refused({ rule: "json-syntax", message: "il file è salvato come testo formattato", remedy });
  }
  const positionOf = positions(text);
  // Decoding puts U+FFFD where the bytes are not UTF-8, and earlier conversions have left it; UTF-16 has zeros.
  const damaged = text.search(/[\uFFFD\0]/u);
  if (damaged >= 0) {
    const around = quote(text.slice(Math.max(0, damaged - 15), damaged + 15));
    const message = `una lettera non si legge in ${around}: il file non è, o non era, salvato in UTF-8`;
    const remedy = `${saveAs("")} Poi riscrivere le lettere rovinate.`;
    return refused({ rule: "encoding", message, remedy, ...positionOf(damaged) });
  }
  const parsed = parseStrictly(text);
  if ("mistake" in parsed) {
    const { offset, ...words } = parsed.mistake;
    return refused({ rule: "json-syntax", ...positionOf(offset), ...words });
  }
  file.document = { root: parsed.root, value: JSON.parse(text), positionOf };
  const message = "il file comincia con un carattere invisibile (BOM)";
  const mark = fileProblem(name, { rule: "encoding", message, remedy: saveAs(", senza BOM") });
  return { file, problems: [...(text === decoded ? [] : [mark]), ...duplicateFields(parsed.root, file)] };
}

/** @param name of a file or folder */
export const unreadable = (name: string): Problem =>
  fileProblem(name, {
    rule: "unreadable",
    message: "non si può leggere",
    remedy: "Controllare che esista e che il suo proprietario ne permetta la lettura.",
  });

/** Lookup from offset to line and column. */
function positions(text: string) {
  const starts = [0, ...Array.from(text.matchAll(/\r\n|\n|\r/gu), ({ 0: end, index }) => index + end.length)];
  return (offset: number) => {
    const line = starts.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}

/** Fields written twice in one object: parsers keep the last without a word. */
function duplicateFields(node: Node, file: ContentFile): Problem[] {
  const firsts = new Map<unknown, Node>();
  return (node.children ?? []).flatMap((child) => {
    const [key] = child.type === "property" ? (child.children ?? []) : [];
    const first = firsts.get(key?.value);
    if (key && !first) firsts.set(key.value, key);
    const below = duplicateFields(child, file);
    if (!key || !first || !file.document) return below;
    const { positionOf } = file.document;
    const message = `il campo ${quote(key.value)} è scritto due volte: c'è già alla riga ${positionOf(first.offset).line}`;
    const remedy = "Tenere un campo solo e togliere l'altro.";
    const problem = problemAt(file, getNodePath(key), { rule: "duplicate-field", message, remedy });
    return [{ ...problem, ...positionOf(key.offset) }, ...below];
  });
}

import type { Node } from "jsonc-parser";
import { type Kind, slugOf } from "../content-model/kinds";
import { parseStrictly, repeatedKey } from "./json-mistake";
import { fileProblem, type Problem, quote } from "./problem";

export type ContentFile = {
  /** Path from the folder above `content/`, with forward slashes. */
  name: string;
  slug: string;
  kind: Kind;
  /** Absent where the text is not JSON: rules must not accuse other files for that. */
  document?: {
    root: Node;
    value: unknown;
    positionOf: (offset: number) => Pick<Problem, "line" | "column">;
  };
};

export function readContentFile(
  name: string,
  kind: Kind,
  bytes: Uint8Array | undefined,
): { file: ContentFile; problem?: Problem } {
  const file: ContentFile = { name, slug: slugOf(name), kind };
  if (bytes === undefined) return { file, problem: unreadable(name) };
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  const positionOf = positions(text);
  const parsed = parseStrictly(text);
  if ("type" in parsed) {
    const read = { ...file, document: { root: parsed, value: JSON.parse(text), positionOf } };
    const repeated = repeatedKey(parsed);
    if (repeated === undefined) return { file: read };
    const message = `il campo ${quote(repeated.first.value)} c'è due volte, qui e alla riga ${positionOf(repeated.first.offset).line}`;
    const remedy = "Tenerlo una volta sola: vale l'ultimo, e l'altro si perde.";
    const place = positionOf(repeated.second.offset);
    return { file: read, problem: fileProblem(name, { rule: "repeated-field", message, remedy, ...place }) };
  }
  const { offset, ...finding } = parsed;
  return { file, problem: fileProblem(name, { rule: "json-syntax", ...finding, ...positionOf(offset) }) };
}

export const unreadable = (name: string): Problem =>
  fileProblem(name, {
    rule: "unreadable",
    message: "non si può leggere",
    remedy: "Controllare che esista e che il suo proprietario ne permetta la lettura.",
  });

function positions(text: string) {
  const starts = [0, ...Array.from(text.matchAll(/\r\n|\n|\r/gu), ({ 0: end, index }) => index + end.length)];
  return (offset: number) => {
    const line = starts.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}

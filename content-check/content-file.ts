import type { Node } from "jsonc-parser";
import { type Kind, slugOf } from "../content-model/kinds";
import { parseStrictly } from "./json-mistake";
import { fileProblem, type Problem } from "./problem";

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
  if ("type" in parsed)
    return { file: { ...file, document: { root: parsed, value: JSON.parse(text), positionOf } } };
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

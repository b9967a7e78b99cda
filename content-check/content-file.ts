/** Parses one file of the content. */
import type { Node } from "jsonc-parser";
import { type Kind, slugOf } from "../content-model/kinds";
import { findRepeatedKey, parseJson } from "./parse-json";
import { fileProblem, type Problem } from "./problem";
import { quote } from "./text";

export type ContentFile = {
  /** Path from the folder above `content/`, with forward slashes. */
  path: string;
  slug: string;
  kind: Kind;
  /** Absent if the text is not JSON. The file still counts as an entry, so that no rule reports references to it. */
  document?: {
    root: Node;
    value: unknown;
    positionOf: PositionOf;
  };
};

type PositionOf = (offset: number) => Pick<Problem, "line" | "column">;

export function readContentFile(
  path: string,
  kind: Kind,
  bytes: Uint8Array | undefined,
): { contentFile: ContentFile; problem?: Problem } {
  const contentFile: ContentFile = { path, slug: slugOf(path), kind };
  if (bytes === undefined) return { contentFile, problem: unreadableFile(path) };

  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  const positionOf = positionsIn(text);
  const parsed = parseJson(text);
  if (!("type" in parsed)) {
    const { offset, ...finding } = parsed;
    return {
      contentFile,
      problem: fileProblem(path, { code: "json-syntax", ...finding, ...positionOf(offset) }),
    };
  }
  const document = { root: parsed, value: JSON.parse(text), positionOf };
  return { contentFile: { ...contentFile, document }, ...repeatedField(path, parsed, positionOf) };
}

function repeatedField(path: string, root: Node, positionOf: PositionOf): { problem?: Problem } {
  const repeatedKey = findRepeatedKey(root);
  if (repeatedKey === undefined) return {};

  const { line } = positionOf(repeatedKey.first.offset);
  const problem = fileProblem(path, {
    code: "repeated-field",
    message: `il campo ${quote(repeatedKey.first.value)} c'è due volte, qui e alla riga ${line}`,
    remedy: "Tenerlo una volta sola: vale l'ultimo, e l'altro si perde.",
    ...positionOf(repeatedKey.second.offset),
  });
  return { problem };
}

export const unreadableFile = (path: string): Problem =>
  fileProblem(path, {
    code: "unreadable",
    message: "non si può leggere",
    remedy: "Controllare che esista e che il suo proprietario ne permetta la lettura.",
  });

function positionsIn(text: string): PositionOf {
  const lineBreaks = text.matchAll(/\r\n|\n|\r/gu);
  const lineStarts = [0, ...Array.from(lineBreaks, ({ 0: lineBreak, index }) => index + lineBreak.length)];
  return (offset) => {
    const line = lineStarts.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - (lineStarts[line] ?? 0) + 1 };
  };
}

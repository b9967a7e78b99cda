import { findNodeAtLocation, type Node } from "jsonc-parser";
import { z } from "zod";
import { type JsonPath, metaOf, schemaBelow, valueAt } from "../content-model/walk";
import type { ContentFile } from "./content-file";

export type Severity = "error" | "warning";

export type Problem = {
  severity: Severity;
  /** English identifier. */
  rule: string;
  /** Path from the folder above `content/`, with forward slashes. */
  file: string;
  /** Counted from 1; 1 also for a file without lines or a missing one. */
  line: number;
  /** Counted from 1 in UTF-16 units, as in editors. */
  column: number;
  /** «Progetto «Rilievo del ponte»»; absent where no entry can be read. */
  entry?: string;
  /** Labels of the form: «Galleria, 2ª voce, Didascalia»; empty for the whole file. */
  field: string;
  /** JSON path: «gallery[1].caption». */
  path: string;
  message: string;
  remedy: string;
};

export type Finding = Pick<Problem, "rule" | "message" | "remedy"> & Partial<Problem>;

export type ContentReport = {
  problems: Problem[];
  errors: number;
  warnings: number;
  files: number;
  images: number;
};

export const placeholderRule = "placeholder";

export const byText = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

export function compareProblems(a: Problem, b: Problem): number {
  return byText(a.file, b.file) || a.line - b.line || a.column - b.column || byText(a.message, b.message);
}

export const fileProblem = (file: string, finding: Finding): Problem => ({
  severity: "error",
  line: 1,
  column: 1,
  field: "",
  path: "",
  ...finding,
  file,
});

// Removes invisible characters, which could move the terminal's cursor.
export const visible = (text: string): string => text.replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, " ");

/** Looks like a space, or like nothing. */
export const oddSpace = /(?! )[\p{Z}\p{C}]/u;

export const codeOf = (sign: string) =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

const shortened = (text: string, most = 40) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** Its code in brackets, or nothing. */
export function oddSpaceIn(text: string): string {
  const [character] = oddSpace.exec(text) ?? [];
  return character ? ` (${codeOf(character)})` : "";
}

export const quote = (value: unknown): string =>
  typeof value === "string"
    ? `«${shortened(visible(value.slice(0, 120)), 60)}»`
    : shortened(`${JSON.stringify(value)}`, 60);

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function fieldName(schema: z.ZodType, path: JsonPath): string {
  let current: z.ZodType | undefined = schema;
  return path
    .map((key) => {
      current = current && schemaBelow(current, key);
      if (typeof key === "number") return `${key + 1}ª voce`;
      return (current && metaOf(current).title) ?? shortened(key);
    })
    .join(", ");
}

export function entryName({ kind, slug, document }: ContentFile): string {
  const title = metaOf(kind.schema).title ?? "";
  const own = ["title", "name"].map((field) => valueAt(document?.value, [field])).find(Boolean);
  return kind.file === undefined ? `${title} ${quote(own ?? slug)}` : title;
}

// Falls back to the nearest parent of a missing field.
export function problemAt(file: ContentFile, path: JsonPath, found: Finding): Problem {
  const { name, kind, document } = file;
  const finding = {
    entry: entryName(file),
    field: fieldName(kind.schema, path),
    path: z.core.toDotPath([...path]).slice(0, 160),
    ...found,
  };
  if (!document) return fileProblem(name, finding);
  const { root, positionOf } = document;
  let node: Node | undefined;
  for (let length = path.length; node === undefined; length -= 1)
    node = length > 0 ? findNodeAtLocation(root, path.slice(0, length)) : root;
  const { offset } = node.parent?.type === "property" ? node.parent : node;
  return fileProblem(name, { ...positionOf(offset), ...finding });
}

/** Names and places of fields, for the people who read the messages. */
import { findNodeAtLocation } from "jsonc-parser";
import type { z } from "zod";
import { type JsonPath, metaOf, schemaBelow } from "../walk";
import type { JsonDocument } from "./json-document";
import type { ContentFile } from "./load";
import { type Finding, fileProblem, type Problem } from "./problem";

/** `gallery[1].caption` */
const jsonPathText = (path: JsonPath) =>
  path.map((key, index) => (typeof key === "number" ? `[${key}]` : index === 0 ? key : `.${key}`)).join("");

/** Way to a field in words, counted from 1, then as JSON path: «Galleria › 2 › Didascalia (gallery[1].caption)». */
export function fieldName(schema: z.ZodType, path: JsonPath): string {
  if (path.length === 0) return "";
  let current: z.ZodType | undefined = schema;
  const words = path.map((key) => {
    current = current && schemaBelow(current, key);
    if (typeof key === "number") return String(key + 1);
    return (current && metaOf(current).title) ?? (key.length > 40 ? `${key.slice(0, 39)}…` : key);
  });
  return `${words.join(" › ")} (${jsonPathText(path).slice(0, 160)})`;
}

type Where = "value" | "key";

/** Of the nearest object around it, where the field itself is missing. */
function positionAt({ root, positionOf }: JsonDocument, path: JsonPath, where: Where) {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    const key = where === "key" && length === path.length ? node?.parent?.children?.[0] : undefined;
    if (node) return positionOf((key ?? node).offset);
  }
  return positionOf(root.offset);
}

/** A problem at a field of a file; at the nearest parent where the field is missing. */
export function problemAt(
  file: ContentFile,
  path: JsonPath,
  finding: Finding,
  where: Where = "value",
): Problem {
  if (!file.document) return fileProblem(file.name, finding);
  return {
    severity: "error",
    file: file.name,
    ...positionAt(file.document, path, where),
    field: fieldName(file.kind.schema, path),
    ...finding,
  };
}

/** Names and places of fields, for the people who read the messages. */
import { findNodeAtLocation, type Node } from "jsonc-parser";
import type { z } from "zod";
import { type JsonPath, metaOf, schemaBelow, valueAt } from "../content-model/walk";
import type { ContentFile } from "./content-file";
import { type Finding, fileProblem, type Problem, quote } from "./problem";

/** `gallery[1].caption` */
const jsonPathText = (path: JsonPath) =>
  path.map((key, index) => (typeof key === "number" ? `[${key}]` : index === 0 ? key : `.${key}`)).join("");

/** A name that no schema knows may be of any length. */
const shortened = (key: string) => (key.length > 40 ? `${key.slice(0, 39)}…` : key);

/** Way to a field in the form's labels: «Galleria, 2ª voce, Didascalia». */
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

/** What staff call an entry: «Progetto «Rilievo del ponte»»; of files that exist once, the title of their kind. */
export function entryName({ kind, slug, document }: ContentFile): string {
  const title = metaOf(kind.schema).title ?? "";
  const own = ["title", "name"].map((field) => valueAt(document?.value, [field])).find(Boolean);
  return kind.file === undefined ? `${title} ${quote(own ?? slug)}` : title;
}

/** A problem at a field of a file; at the nearest object around it where the field is missing. */
export function problemAt(file: ContentFile, path: JsonPath, found: Finding): Problem {
  const { name, kind, document } = file;
  const finding = {
    entry: entryName(file),
    field: fieldName(kind.schema, path),
    path: jsonPathText(path).slice(0, 160),
    ...found,
  };
  if (!document) return fileProblem(name, finding);
  const { root, positionOf } = document;
  let node: Node | undefined;
  for (let length = path.length; node === undefined; length -= 1)
    node = length > 0 ? findNodeAtLocation(root, path.slice(0, length)) : root;
  // A field begins with its name.
  const { offset } = node.parent?.type === "property" ? node.parent : node;
  return fileProblem(name, { ...positionOf(offset), ...finding });
}

/** Names and places of fields, for the people who read the messages. */
import { findNodeAtLocation, type Node } from "jsonc-parser";
import { z } from "zod";
import { type JsonPath, metaOf, schemaBelow, valueAt } from "../content-model/walk";
import type { ContentFile } from "./content-file";
import { type Finding, fileProblem, type Problem, quote, shortened } from "./problem";

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

/** «Progetto «Rilievo del ponte»»; the title of the kind for files that exist once. */
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
    path: z.core.toDotPath([...path]).slice(0, 160),
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

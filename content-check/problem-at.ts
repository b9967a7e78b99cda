/** Finds where a problem is: line and column for those who write JSON, entry and labels for the editor. */
import { findNodeAtLocation, type Node } from "jsonc-parser";
import { z } from "zod";
import { childSchema, type JsonPath, metaOf, valueAt } from "../content-model/walk";
import type { ContentFile } from "./content-file";
import { type Finding, fileProblem, type Problem } from "./problem";
import { quote } from "./text";

/** Labels of a field and of the groups around it, as the editor shows them. */
export function fieldLabels(schema: z.ZodType, path: JsonPath): string {
  let current: z.ZodType | undefined = schema;
  const labels = path.map((key) => {
    current = current && childSchema(current, key);
    if (typeof key === "number") return `${key + 1}ª voce`;
    return (current && metaOf(current).title) ?? key.slice(0, 40);
  });
  return labels.join(", ");
}

type Entry = Pick<ContentFile, "kind" | "slug"> & { document?: { value: unknown } };

/** «Servizio «Catasto»», or the name of a page that the site always has. */
export function entryName({ kind, slug, document }: Entry): string {
  const kindTitle = metaOf(kind.schema).title ?? "";
  if (kind.file !== undefined) return kindTitle;
  const title = valueAt(document?.value, ["title"]) || valueAt(document?.value, ["name"]);
  return `${kindTitle} ${quote(title ?? slug)}`;
}

/** Falls back to the nearest parent of a missing field. */
function nodeAt(root: Node, path: JsonPath): Node {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (node) return node;
  }
  return root;
}

export function problemAt(file: ContentFile, path: JsonPath, found: Finding): Problem {
  const { name, kind, document } = file;
  const finding = {
    entry: entryName(file),
    labels: fieldLabels(kind.schema, path),
    jsonPath: z.core.toDotPath([...path]).slice(0, 160),
    ...found,
  };
  if (!document) return fileProblem(name, finding);

  const node = nodeAt(document.root, path);
  const { offset } = node.parent?.type === "property" ? node.parent : node;
  return fileProblem(name, { ...document.positionOf(offset), ...finding });
}

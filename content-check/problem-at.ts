/** Finds where a problem is: line and column for people who write JSON, entry and labels for the editor. */
import { findNodeAtLocation, type Node } from "jsonc-parser";
import { z } from "zod";
import { childSchema, type JsonPath, metaOf, valueAt } from "../content-model/walk";
import type { ContentFile } from "./content-file";
import { type Finding, fileProblem, type Problem } from "./problem";
import { quote } from "./text";

// Limits are needed, because names of unknown fields, and paths made of them, may be of any length.
const maxLabelLength = 40;
const maxJsonPathLength = 160;

/** Labels of a field and of the groups around it, as the editor shows them. */
export function fieldLabels(schema: z.ZodType, path: JsonPath): string {
  let current: z.ZodType | undefined = schema;
  const labels = path.map((key) => {
    current = current && childSchema(current, key);
    if (typeof key === "number") return `${key + 1}ª voce`;
    return (current && metaOf(current).title) ?? key.slice(0, maxLabelLength);
  });
  return labels.join(", ");
}

type Entry = Pick<ContentFile, "kind" | "slug"> & { document?: { value: unknown } };

/** «Servizio «Catasto»», or for a kind of a single file the title of the kind, such as «Contatti». */
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

export function problemAt(contentFile: ContentFile, path: JsonPath, finding: Finding): Problem {
  const { kind, document } = contentFile;
  const placedFinding = {
    entry: entryName(contentFile),
    labels: fieldLabels(kind.schema, path),
    jsonPath: z.core.toDotPath([...path]).slice(0, maxJsonPathLength),
    ...finding,
  };
  if (!document) return fileProblem(contentFile.path, placedFinding);

  const node = nodeAt(document.root, path);
  // Points at the field's name, not its value.
  const { offset } = node.parent?.type === "property" ? node.parent : node;
  return fileProblem(contentFile.path, { ...document.positionOf(offset), ...placedFinding });
}

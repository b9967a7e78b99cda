/** Drafts: `npm start` shows them; a build omits them, and list items that refer to a draft. */
import type { z } from "zod";
import { kindOf, slugOf } from "./kinds";
import { pathPatternOf } from "./routes";
import { type Field, isRecord, type JsonPath, valueAt, walk } from "./walk";

/** Name of a draft in references, `project/castello`, or in links, `/portfolio/castello`. */
type DraftKey = string;

const draftKey = (kind: string, slug: string): DraftKey => `${kind}/${slug}`;

export const isDraft = (content: unknown): boolean => isRecord(content) && content.draft === true;

/** @param files parsed content by path below the content folder, with forward slashes */
export function draftsAmong(
  files: Iterable<readonly [path: string, content: unknown]>,
): ReadonlySet<DraftKey> {
  const drafts = new Set<DraftKey>();
  for (const [path, content] of files) {
    const kind = kindOf(path);
    if (!kind || !isDraft(content)) continue;
    drafts.add(draftKey(kind.name, slugOf(path)));
    const pathPattern = pathPatternOf(kind);
    if (pathPattern) drafts.add(pathPattern.replace("{slug}", slugOf(path)));
  }
  return drafts;
}

export const isDraftReference = ({ meta, value }: Field, drafts: ReadonlySet<DraftKey>): boolean =>
  meta.reference === undefined
    ? meta.isSitePath === true && drafts.has(String(value))
    : drafts.has(draftKey(meta.reference, String(value)));

/** Path of the list item around a field; empty outside lists. */
const innermostItemPath = (path: JsonPath): JsonPath =>
  path.slice(0, path.findLastIndex((key) => typeof key === "number") + 1);

/** Returns the same object where no list refers to a draft. */
export function withoutDrafts<Content>(
  schema: z.ZodType,
  content: Content,
  drafts: ReadonlySet<DraftKey>,
): Content {
  const itemPaths = [...walk(schema, content)]
    .filter((field) => isDraftReference(field, drafts))
    .map(({ path }) => innermostItemPath(path))
    .filter(({ length }) => length > 0);
  if (itemPaths.length === 0) return content;

  const result = structuredClone(content);
  // Removes later items first, so that the indices of earlier ones stay valid.
  for (const path of itemPaths.reverse()) {
    const list = valueAt(result, path.slice(0, -1));
    if (Array.isArray(list)) list.splice(Number(path.at(-1)), 1);
  }
  return result;
}

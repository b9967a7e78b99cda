/** Unpublished entries: `npm start` shows them, a build omits them and list items that name one. */
import type { z } from "zod";
import { kindOf, slugOf } from "./kinds";
import { pathOf } from "./routes";
import { type Field, isRecord, valueAt, walk } from "./walk";

// Kind and slug, `project/castello`, or the page's address, `/portfolio/castello`.
type Draft = string;

export const nameOf = (kind: string, slug: string): Draft => `${kind}/${slug}`;

export const isDraft = (content: unknown): boolean => isRecord(content) && content.draft === true;

/** @param files parsed content by path below the content folder, with forward slashes */
export function draftsAmong(files: Iterable<readonly [path: string, content: unknown]>): ReadonlySet<Draft> {
  const drafts = new Set<Draft>();
  for (const [path, content] of files) {
    const kind = kindOf(path);
    if (!kind || !isDraft(content)) continue;
    drafts.add(nameOf(kind.name, slugOf(path)));
    const page = pathOf(kind);
    if (page) drafts.add(page.replace("{slug}", slugOf(path)));
  }
  return drafts;
}

export const namesDraft = ({ meta, value }: Field, drafts: ReadonlySet<Draft>): boolean =>
  meta.reference === undefined
    ? meta.siteRoute === true && drafts.has(String(value))
    : drafts.has(nameOf(meta.reference, String(value)));

/** Returns the same object where no list names a draft. */
export function withoutDrafts<Content>(
  schema: z.ZodType,
  content: Content,
  drafts: ReadonlySet<Draft>,
): Content {
  const named = [...walk(schema, content)]
    .filter((field) => namesDraft(field, drafts))
    .map(({ path }) => path.slice(0, path.findLastIndex((key) => typeof key === "number") + 1))
    .filter(({ length }) => length > 0);
  if (named.length === 0) return content;
  const result = structuredClone(content);
  // Goes backwards, so that earlier indices stay valid.
  for (const path of named.reverse()) {
    const list = valueAt(result, path.slice(0, -1));
    if (Array.isArray(list)) list.splice(Number(path.at(-1)), 1);
  }
  return result;
}

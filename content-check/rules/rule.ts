/** Types and helpers of rules. */
import { type Field, type JsonPath, valueAt, walk } from "../../content-model/walk";
import type { Content } from "../content";
import type { ContentFile } from "../content-file";
import type { Finding, Problem } from "../problem";
import { problemAt } from "../problem-at";

/** Check of the whole content, whose values may break their schemas. */
export type Rule = (content: Content) => Problem[];

const fieldCache = new WeakMap<ContentFile, Field[]>();

/** Caches the fields, because many rules walk the same file. */
export function fieldsIn(file: ContentFile): Field[] {
  const cached = fieldCache.get(file);
  if (cached) return cached;
  const fields = file.document ? [...walk(file.kind.schema, file.document.value)] : [];
  fieldCache.set(file, fields);
  return fields;
}

type FieldCheck = (field: Field, file: ContentFile, content: Content) => readonly Finding[];

/** Makes a rule of a check of single fields. */
export function fieldRule(check: FieldCheck): Rule {
  const problemsIn = (field: Field, file: ContentFile, content: Content) =>
    check(field, file, content).map((finding) => problemAt(file, field.path, finding));
  return (content) =>
    content.files.flatMap((file) => fieldsIn(file).flatMap((field) => problemsIn(field, file, content)));
}

export const fieldValue = (file: ContentFile, ...path: JsonPath): unknown =>
  valueAt(file.document?.value, path);

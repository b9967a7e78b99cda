import { type Field, type JsonPath, valueAt, walk } from "../../content-model/walk";
import type { Content } from "../content";
import type { ContentFile } from "../content-file";
import { type Finding, type Problem, problemAt } from "../problem";

/** Values may break their schema. */
export type Rule = (content: Content) => Problem[];

const walked = new WeakMap<ContentFile, Field[]>();

/** Caches, because many rules walk the same file. */
export function fieldsIn(file: ContentFile): Field[] {
  const fields = walked.get(file) ?? (file.document ? [...walk(file.kind.schema, file.document.value)] : []);
  walked.set(file, fields);
  return fields;
}

export const fieldRule =
  (find: (field: Field, file: ContentFile, content: Content) => readonly Finding[]): Rule =>
  (content) =>
    content.files.flatMap((file) =>
      fieldsIn(file).flatMap((field) =>
        find(field, file, content).map((finding) => problemAt(file, field.path, finding)),
      ),
    );

export const fieldOf = (file: ContentFile, ...path: JsonPath): unknown => valueAt(file.document?.value, path);

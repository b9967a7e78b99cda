import { type Field, type JsonPath, valueAt, walk } from "../../walk";
import type { Content } from "../content";
import type { ContentFile } from "../content-file";
import { problemAt } from "../locate";
import type { Finding, Problem } from "../problem";

/** A check that needs more than one file. Works on values that may break their schema. */
export type Rule = (content: Content) => Problem[];

const walked = new WeakMap<ContentFile, Field[]>();

/** Every value of a readable file that its schema knows; several rules ask for them. */
export function fieldsIn(file: ContentFile): Field[] {
  const fields = walked.get(file) ?? (file.document ? [...walk(file.kind.schema, file.document.value)] : []);
  walked.set(file, fields);
  return fields;
}

/** A rule about single values: what is wrong with each by itself, at its place. */
export const fieldRule =
  (find: (field: Field, file: ContentFile, content: Content) => readonly Finding[]): Rule =>
  (content) =>
    content.files.flatMap((file) =>
      fieldsIn(file).flatMap((field) =>
        find(field, file, content).map((finding) => problemAt(file, field.path, finding)),
      ),
    );

/** Value of a file at a path; `undefined` where the file or the field is missing. */
export const fieldOf = (file: ContentFile, ...path: JsonPath): unknown => valueAt(file.document?.value, path);

/** Value of a table; file names like `constructor` are no entries of it. */
export const ownValue = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/**
 * Files that repeat a value of an earlier one.
 *
 * @param pick what must be different; `undefined` is not compared
 */
export function repeated<T>(
  files: readonly T[],
  pick: (file: T) => unknown,
): { file: T; first: T; value: unknown }[] {
  const seen = new Map<unknown, T>();
  const result: { file: T; first: T; value: unknown }[] = [];
  for (const file of files) {
    const value = pick(file);
    if (value === undefined) continue;
    const first = seen.get(value);
    if (first === undefined) seen.set(value, file);
    else result.push({ file, first, value });
  }
  return result;
}

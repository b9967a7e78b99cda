/** A content file as the editor handles it, and as it stands in `content/`. */
import { isDeepStrictEqual } from "node:util";
import { applyEdits, modify } from "jsonc-parser";
import { z } from "zod";
import {
  elementOf,
  fieldsOf,
  isOptional,
  isRecord,
  type JsonPath,
  metaOf,
  unwrap,
} from "../content-model/walk";

/**
 * The files name pictures from their own folder, «../images/…»; the editor by their path in the project, by which it
 * finds the picture whichever collection it belongs to.
 */
export const inFile = "../images/";
export const inEditor = "/content/images/";

/** Text of a file for the editor. */
export const forEditor = (schema: z.ZodType, text: string): string =>
  textOf(withPictures(schema, JSON.parse(text), inFile, inEditor));

/**
 * Text of a file for `content/`: keys in the schema's order, and nothing of optional fields that were left empty, for
 * which the editor writes "", null, [] or false.
 *
 * @param before JSON that the file has until now: only the lines whose value has changed will differ from it
 */
export function forFile(schema: z.ZodType, text: string, before?: string): string {
  const value = withoutEmpty(schema, withPictures(schema, JSON.parse(text), inEditor, inFile));
  return before === undefined
    ? textOf(value)
    : `${changed(before, [], JSON.parse(before), value).trimEnd()}\n`;
}

const textOf = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The value with the beginning of every picture's address changed. */
function withPictures(schema: z.ZodType, value: unknown, from: string, to: string): unknown {
  if (typeof value === "string" && metaOf(schema).graphqlType === "File" && value.startsWith(from))
    return to + value.slice(from.length);
  const element = elementOf(schema);
  if (element && Array.isArray(value)) return value.map((item) => withPictures(element, item, from, to));
  if (!isRecord(value)) return value;
  const fields = new Map(fieldsOf(schema));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      const field = fields.get(name);
      return [name, field ? withPictures(field, item, from, to) : item];
    }),
  );
}

function withoutEmpty(schema: z.ZodType, value: unknown): unknown {
  const element = elementOf(schema);
  if (element && Array.isArray(value)) return value.map((item) => withoutEmpty(element, item));
  const fields = fieldsOf(schema);
  if (!isRecord(value) || fields.length === 0) return value;
  const known = fields
    .filter(([name]) => Object.hasOwn(value, name))
    .map(([name, field]) => [name, withoutEmpty(field, value[name]), field] as const)
    .filter(([, item, field]) => !(isOptional(field) && isAbsent(field, item)))
    .map(([name, item]) => [name, item] as const);
  // What the schema does not know stays, for the check to name it.
  return { ...Object.fromEntries(known), ...withoutKeys(value, fields) };
}

const withoutKeys = (value: Record<string, unknown>, fields: readonly (readonly [string, unknown])[]) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !fields.some(([known]) => known === name)));

/** `false` of a switch that nobody touched says no more than its absence. */
const isAbsent = (schema: z.ZodType, value: unknown) =>
  isEmpty(value) || (value === false && unwrap(schema) instanceof z.ZodBoolean);

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmpty);
  if (isRecord(value)) return Object.values(value).every(isEmpty);
  return value === undefined || value === null || value === "";
}

/** The text with a new value: line breaks of what stays as it was are somebody's work, too. */
function changed(text: string, path: JsonPath, before: unknown, after: unknown): string {
  if (isDeepStrictEqual(before, after)) return text;
  const isSameList = Array.isArray(before) && Array.isArray(after) && before.length === after.length;
  if (!isSameList && !(isRecord(before) && isRecord(after))) return set(text, path, after);
  const names = Object.keys(after);
  const old = Object.entries(before);
  const without = old
    .filter(([name]) => !names.includes(name))
    .reduce((result, [name]) => set(result, [...path, name], undefined), text);
  return Object.entries(after).reduce((result, [name, value]) => {
    const place = [...path, isSameList ? Number(name) : name];
    const known = old.find(([key]) => key === name);
    return known ? changed(result, place, known[1], value) : set(result, place, value, names);
  }, without);
}

/** Sets a value, or removes it; a new key comes after those that precede it in `order`. */
function set(text: string, path: JsonPath, value: unknown, order: readonly string[] = []): string {
  const place = order.indexOf(String(path.at(-1)));
  const edits = modify(text, [...path], value, {
    formattingOptions: { insertSpaces: true, tabSize: 2, eol: "\n" },
    getInsertionIndex: (names) =>
      names.filter((name) => order.indexOf(name) < place && order.includes(name)).length,
  });
  return applyEdits(text, edits);
}

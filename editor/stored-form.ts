/** A content file in the form that `content/` has, whatever the form editor makes of it. */
import { applyEdits, modify } from "jsonc-parser";
import type { z } from "zod";
import { elementOf, fieldsOf, isOptional, isRecord, type JsonPath } from "../content-model/walk";

/** How the files name pictures, from their own folder; and how the editor names one of another collection's folder. */
const inFile = "../images/";
const inEditor = "/content/images/";

/**
 * Text of a file for `content/`: keys in the schema's order, and nothing of optional fields that were left empty, for
 * which the editor writes "", null, [] or false.
 *
 * @param before JSON that the file has until now: only the lines whose value has changed will differ from it
 */
export function forFile(schema: z.ZodType, text: string, before?: string): string {
  const value = withoutEmpty(schema, JSON.parse(text, withPathInFile));
  return before === undefined
    ? `${JSON.stringify(value, null, 2)}\n`
    : `${changed(before, [], JSON.parse(before), value).trimEnd()}\n`;
}

const withPathInFile = (_key: string, value: unknown) =>
  typeof value === "string" && value.startsWith(inEditor) ? inFile + value.slice(inEditor.length) : value;

function withoutEmpty(schema: z.ZodType, value: unknown): unknown {
  const element = elementOf(schema);
  if (element && Array.isArray(value)) return value.map((item) => withoutEmpty(element, item));
  const fields = new Map(fieldsOf(schema));
  if (!isRecord(value) || fields.size === 0) return value;
  const result: Record<string, unknown> = {};
  // What the schema does not know stays, at the end, for the check to name it.
  for (const name of new Set([...fields.keys(), ...Object.keys(value)])) {
    const field = fields.get(name);
    const item = field ? withoutEmpty(field, value[name]) : value[name];
    // `false` of a switch that nobody touched says no more than its absence.
    const isLeftEmpty = field && isOptional(field) && (isEmpty(item) || item === false);
    if (Object.hasOwn(value, name) && !isLeftEmpty) result[name] = item;
  }
  return result;
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmpty);
  if (isRecord(value)) return Object.values(value).every(isEmpty);
  return value === undefined || value === null || value === "";
}

/** The text with a new value: line breaks of what stays as it was are somebody's work, too. */
function changed(text: string, path: JsonPath, before: unknown, after: unknown): string {
  // Objects whose keys stand in another order are compared value by value below.
  if (JSON.stringify(before) === JSON.stringify(after)) return text;
  const isSameList = Array.isArray(before) && Array.isArray(after) && before.length === after.length;
  if (!isSameList && !(isRecord(before) && isRecord(after))) return set(text, path, after);
  const names = Object.keys(after);
  const old = new Map<string, unknown>(Object.entries(before));
  let result = text;
  for (const name of old.keys()) if (!names.includes(name)) result = set(result, [...path, name], undefined);
  for (const [name, value] of Object.entries(after)) {
    const place = [...path, isSameList ? Number(name) : name];
    result = old.has(name) ? changed(result, place, old.get(name), value) : set(result, place, value, names);
  }
  return result;
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

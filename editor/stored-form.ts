/** A content file in the form that `content/` has, whatever the form editor makes of it. */
import { applyEdits, findNodeAtLocation, modify, parseTree } from "jsonc-parser";
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

/** Whatever the order of their keys. */
function isSame(one: unknown, other: unknown): boolean {
  const isList = Array.isArray(one) && Array.isArray(other);
  if (!isList && !(isRecord(one) && isRecord(other))) return one === other;
  const [left, right] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return left.size === right.size && [...left].every(([key, value]) => isSame(value, right.get(key)));
}

/** The text with a new value: line breaks of what stays as it was are somebody's work, too. */
function changed(text: string, path: JsonPath, before: unknown, after: unknown): string {
  if (isSame(before, after)) return text;
  if (Array.isArray(before) && Array.isArray(after)) return changedList(text, path, before, after);
  if (!isRecord(before) || !isRecord(after)) return set(text, path, after);
  const names = Object.keys(after);
  let result = text;
  for (const name of Object.keys(before))
    if (!names.includes(name)) result = set(result, [...path, name], undefined);
  for (const [name, value] of Object.entries(after)) {
    const place = [...path, name];
    result = Object.hasOwn(before, name)
      ? changed(result, place, before[name], value)
      : set(result, place, value, names);
  }
  return result;
}

/** What a list has lost or gained stands between what is the same at its ends. */
function changedList(
  text: string,
  path: JsonPath,
  before: readonly unknown[],
  after: readonly unknown[],
): string {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const place = shorter - end;
  let result = text;
  for (let index = start; index < place; index += 1)
    result = changed(result, [...path, index], before[index], after[index]);
  if (before.length === after.length) return result;
  const [first, second, ...more] = nodesAt(result, path);
  if (!first || after.length === 0) return set(result, path, after);
  const opening = /\s*$/u.exec(result.slice(0, first.start))?.[0] ?? "";
  const separator = second ? result.slice(first.end, second.start) : `,${opening || " "}`;
  const items = [first, ...(second ? [second, ...more] : [])];
  const written = items.map((item) => result.slice(item.start, item.end));
  const added = after
    .slice(place, after.length - end)
    .map((value) => JSON.stringify(value, null, opening.includes("\n") ? 2 : 0).replaceAll("\n", opening));
  written.splice(place, before.length - shorter, ...added);
  return result.slice(0, first.start) + written.join(separator) + result.slice(items.at(-1)?.end);
}

/** Where each entry of a list stands in the text. */
function nodesAt(text: string, path: JsonPath) {
  const root = parseTree(text);
  const list = root && findNodeAtLocation(root, [...path]);
  return (list?.children ?? []).map(({ offset, length }) => ({ start: offset, end: offset + length }));
}

const formattingOptions = { insertSpaces: true, tabSize: 2, eol: "\n" };

/** Sets a value, or removes it; a new key comes after those that precede it in `order`. */
function set(text: string, path: JsonPath, value: unknown, order: readonly string[] = []): string {
  const place = order.indexOf(String(path.at(-1)));
  const edits = modify(text, [...path], value, {
    formattingOptions,
    getInsertionIndex: (names) =>
      names.filter((name) => order.indexOf(name) < place && order.includes(name)).length,
  });
  return applyEdits(text, edits);
}

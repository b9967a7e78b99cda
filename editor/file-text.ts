/** A content file in the form that `content/` has, whatever the form editor makes of it. */
import type { z } from "zod";
import { invisible } from "../content-check/rules/plain-text";
import { elementOf, fieldsOf, isOptional, isRecord } from "../content-model/walk";

/** How the files name pictures, from their own folder; and how the editor names one of another collection's folder. */
const inFile = "../images/";
const inEditor = "/content/images/";

/**
 * Text of a file for `content/`: keys in the schema's order, and nothing of optional fields that were left empty, for
 * which the editor writes "", null, [] or false; lists that have to be there and that it leaves out; no invisible marks. The layout is that of all files, so that only what changes differs.
 */
export const fileText = (schema: z.ZodType, text: string): string =>
  `${JSON.stringify(withoutEmpty(schema, JSON.parse(text, asInFile)), null, 2)}\n`;

/** What a text copied from Word or a PDF brings along; staff could not see what to delete. */
const allInvisible = new RegExp(invisible, "gu");

function asInFile(_key: string, value: unknown): unknown {
  if (typeof value !== "string") return value;
  const text = value.replace(allInvisible, (mark) => (/[\t\u2028\u2029]/u.test(mark) ? " " : ""));
  return text.startsWith(inEditor) ? inFile + text.slice(inEditor.length) : text;
}

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
    else if (field && !isOptional(field) && elementOf(field)) result[name] = [];
  }
  return result;
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmpty);
  if (isRecord(value)) return Object.values(value).every(isEmpty);
  return value === undefined || value === null || value === "";
}

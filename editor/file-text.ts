/** The text of a content file, made from what a form of the CMS contains. */
import type { z } from "zod";
import { invisiblePattern } from "../content-check/rules/plain-text";
import { elementOf, fieldsOf, isOptional, isRecord } from "../content-model/walk";

/** Characters that are pasted along from Word or a PDF. */
const allInvisiblePattern = new RegExp(invisiblePattern, "gu");

/** Fields are in the schema's order. Drops the CMS's own `__sc_…` and empty or false optional fields, adds absent required lists. */
export const fileText = (schema: z.ZodType, text: string): string =>
  `${JSON.stringify(inSchema(schema, JSON.parse(text, asInFile)), null, 2)}\n`;

function asInFile(key: string, value: unknown): unknown {
  if (key.startsWith("__sc_")) return undefined;
  if (typeof value !== "string") return value;
  // Tabs and separators of lines or paragraphs stand between words.
  const cleaned = value.replace(allInvisiblePattern, (mark) => (/[\t\u2028\u2029]/u.test(mark) ? " " : ""));
  // The CMS names a picture in another collection's folder from the root.
  return cleaned.replace(/^\/content\/images\//u, "../images/");
}

function inSchema(schema: z.ZodType, value: unknown): unknown {
  const element = elementOf(schema);
  if (element && Array.isArray(value)) return value.map((item) => inSchema(element, item));
  const fields = new Map(fieldsOf(schema));
  if (!isRecord(value) || fields.size === 0) return value;
  const result: Record<string, unknown> = {};
  // Unknown keys are kept, at the end, for the check to report.
  for (const name of new Set([...fields.keys(), ...Object.keys(value)])) {
    const field = fields.get(name);
    const item = field ? inSchema(field, value[name]) : value[name];
    const isLeftEmpty = field && isOptional(field) && (isEmpty(item) || item === false);
    if (Object.hasOwn(value, name) && !isLeftEmpty) result[name] = item;
    else if (field && !isOptional(field) && elementOf(field)) result[name] = [];
  }
  return result;
}

export const isEmpty = (value: unknown): boolean =>
  typeof value === "object" && value !== null
    ? Object.values(value).every(isEmpty)
    : value === undefined || value === null || value === "";

/** Makes the text of a content file from what a form of the CMS contains. */
import type { z } from "zod";
import { invisiblePattern } from "../content-check/rules/plain-text";
import { elementOf, fieldsOf, isOptional, isRecord } from "../content-model/walk";

/** Invisible characters, which come along when a text is pasted from Word or a PDF. */
const allInvisiblePattern = new RegExp(invisiblePattern, "gu");

/**
 * Puts fields into the schema's order, drops the CMS's own keys (`__sc_…`) and optional fields that are empty or
 * false, and adds required lists that are absent.
 */
export const fileText = (schema: z.ZodType, text: string): string =>
  `${JSON.stringify(arrangeBySchema(schema, JSON.parse(text, cleanValue)), null, 2)}\n`;

function cleanValue(key: string, value: unknown): unknown {
  if (key.startsWith("__sc_")) return undefined;
  if (typeof value !== "string") return value;
  // Turns tabs and separators of lines or paragraphs into spaces, because they stand between words.
  const cleaned = value.replace(allInvisiblePattern, (mark) => (/[\t\u2028\u2029]/u.test(mark) ? " " : ""));
  // The CMS writes the path of a picture in another collection's folder from the root.
  return cleaned.replace(/^\/content\/images\//u, "../images/");
}

function arrangeBySchema(schema: z.ZodType, value: unknown): unknown {
  const element = elementOf(schema);
  if (element && Array.isArray(value)) return value.map((item) => arrangeBySchema(element, item));
  const fields = new Map(fieldsOf(schema));
  if (!isRecord(value) || fields.size === 0) return value;
  const result: Record<string, unknown> = {};
  // Keeps unknown keys, at the end, so that the check reports them.
  for (const name of new Set([...fields.keys(), ...Object.keys(value)])) {
    const field = fields.get(name);
    const item = field ? arrangeBySchema(field, value[name]) : value[name];
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

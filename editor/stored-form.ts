/** A content file in the form that `content/` has, whatever the form editor makes of it. */
import type { z } from "zod";
import { elementOf, fieldsOf, isOptional, isRecord } from "../content-model/walk";

/** How the files name pictures, from their own folder; and how the editor names one of another collection's folder. */
const inFile = "../images/";
const inEditor = "/content/images/";

/**
 * Text of a file for `content/`: keys in the schema's order, and nothing of optional fields that were left empty, for
 * which the editor writes "", null, [] or false; no invisible marks. The layout is that of all files, so that only what changes differs.
 */
export const forFile = (schema: z.ZodType, text: string): string =>
  `${JSON.stringify(withoutEmpty(schema, JSON.parse(text, asInFile)), null, 2)}\n`;

/** Marks without a shape that a text copied from Word or a PDF brings along; emoji are joined by U+200D. */
const invisible =
  /(?![\n\r]|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\uFE0F)\u200D)[\p{Cf}\p{Co}\p{Noncharacter_Code_Point}]/gu;

function asInFile(_key: string, value: unknown): unknown {
  if (typeof value !== "string") return value;
  const text = value.replace(/[\u2028\u2029]/gu, " ").replace(invisible, "");
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
  }
  return result;
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmpty);
  if (isRecord(value)) return Object.values(value).every(isEmpty);
  return value === undefined || value === null || value === "";
}

/** A content file as the editor handles it, and as it stands in `content/`. */
import { z } from "zod";
import { safeImageName } from "../content-model/check/rules/image-files";
import { elementOf, fieldsOf, isOptional, isRecord, metaOf, unwrap } from "../content-model/walk";
import { inEditor, inFile } from "./folders";
import { textWith } from "./kept-text";

/** Text of a file for the editor: pictures by their path in the project. */
export function forEditor(schema: z.ZodType, text: string): string {
  return textOf(
    mapped(schema, JSON.parse(text), (address) =>
      address.startsWith(inFile) ? inEditor + address.slice(inFile.length) : address,
    ),
  );
}

/**
 * Text of a file for `content/`: keys in the schema's order, pictures named from the file's own folder, and nothing of
 * optional fields that were left empty, for which the editor writes "", null, [] or false.
 *
 * @param before JSON that the file has until now: what has not changed in it stays as it stands
 */
export function forFile(schema: z.ZodType, text: string, before?: string): string {
  const value = withoutEmpty(
    schema,
    mapped(schema, JSON.parse(text), (address) =>
      // As content-files.ts names the picture itself.
      address.startsWith(inEditor) ? `../${safeImageName(address.slice("/content/".length))}` : address,
    ),
  );
  return before === undefined ? textOf(value) : `${textWith(before, value).trimEnd()}\n`;
}

const textOf = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The value with every address of a picture changed. */
function mapped(schema: z.ZodType, value: unknown, change: (address: string) => string): unknown {
  if (metaOf(schema).graphqlType === "File") return typeof value === "string" ? change(value) : value;
  const element = elementOf(schema);
  if (element && Array.isArray(value)) return value.map((item) => mapped(element, item, change));
  if (!isRecord(value)) return value;
  const fields = new Map(fieldsOf(schema));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      const field = fields.get(name);
      return [name, field ? mapped(field, item, change) : item];
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
  const names = new Set(fields.map(([name]) => name));
  const unknown = Object.entries(value).filter(([name]) => !names.has(name));
  return Object.fromEntries([...known, ...unknown]);
}

/** `false` of a switch that nobody touched says no more than its absence. */
const isAbsent = (schema: z.ZodType, value: unknown) =>
  isEmpty(value) || (value === false && unwrap(schema) instanceof z.ZodBoolean);

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmpty);
  if (isRecord(value)) return Object.values(value).every(isEmpty);
  return value === undefined || value === null || value === "";
}

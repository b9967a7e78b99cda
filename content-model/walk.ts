/** Walking a zod schema, alone or beside the value it rules. */
import { z } from "zod";
import type { FieldMeta } from "./fields";

/** Keys and array indices from the root of a file to one of its values. */
export type JsonPath = readonly (string | number)[];

export type Field = { schema: z.ZodType; meta: FieldMeta; value: unknown; path: JsonPath };

/** The schema without its `optional` wrappers, which carry neither title nor rules. */
export function unwrap(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ? unwrap(schema.unwrap() as z.ZodType) : schema;
}

export const metaOf = (schema: z.ZodType): FieldMeta => schema.meta() ?? unwrap(schema).meta() ?? {};

export const isOptional = (schema: z.ZodType) => schema instanceof z.ZodOptional;

/** Fields of an object schema in their order; empty for any other schema. */
export function fieldsOf(schema: z.ZodType): [name: string, schema: z.ZodType][] {
  const inner = unwrap(schema);
  return inner instanceof z.ZodObject ? Object.entries<z.ZodType>(inner.shape) : [];
}

/** Schema of the elements of an array schema. */
export function elementOf(schema: z.ZodType): z.ZodType | undefined {
  const inner = unwrap(schema);
  return inner instanceof z.ZodArray ? (inner.element as z.ZodType) : undefined;
}

/** One step down a schema; `undefined` where the schema knows no such key. */
export function schemaBelow(schema: z.ZodType, key: string | number): z.ZodType | undefined {
  return typeof key === "number" ? elementOf(schema) : fieldsOf(schema).find(([name]) => name === key)?.[1];
}

export function schemaAt(schema: z.ZodType, path: JsonPath): z.ZodType | undefined {
  return path.reduce<z.ZodType | undefined>((current, key) => current && schemaBelow(current, key), schema);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Value at a path; `undefined` where the path does not exist. Inherited properties do not count. */
export function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>(
    (current, key) =>
      typeof current === "object" && current !== null && Object.hasOwn(current, key)
        ? (current as Record<string | number, unknown>)[key]
        : undefined,
    value,
  );
}

/**
 * Every value of a file that its schema knows, parents before children. The value need not be
 * valid: what does not have the schema's form is not entered.
 */
export function* walk(schema: z.ZodType, value: unknown, path: JsonPath = []): Generator<Field> {
  yield { schema, meta: metaOf(schema), value, path };
  const element = elementOf(schema);
  if (element && Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* walk(element, item, [...path, index]);
  }
  if (!isRecord(value)) return;
  for (const [name, field] of fieldsOf(schema)) {
    if (Object.hasOwn(value, name)) yield* walk(field, value[name], [...path, name]);
  }
}

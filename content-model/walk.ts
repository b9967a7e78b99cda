/** Reads fields, elements and meta data of schemas; `walk` visits each field of a value with its schema. */
import { z } from "zod";
import type { FieldMeta } from "./fields";

export type JsonPath = readonly (string | number)[];

/** Path of a zod issue, whose type would also allow symbols. */
export const jsonPathOf = (path: readonly PropertyKey[]): JsonPath =>
  path.filter((key) => typeof key !== "symbol");

export type Field = { schema: z.ZodType; meta: FieldMeta; value: unknown; path: JsonPath };

/** Removes `optional` wrappers. `metaOf` reads the meta data of a wrapper before that of the schema inside. */
export function unwrap(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ? unwrap(schema.unwrap() as z.ZodType) : schema;
}

export const metaOf = (schema: z.ZodType): FieldMeta => schema.meta() ?? unwrap(schema).meta() ?? {};

export const isOptional = (schema: z.ZodType) => schema instanceof z.ZodOptional;

/** Returns no fields for a schema that is not an object. */
export function fieldsOf(schema: z.ZodType): [name: string, schema: z.ZodType][] {
  const inner = unwrap(schema);
  return inner instanceof z.ZodObject ? Object.entries<z.ZodType>(inner.shape) : [];
}

export function elementOf(schema: z.ZodType): z.ZodType | undefined {
  const inner = unwrap(schema);
  return inner instanceof z.ZodArray ? (inner.element as z.ZodType) : undefined;
}

export function childSchema(schema: z.ZodType, key: string | number): z.ZodType | undefined {
  return typeof key === "number" ? elementOf(schema) : fieldsOf(schema).find(([name]) => name === key)?.[1];
}

export function schemaAt(schema: z.ZodType, path: JsonPath): z.ZodType | undefined {
  return path.reduce<z.ZodType | undefined>((current, key) => current && childSchema(current, key), schema);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Ignores inherited properties. */
export function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>(
    (current, key) =>
      typeof current === "object" && current !== null && Object.hasOwn(current, key)
        ? (current as Record<string | number, unknown>)[key]
        : undefined,
    value,
  );
}

/** Yields parents before children; does not enter values of the wrong type. */
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

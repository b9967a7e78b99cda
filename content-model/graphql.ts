/** Makes the GraphQL types of the content from its schemas. */
import { z } from "zod";
import { type Kind, kindNamed, kinds } from "./kinds";
import { elementOf, fieldsOf, isOptional, metaOf, unwrap } from "./walk";

/** Definitions by type name. */
type Types = Map<string, string>;

// Entries in folders have a slug; gatsby/on-create-node.ts sets it.
const entryType = "type EntryFields { slug: String! }";
const entryFields = ["fields: EntryFields!", 'slug: String! @proxy(from: "fields.slug")'];

const pageInterface = "interface PageWithHero { seo: SeoTexts! hero: Hero! }";

/** Fields that gatsby/prepare-content adds to the content, by type. */
const derivedFields: Readonly<Record<string, readonly string[]>> = {
  ContentImage: ["square: File @fileByRelativePath"],
};

/**
 * Returns SDL for `createTypes`. Gatsby infers nothing, so that a wrong file cannot change the type of other files.
 * @throws Error for a schema without a GraphQL counterpart, or two shapes under one type name
 */
export function graphqlTypes(): string {
  const types: Types = new Map();
  for (const { typeName, schema, folder } of kinds as readonly Kind[]) {
    const hasHero = fieldsOf(schema).some(([name]) => name === "hero");
    const directives = ` implements Node${hasHero ? " & PageWithHero" : ""} @dontInfer`;
    declareObject(types, schema, typeName, directives, folder === undefined ? [] : entryFields);
  }
  return [entryType, pageInterface, ...types.values()].join("\n\n");
}

function declareObject(
  types: Types,
  schema: z.ZodType,
  typeName: string,
  directives = "",
  derived = derivedFields[typeName] ?? [],
): void {
  const fields = fieldsOf(schema).map(
    ([name, field]) => `${name}: ${fieldType(types, field, `${typeName}.${name}`)}`,
  );
  declare(types, typeName, `type ${typeName}${directives}`, [...derived, ...fields]);
}

function declare(types: Types, typeName: string, head: string, members: readonly string[]): void {
  const definition = `${head} {\n  ${members.join("\n  ")}\n}`;
  const earlierDefinition = types.get(typeName);
  if (earlierDefinition !== undefined && earlierDefinition !== definition)
    throw new Error(`Two shapes are named ${typeName}:\n${earlierDefinition}\n${definition}`);
  types.set(typeName, definition);
}

/** Type in SDL, such as `[Service!]! @link(by: "fields.slug")`. */
function fieldType(types: Types, schema: z.ZodType, where: string): string {
  const element = elementOf(schema);
  const { name, directive = "" } = namedType(types, element ?? schema, where);
  return `${element ? `[${name}!]` : name}${isOptional(schema) ? "" : "!"}${directive}`;
}

function namedType(types: Types, schema: z.ZodType, where: string): { name: string; directive?: string } {
  const inner = unwrap(schema);
  const { isFile, reference, typeName } = metaOf(schema);
  if (isFile) return { name: "File", directive: " @fileByRelativePath" };
  if (reference)
    return { name: kindNamed(reference)?.typeName ?? "", directive: ' @link(by: "fields.slug")' };
  if (inner instanceof z.ZodObject) {
    if (typeName === undefined) throw new Error(`${where} is an object without a type name`);
    declareObject(types, inner, typeName);
    return { name: typeName };
  }
  if (inner instanceof z.ZodEnum && typeName) {
    declare(types, typeName, `enum ${typeName}`, inner.options.map(String));
    return { name: typeName };
  }
  return { name: scalarType(inner, where) };
}

function scalarType(schema: z.ZodType, where: string): string {
  if (schema instanceof z.ZodNumberFormat && schema.format === "safeint") return "Int";
  if (schema instanceof z.ZodNumber) return "Float";
  if (schema instanceof z.ZodBoolean) return "Boolean";
  // Enumerations without a type name are constants of shared/, such as `weekdays`, which type the site's code.
  if (schema instanceof z.ZodEnum || schema.def.type === "string") return "String";
  throw new Error(`${where}: no GraphQL type for ${schema.def.type}`);
}

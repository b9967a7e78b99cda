import { z } from "zod";
import { type Kind, kindNamed, kinds } from "./kinds";
import { elementOf, fieldsOf, isOptional, metaOf, unwrap } from "./walk";

type Types = Map<string, string>;

// Entries in folders have them; gatsby/on-create-node.ts sets the slug.
const entryFields = ["  fields: EntryFields!", '  slug: String! @proxy(from: "fields.slug")'];
const entryType = "type EntryFields { slug: String! }";
const pageInterface = "interface PageWithHero { seo: SeoTexts! hero: Hero! }";

/**
 * SDL for `createTypes`, without inference: a wrong file can never change the shape of the others.
 * @throws Error for a schema without a GraphQL counterpart, or two shapes under one type name
 */
export function graphqlTypes(): string {
  const types: Types = new Map();
  for (const { typeName, schema, folder } of kinds as readonly Kind[]) {
    const page = fieldsOf(schema).some(([name]) => name === "hero") ? " & PageWithHero" : "";
    declare(types, schema, typeName, {
      directives: ` implements Node${page} @dontInfer`,
      derived: folder === undefined ? [] : entryFields,
    });
  }
  return [entryType, pageInterface, ...types.values()].join("\n\n");
}

function declare(
  types: Types,
  schema: z.ZodType,
  typeName: string,
  { directives = "", derived = [] as readonly string[] } = {},
): void {
  const own = fieldsOf(schema).map(
    ([name, field]) => `  ${name}: ${fieldType(types, field, `${typeName}.${name}`)}`,
  );
  if (own.length === 0) throw new Error(`${typeName} has no fields`);
  const sdl = `type ${typeName}${directives} {\n${[...derived, ...own].join("\n")}\n}`;
  const other = types.get(typeName);
  if (other !== undefined && other !== sdl)
    throw new Error(`Two shapes are named ${typeName}:\n${other}\n${sdl}`);
  types.set(typeName, sdl);
}

// `[Service!]! @link(by: "fields.slug")`
function fieldType(types: Types, schema: z.ZodType, where: string): string {
  const element = elementOf(schema);
  const { name, directive = "" } = namedType(types, element ?? schema, where);
  return `${element ? `[${name}!]` : name}${isOptional(schema) ? "" : "!"}${directive}`;
}

function namedType(types: Types, schema: z.ZodType, where: string): { name: string; directive?: string } {
  const inner = unwrap(schema);
  const { format, graphqlType, reference, typeName } = metaOf(schema);
  if (graphqlType) return { name: graphqlType, directive: " @fileByRelativePath" };
  // Queries format it: `checkedOn(formatString: "D MMMM YYYY", locale: "it")`.
  if (format === "date") return { name: "Date", directive: " @dateformat" };
  if (reference)
    return { name: kindNamed(reference)?.typeName ?? "", directive: ' @link(by: "fields.slug")' };
  if (inner instanceof z.ZodObject) {
    if (typeName === undefined) throw new Error(`${where} is an object without a type name`);
    declare(types, inner, typeName);
    return { name: typeName };
  }
  return { name: scalar(inner, where) };
}

function scalar(schema: z.ZodType, where: string): string {
  if (schema instanceof z.ZodNumberFormat && schema.format === "safeint") return "Int";
  if (schema instanceof z.ZodNumber) return "Float";
  if (schema instanceof z.ZodBoolean) return "Boolean";
  if (schema instanceof z.ZodEnum || schema.def.type === "string") return "String";
  throw new Error(`${where}: no GraphQL type for ${schema.def.type}`);
}

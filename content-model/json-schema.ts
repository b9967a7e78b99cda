/** JSON Schemas of the content: for Visual Studio Code (visual-studio-code.ts), and the limits of the form editor. */
import { z } from "zod";
import { privateMetaKeys } from "./fields";
import { type Kind, kindNamed, kinds } from "./kinds";
import { type ClosedLists, closedLists } from "./specification";
import { metaOf } from "./walk";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The names that content/site/lists.json has, by list. */
export type ListedNames = Readonly<Record<string, readonly string[]>>;

/** Schema of every kind (draft 7, the newest the editor reads in full), by the kind's name. */
export function jsonSchemas(lists = closedLists, listed: ListedNames = {}): Record<string, JsonSchema> {
  return Object.fromEntries(kinds.map((kind) => [kind.name, jsonSchema(kind, lists, listed)]));
}

function jsonSchema(kind: Kind, { required }: ClosedLists, listed: ListedNames): JsonSchema {
  return z.toJSONSchema(kind.schema, {
    target: "draft-7",
    io: "input",
    override: ({ zodSchema, jsonSchema: target }) => {
      for (const key of privateMetaKeys) delete target[key];
      const { reference, listedIn = "" } = metaOf(zodSchema as z.core.$ZodType as z.ZodType);
      // Proposed, not demanded: the list may have grown since the schemas were written.
      if (listed[listedIn]) target.examples = [...listed[listedIn]];
      if (reference && kindNamed(reference)?.closed) target.enum = [...(required[reference] ?? [])];
    },
  });
}

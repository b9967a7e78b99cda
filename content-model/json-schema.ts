/** JSON Schemas for Visual Studio Code (visual-studio-code.ts) and the limits of the editor. */
import { z } from "zod";
import { privateMetaKeys } from "./fields";
import { type Kind, kinds } from "./kinds";
import { metaOf } from "./walk";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Suggestions: slugs by kind, and names of content/site/lists.json by list. */
export type KnownNames = Readonly<Record<string, readonly string[]>>;

/** Draft 7 is the newest that Visual Studio Code supports in full. */
export function jsonSchemas(known: KnownNames = {}): Record<string, JsonSchema> {
  return Object.fromEntries(kinds.map((kind) => [kind.name, jsonSchema(kind, known)]));
}

function jsonSchema(kind: Kind, known: KnownNames): JsonSchema {
  return z.toJSONSchema(kind.schema, {
    target: "draft-7",
    io: "input",
    override: ({ zodSchema, jsonSchema: target }) => {
      for (const key of privateMetaKeys) delete target[key];
      const { reference, listedIn } = metaOf(zodSchema as z.core.$ZodType as z.ZodType);
      const names = known[reference ?? listedIn ?? ""];
      // Suggests instead of requiring: entries may be added later.
      if (names) target.examples = [...names];
    },
  });
}

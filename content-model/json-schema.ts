/** JSON Schemas of the content: for Visual Studio Code (visual-studio-code.ts), and the limits of the form editor. */
import { z } from "zod";
import { privateMetaKeys } from "./fields";
import { type Kind, kinds } from "./kinds";
import { metaOf } from "./walk";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What the editor offers where a file names an entry, by kind, or one of the names of content/site/lists.json, by list. */
export type KnownNames = Readonly<Record<string, readonly string[]>>;

/** Schema of every kind (draft 7, the newest the editor reads in full), by the kind's name. */
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
      // Proposed, not demanded: there may be more since the schemas were written.
      if (names) target.examples = [...names];
    },
  });
}

/** JSON Schemas of the content: for Visual Studio Code (visual-studio-code.ts), and the limits of the form editor. */
import { z } from "zod";
import { privateMetaKeys } from "./fields";
import { type Kind, kinds } from "./kinds";
import { metaOf } from "./walk";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Names of the entries of a kind: the editor offers them where another file refers to one. */
type SlugsOf = (kind: string) => readonly string[];

/** Schema of every kind (draft 7, the newest the editor reads in full), by the kind's name. */
export function jsonSchemas(slugsOf: SlugsOf = () => []): Record<string, JsonSchema> {
  return Object.fromEntries(kinds.map((kind) => [kind.name, jsonSchema(kind, slugsOf)]));
}

function jsonSchema(kind: Kind, slugsOf: SlugsOf): JsonSchema {
  return z.toJSONSchema(kind.schema, {
    target: "draft-7",
    io: "input",
    override: ({ zodSchema, jsonSchema: target }) => {
      for (const key of privateMetaKeys) delete target[key];
      const { reference } = metaOf(zodSchema as z.core.$ZodType as z.ZodType);
      if (reference) target.examples = [...slugsOf(reference)];
    },
  });
}

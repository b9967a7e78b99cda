/** JSON Schemas of the content, for Visual Studio Code (visual-studio-code.ts). */
import { z } from "zod";
import { privateMetaKeys } from "./fields";
import { type Kind, kinds } from "./kinds";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** By the name of the kind. Draft 7 is the newest that Visual Studio Code supports in full. */
export function jsonSchemas(): Record<string, JsonSchema> {
  return Object.fromEntries(kinds.map((kind) => [kind.name, jsonSchema(kind)]));
}

function jsonSchema({ schema }: Kind): JsonSchema {
  return z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    override: ({ jsonSchema: target }) => {
      for (const key of privateMetaKeys) delete target[key];
    },
  });
}

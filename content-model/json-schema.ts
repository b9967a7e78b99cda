/** JSON Schemas of the content: completion, hints and first checks in Visual Studio Code, limits in the form editor. */
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { privateMetaKeys } from "./fields";
import { type Kind, kindNamed, kinds } from "./kinds";
import { metaOf } from "./walk";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Connection of a schema to the files it rules, as Visual Studio Code's `json.schemas` wants it. */
export type SchemaConnection = { fileMatch: string[]; url: string };

/** Folder of the schema files, from the folder of the project. */
const schemaDirectory = ".vscode/schemas";

const schemaFile = (kindName: string) => `${schemaDirectory}/${kindName}.schema.json`;

/** Schema of every kind (draft 7, the newest the editor reads in full), by the kind's name. */
export function jsonSchemas(): Record<string, JsonSchema> {
  return Object.fromEntries(kinds.map((kind) => [kind.name, jsonSchema(kind)]));
}

function jsonSchema(kind: Kind): JsonSchema {
  return z.toJSONSchema(kind.schema, {
    target: "draft-7",
    io: "input",
    override: ({ zodSchema, jsonSchema: target }) => {
      for (const key of privateMetaKeys) delete target[key];
      const { reference } = metaOf(zodSchema as z.core.$ZodType as z.ZodType);
      const { required } = (reference && kindNamed(reference)) || {};
      if (required?.closed) target.enum = [...required.slugs];
    },
  });
}

/** Writes every kind's schema for Visual Studio Code, which finds them by .vscode/settings.json. */
export async function writeJsonSchemas(projectRoot: string): Promise<void> {
  await rm(path.join(projectRoot, schemaDirectory), { recursive: true, force: true });
  await mkdir(path.join(projectRoot, schemaDirectory), { recursive: true });
  for (const [name, schema] of Object.entries(jsonSchemas()))
    await writeFile(path.join(projectRoot, schemaFile(name)), JSON.stringify(schema));
}

/** What .vscode/settings.json says of the schemas. */
export function schemaConnections(): SchemaConnection[] {
  return kinds.map((kind: Kind) => ({
    fileMatch: [`/content/${kind.file ?? `${kind.folder}/*.json`}`],
    url: `./${schemaFile(kind.name)}`,
  }));
}

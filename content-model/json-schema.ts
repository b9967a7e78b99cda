/** Makes JSON Schemas of the content, and writes them for Visual Studio Code. */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { z } from "zod";
import { privateMetaKeys } from "./fields";
import { type Kind, kinds } from "./kinds";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Schemas by the name of their kind. Draft 7 is the newest that Visual Studio Code supports in full. */
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

const schemaFolder = ".vscode/schemas";

const schemaFileOf = (kindName: string) => `${schemaFolder}/${kindName}.schema.json`;

export async function writeJsonSchemas(): Promise<void> {
  await rm(schemaFolder, { recursive: true, force: true });
  await mkdir(schemaFolder, { recursive: true });
  for (const [name, schema] of Object.entries(jsonSchemas()))
    await writeFile(schemaFileOf(name), JSON.stringify(schema));
}

// Single files have only their own schema, even in a folder of entries.
const singleFilesIn = (folder = "") =>
  kinds.flatMap((kind: Kind) => (kind.file?.startsWith(`${folder}/`) ? [kind.file] : []));

/** Setting `json.schemas` of .vscode/settings.json; a test compares the two. */
export const schemaAssociations = () =>
  kinds.map((kind: Kind) => ({
    fileMatch: [
      `/content/${kind.file ?? `${kind.folder}/*.json`}`,
      ...singleFilesIn(kind.folder).map((file) => `!/content/${file}`),
    ],
    url: `./${schemaFileOf(kind.name)}`,
  }));

/** JSON Schemas of the content, and the files with which Visual Studio Code reads them. */
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

const folder = ".vscode/schemas";

const fileFor = (kindName: string) => `${folder}/${kindName}.schema.json`;

export async function writeJsonSchemas(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, schema] of Object.entries(jsonSchemas()))
    await writeFile(fileFor(name), JSON.stringify(schema));
}

/** Setting `json.schemas` of .vscode/settings.json; a test compares the two. */
export const schemaAssociations = () =>
  kinds.map((kind: Kind) => ({
    // Single files have only their own schema, even in a folder of entries.
    fileMatch: [
      `/content/${kind.file ?? `${kind.folder}/*.json`}`,
      ...kinds.flatMap((one) =>
        "file" in one && one.file.startsWith(`${kind.folder}/`) ? [`!/content/${one.file}`] : [],
      ),
    ],
    url: `./${fileFor(kind.name)}`,
  }));

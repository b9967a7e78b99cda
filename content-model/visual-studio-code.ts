/** Writes the schemas that .vscode/settings.json connects to the content files. */
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { jsonSchemas } from "./json-schema";
import { type Kind, kinds } from "./kinds";

type SchemaConnection = { fileMatch: string[]; url: string };

const schemaDirectory = ".vscode/schemas";

const schemaFile = (kindName: string) => `${schemaDirectory}/${kindName}.schema.json`;

export async function writeJsonSchemas(projectRoot: string): Promise<void> {
  await rm(path.join(projectRoot, schemaDirectory), { recursive: true, force: true });
  await mkdir(path.join(projectRoot, schemaDirectory), { recursive: true });
  for (const [name, schema] of Object.entries(jsonSchemas()))
    await writeFile(path.join(projectRoot, schemaFile(name)), JSON.stringify(schema));
}

/** Setting `json.schemas` of Visual Studio Code; a test compares the two. */
export function schemaConnections(): SchemaConnection[] {
  return kinds.map((kind: Kind) => ({
    // Single files have only their own schema, even in a folder of entries.
    fileMatch: [
      `/content/${kind.file ?? `${kind.folder}/*.json`}`,
      ...kinds.flatMap((one) =>
        "file" in one && one.file.startsWith(`${kind.folder}/`) ? [`!/content/${one.file}`] : [],
      ),
    ],
    url: `./${schemaFile(kind.name)}`,
  }));
}

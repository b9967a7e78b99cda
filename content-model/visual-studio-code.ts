/** Completion, hints and first checks of the content in Visual Studio Code: .vscode/settings.json names the files. */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { jsonSchemas, type ListedNames } from "./json-schema";
import { type Kind, kinds } from "./kinds";
import { closedLists } from "./specification";

/** Connection of a schema to the files it rules, as Visual Studio Code's `json.schemas` wants it. */
export type SchemaConnection = { fileMatch: string[]; url: string };

/** Folder of the schema files, from the folder of the project. */
const schemaDirectory = ".vscode/schemas";

const schemaFile = (kindName: string) => `${schemaDirectory}/${kindName}.schema.json`;

/** The names in content/site/lists.json, which has passed the check. */
async function listedNames(projectRoot: string): Promise<ListedNames> {
  const text = await readFile(path.join(projectRoot, "content/site/lists.json"), "utf8");
  const found = Object.entries(JSON.parse(text) as Record<string, { name: string }[]>);
  return Object.fromEntries(found.map(([list, entries]) => [list, entries.map(({ name }) => name)]));
}

/** Writes every kind's schema for Visual Studio Code, which finds them by .vscode/settings.json. */
export async function writeJsonSchemas(projectRoot: string, lists = closedLists): Promise<void> {
  const schemas = jsonSchemas(lists, await listedNames(projectRoot));
  await rm(path.join(projectRoot, schemaDirectory), { recursive: true, force: true });
  await mkdir(path.join(projectRoot, schemaDirectory), { recursive: true });
  for (const [name, schema] of Object.entries(schemas))
    await writeFile(path.join(projectRoot, schemaFile(name)), JSON.stringify(schema));
}

/** What .vscode/settings.json says of the schemas. */
export function schemaConnections(): SchemaConnection[] {
  return kinds.map((kind: Kind) => ({
    fileMatch: [`/content/${kind.file ?? `${kind.folder}/*.json`}`],
    url: `./${schemaFile(kind.name)}`,
  }));
}

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { jsonSchemas, type KnownNames } from "./json-schema";
import { type Kind, kindOf, kinds, slugOf } from "./kinds";

type SchemaConnection = { fileMatch: string[]; url: string };

const schemaDirectory = ".vscode/schemas";

const schemaFile = (kindName: string) => `${schemaDirectory}/${kindName}.schema.json`;

function knownNames(contentRoot: string): KnownNames {
  const lists: Record<string, { name: string }[]> = JSON.parse(
    readFileSync(path.join(contentRoot, "site/lists.json"), "utf8"),
  );
  const entries = kinds.flatMap(({ name, folder }: Kind) => {
    const directory = path.join(contentRoot, folder ?? "");
    if (!folder || !existsSync(directory)) return [];
    const files = readdirSync(directory).filter((file) => kindOf(`${folder}/${file}`)?.name === name);
    return [[name, files.map(slugOf)] as const];
  });
  const listed = Object.entries(lists).map(([list, all]) => [list, all.map(({ name }) => name)] as const);
  return Object.fromEntries([...entries, ...listed]);
}

export async function writeJsonSchemas(projectRoot: string, contentRoot: string): Promise<void> {
  const schemas = jsonSchemas(knownNames(contentRoot));
  await rm(path.join(projectRoot, schemaDirectory), { recursive: true, force: true });
  await mkdir(path.join(projectRoot, schemaDirectory), { recursive: true });
  for (const [name, schema] of Object.entries(schemas))
    await writeFile(path.join(projectRoot, schemaFile(name)), JSON.stringify(schema));
}

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

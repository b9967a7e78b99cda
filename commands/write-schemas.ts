/**
 * Writes the JSON Schemas of the content and connects them in .vscode/settings.json; other settings
 * stay. Run it from the folder of the project after a change to the content model: a test fails until then.
 */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { jsonSchemas, schemaConnections, schemaDirectory, schemaFile } from "../content-model/json-schema";

const settingsFile = ".vscode/settings.json";

const jsonText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

async function main() {
  const schemas = Object.entries(jsonSchemas());
  await mkdir(schemaDirectory, { recursive: true });
  const wanted = schemas.map(([name]) => path.basename(schemaFile(name)));
  for (const old of await readdir(schemaDirectory)) {
    if (!wanted.includes(old)) await rm(path.join(schemaDirectory, old));
  }
  for (const [name, schema] of schemas) await writeFile(schemaFile(name), jsonText(schema));
  const settings = JSON.parse(await readFile(settingsFile, "utf8")) as Record<string, unknown>;
  await writeFile(settingsFile, jsonText({ ...settings, "json.schemas": schemaConnections() }));
  console.log(`${schemas.length} schemas written to ${schemaDirectory}`);
}

void main();

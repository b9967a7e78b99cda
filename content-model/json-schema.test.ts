/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { privateMetaKeys } from "./fields";
import { jsonSchemas, schemaConnections, schemaDirectory, schemaFile } from "./json-schema";
import { kinds } from "./kinds";

const project = path.resolve(__dirname, "..");
const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(project, file), "utf8"));

const hint = "Eseguire: npx tsx commands/write-schemas.ts";

test.each(kinds.map(({ name }) => name))("the file of %s is the schema's", (name) => {
  expect({ hint, schema: readJson(schemaFile(name)) }).toEqual({ hint, schema: jsonSchemas()[name] });
});

test("no file is left over from a kind that is gone", () => {
  expect(readdirSync(path.join(project, schemaDirectory)).sort()).toEqual(
    kinds.map(({ name }) => `${name}.schema.json`).sort(),
  );
});

test("the editor's settings connect every kind with its files", () => {
  expect(readJson(".vscode/settings.json")).toMatchObject({ "json.schemas": schemaConnections() });
  expect(schemaConnections()).toHaveLength(kinds.length);
  expect(schemaConnections()).toContainEqual({
    fileMatch: ["/content/services/*.json"],
    url: "./.vscode/schemas/service.schema.json",
  });
});

test("schemas speak Italian and keep our own keys to themselves", () => {
  const schemas = jsonSchemas();
  const text = JSON.stringify(schemas);
  for (const key of privateMetaKeys) expect(text).not.toContain(`"${key}":`);
  expect(schemas.studio).toMatchObject({
    title: "Studio",
    additionalProperties: false,
    properties: {
      experienceYears: { title: "Anni di esperienza", minimum: 1 },
      phone: { patternErrorMessage: expect.stringContaining("Ci vuole") },
    },
  });
});

/** Runs Visual Studio Code's JSON language service with our schemas and .vscode/settings.json. */
import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { getLanguageService, type LanguageService, TextDocument } from "vscode-json-languageservice";
import { validTree, writeTree } from "../content-check/testing/content-copy";
import { kinds } from "./kinds";
import { schemaConnections, writeJsonSchemas } from "./visual-studio-code";

const settings = JSON.parse(readFileSync(path.resolve(__dirname, "../.vscode/settings.json"), "utf8"));

let service: LanguageService;
beforeAll(async () => {
  const leftovers = ["._omega.json", "~$omega.json", "omega.json~", "note.md"];
  const names = leftovers.map((name) => [`content/services/${name}`, "{}"] as const);
  const root = await writeTree(new Map([...(await validTree()), ...names]));
  await writeJsonSchemas(root, path.join(root, "content"));
  service = getLanguageService({});
  service.configure({
    validate: true,
    schemas: schemaConnections().map(({ fileMatch, url }) => ({
      fileMatch: fileMatch.map((pattern) => pattern.replace("/", "file:///")),
      uri: `file:///${url}`,
      schema: JSON.parse(readFileSync(path.join(root, url), "utf8")),
    })),
  });
  await rm(root, { recursive: true });
});

const open = (file: string, text: string) => {
  const document = TextDocument.create(`file:///content/${file}`, "json", 1, text);
  return { document, json: service.parseJSONDocument(document) };
};

test("the settings connect every kind to its schema, which rejects an empty object", async () => {
  expect(settings).toMatchObject({ "json.schemas": schemaConnections() });
  for (const kind of kinds) {
    const { document, json } = open("file" in kind ? kind.file : `${kind.folder}/prova.json`, "{}");
    const problems = await service.doValidation(document, json);
    expect([kind.name, problems.length > 0]).toEqual([kind.name, true]);
  }
});

test.each([
  ["{ | }", "gallery", "immagini: se sono di più"],
  ['{ "services": [ | ] }', '"omega"', ""],
  ['{ "category": | }', '"Voce ammessa"', ""],
])("at the bar in the new project %s, completion offers %s", async (marked, label, documentation) => {
  const { document, json } = open("projects/castello.json", marked.replace("|", ""));
  const list = await service.doComplete(document, document.positionAt(marked.indexOf("|")), json);
  const suggestion = list?.items.find((item) => item.label === label);
  expect(suggestion).toBeDefined();
  expect(list?.items.map((item) => item.label).join()).not.toMatch(/\._|~|note/u);
  expect(JSON.stringify(suggestion?.documentation ?? "")).toContain(documentation);
});

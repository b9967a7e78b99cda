/** Runs Visual Studio Code's JSON language service with our schemas and .vscode/settings.json. */
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { getLanguageService, type LanguageService, TextDocument } from "vscode-json-languageservice";
import { kinds } from "./kinds";
import { schemaConnections, writeJsonSchemas } from "./visual-studio-code";

const settings = JSON.parse(readFileSync(path.resolve(__dirname, "../.vscode/settings.json"), "utf8"));

let service: LanguageService;
beforeAll(async () => {
  const root = await mkdtemp(path.join(tmpdir(), "schemas-"));
  await writeJsonSchemas(root);
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

test("completion offers a new project's fields, with their hints", async () => {
  const { document, json } = open("projects/castello.json", "{  }");
  const list = await service.doComplete(document, document.positionAt(2), json);
  const suggestion = list?.items.find((item) => item.label === "gallery");
  expect(JSON.stringify(suggestion?.documentation)).toContain("immagini: se sono di più");
});

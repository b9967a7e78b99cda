/**
 * What Visual Studio Code shows while content is edited by hand: its own JSON service, with the schemas as they are
 * written and the connections of .vscode/settings.json.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { getLanguageService, type LanguageService, TextDocument } from "vscode-json-languageservice";
import { privateMetaKeys } from "./fields";
import { jsonSchemas } from "./json-schema";
import { kinds } from "./kinds";
import { schemaConnections, writeJsonSchemas } from "./visual-studio-code";

const settings = JSON.parse(readFileSync(path.resolve(__dirname, "../.vscode/settings.json"), "utf8"));

let service: LanguageService;
beforeAll(async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), "schemas-"));
  await writeJsonSchemas(root);
  service = getLanguageService({});
  service.configure({
    validate: true,
    schemas: schemaConnections().map(({ fileMatch, url }) => ({
      fileMatch: fileMatch.map((pattern) => `file://${pattern}`),
      uri: `file:///${url}`,
      schema: JSON.parse(readFileSync(path.join(root, url), "utf8")),
    })),
  });
  rmSync(root, { recursive: true });
});

const open = (file: string, text: string) => {
  const document = TextDocument.create(`file:///content/${file}`, "json", 1, text);
  return { document, json: service.parseJSONDocument(document) };
};

/** What is proposed at the place of «|». */
async function itemsAt(file: string, marked: string) {
  const { document, json } = open(file, marked.replace("|", ""));
  const list = await service.doComplete(document, document.positionAt(marked.indexOf("|")), json);
  return list?.items ?? [];
}

const proposals = async (file: string, marked: string) =>
  (await itemsAt(file, marked)).map(({ label }) => label);

test("the settings connect every kind with its schema", () => {
  expect(settings).toMatchObject({ "json.schemas": schemaConnections() });
});

test("a new project is offered its fields, and the values of closed lists with what they mean", async () => {
  const file = "projects/castello.json";
  expect(await proposals(file, "{ | }")).toEqual(
    expect.arrayContaining(["draft", "order", "gallery", "seo"]),
  );
  expect(await proposals(file, '{ "services": [ | ] }')).toContain('"catasto"');
  const items = await itemsAt(file, '{ "category": | }');
  const { documentation } = items.find(({ label }) => label === '"Mappatura Utilità"') ?? {};
  expect(documentation).toBe("Sottoservizi: condotte, cavi, pozzetti.");
});

test("every kind of file has its schema: an empty one lacks something", async () => {
  for (const kind of kinds) {
    const file = "file" in kind ? kind.file : `${kind.folder}/prova.json`;
    const { document, json } = open(file, "{}");
    const problems = await service.doValidation(document, json);
    expect([kind.name, problems.length > 0]).toEqual([kind.name, true]);
  }
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

/**
 * @jest-environment node
 *
 * What VS Code shows while content is edited by hand: its own JSON service, with the schemas and the assignment of schemas
 * to files of .vscode/settings.json.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  type CompletionItem,
  getLanguageService,
  type LanguageService,
  type MarkupContent,
  TextDocument,
} from "vscode-json-languageservice";
import { kinds } from "../../content-model/kinds";

const root = join(__dirname, "..", "..");
const settings: { "json.schemas": { fileMatch: string[]; url: string }[] } = JSON.parse(
  readFileSync(join(root, ".vscode", "settings.json"), "utf8"),
);

let service: LanguageService;
beforeAll(() => {
  service = getLanguageService({});
  service.configure({
    validate: true,
    schemas: settings["json.schemas"].map(({ fileMatch, url }) => ({
      fileMatch: fileMatch.map((pattern) => `file://${pattern}`),
      uri: pathToFileURL(join(root, url)).href,
      schema: JSON.parse(readFileSync(join(root, url), "utf8")),
    })),
  });
});

const open = (file: string, text: string) => {
  const document = TextDocument.create(`file:///content/${file}`, "json", 1, text);
  return { document, json: service.parseJSONDocument(document) };
};

/** What is proposed at the place of «|». */
async function itemsAt(file: string, marked: string): Promise<CompletionItem[]> {
  const { document, json } = open(file, marked.replace("|", ""));
  const list = await service.doComplete(document, document.positionAt(marked.indexOf("|")), json);
  return list?.items ?? [];
}

const proposals = async (file: string, marked: string) =>
  (await itemsAt(file, marked)).map(({ label }) => label);

async function hoverAt(file: string, marked: string): Promise<string> {
  const { document, json } = open(file, marked.replace("|", ""));
  const hover = await service.doHover(document, document.positionAt(marked.indexOf("|")), json);
  const contents = [hover?.contents ?? []].flat() as (MarkupContent | string)[];
  return contents.map((content) => (typeof content === "string" ? content : content.value)).join("\n");
}

it("a new project is offered its fields", async () => {
  const offered = await proposals("projects/castello.json", "{ | }");
  expect(offered).toEqual(
    expect.arrayContaining([
      "slug",
      "draft",
      "order",
      "listed",
      "title",
      "image",
      "gallery",
      "services",
      "seo",
    ]),
  );
});

it("a closed list is offered its values", async () => {
  expect(await proposals("projects/castello.json", '{ "category": | }')).toContain('"Rilievi Aerei"');
});

it("each value of a closed list is explained", async () => {
  const items = await itemsAt("projects/castello.json", '{ "category": | }');
  const { documentation } = items.find(({ label }) => label === '"Mappatura Utilità"') ?? {};
  expect(documentation).toBe("Sottoservizi: condotte, cavi, pozzetti.");
});

it("the services that a project may name are offered", async () => {
  expect(await proposals("projects/castello.json", '{ "services": [ | ] }')).toContain('"catasto"');
});

it("hovering a field tells in Italian what it is", async () => {
  expect(await hoverAt("projects/castello.json", '{ "li|sted": true }')).toContain("I Nostri Progetti");
  expect(await hoverAt("site/studio.json", '{ "experience|Years": 30 }')).toContain("oltre N anni");
});

it("every kind of file has its schema: an empty one lacks something", async () => {
  for (const kind of kinds) {
    const file = "file" in kind ? kind.file : `${kind.folder}/prova.json`;
    const { document, json } = open(file, "{}");
    const problems = await service.doValidation(document, json);
    expect([kind.name, problems.length > 0]).toEqual([kind.name, true]);
  }
});

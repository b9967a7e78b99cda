import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { drawingLimits, pictureLimits } from "../../content-model/fields";
import { type JsonSchema, jsonSchemas } from "../../content-model/json-schema";
import { type Kind, kinds } from "../../content-model/kinds";
import { valueAt } from "../../content-model/walk";
import { mergeWords, type Words } from "../../editor/bundle";
import editorWords from "../../editor/italian.json";
import { fields } from "../../src/forms/fields";

const project = path.resolve(__dirname, "..", "..");
const read = (file: string) => readFileSync(path.join(project, file), "utf8");
const scripts = Object.keys((JSON.parse(read("package.json")) as { scripts: object }).scripts);

const folders = readdirSync(project, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !/^\.|^(?:node_modules|public|test-results)$/u.test(entry.name))
  .map(({ name }) => name);
const files = folders.flatMap((folder) =>
  readdirSync(path.join(project, folder), { recursive: true, encoding: "utf8" }).map(
    (file) => `${folder}/${file}`,
  ),
);
const documents = ["README.md", ...files.filter((file) => /^docs\/.*\.md$/u.test(file))];
const projectPathPattern = new RegExp(`^(?:${folders.join("|")})/\\S*$`, "u");

const generated = ["src/gatsby-types.d.ts"];

const codeIn = (markdown: string) => [...markdown.matchAll(/`([^`\n]+)`/gu)].map(([, code = ""]) => code);

const contentPaths = kinds.flatMap((kind: Kind) => {
  if (kind.folder !== undefined) return [`content/${kind.folder}/*.json`];
  return kind.isOptional ? [`content/${kind.file}`] : [];
});

function exists(name: string): boolean {
  if (contentPaths.includes(name)) return true;
  const pattern = name.replace(/\/$/u, "").replace(/[.+]/gu, "\\$&").replaceAll("*", "[^/]*");
  return files.some((file) => new RegExp(`^${pattern}(?:[./]|$)`, "u").test(file));
}

it.each(documents)("%s refers to existing files, scripts and links", (document) => {
  const text = read(document);
  const namedPaths = codeIn(text).filter(
    (code) => projectPathPattern.test(code) && !generated.includes(code),
  );
  expect(namedPaths.filter((name) => !exists(name))).toEqual([]);

  const calls = text.matchAll(/\bnpm (?:run )?(?!(?:ci|install)\b)([a-z][\w:]*)/gu);
  expect([...calls].filter(([, name = ""]) => !scripts.includes(name))).toEqual([]);

  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/gu)].map(([, target = ""]) => target);
  const folder = path.dirname(path.join(project, document));
  expect(links.filter((link) => !existsSync(path.join(folder, link)))).toEqual([]);
});

describe("the content guide", () => {
  const guide = read("docs/GUIDA-CONTENUTI.md");
  const schemas = jsonSchemas();
  const rows = guide
    .split("\n")
    .filter((line) => line.startsWith("| ") && /`content\/[^`]*\.json`/u.test(line))
    .map((line) => line.slice(2, -2).split(" | "));

  function schemaOf(file: string, field: string) {
    const kind = kinds.find((one) => file === `content/${"file" in one ? one.file : `${one.folder}/*.json`}`);
    const path = field
      .split(".")
      .flatMap((part) => ["properties", part.replace("[]", ""), ...(part.endsWith("[]") ? ["items"] : [])]);
    return valueAt(schemas[kind?.name ?? ""], path) as JsonSchema | undefined;
  }

  it.each(rows)("%s: the model has the fields", (...cells) => {
    const column = cells.findIndex((cell) => /^`content\//u.test(cell));
    const [file = ""] = codeIn(cells[column] ?? "");
    for (const field of codeIn(cells[column + 1] ?? "")) {
      expect({ field, isInModel: schemaOf(file, field) !== undefined }).toEqual({ field, isInModel: true });
    }
  });

  it.each([`fino a ${pictureLimits.bytes / 1e6} MB`, `SVG di al massimo ${drawingLimits.bytes / 1e3} kB`])(
    "states the model's limit: %s",
    (limit) => {
      expect(guide.replace(/\s+/gu, " ")).toContain(limit);
    },
  );
});

/** Words that only screen readers read out. */
const spokenWords = ["replace_image", "remove_image", "replace_file", "remove_file", "cancel_editing"];

const wordsIn = (words: Words): string[] =>
  Object.entries(words)
    .filter(([key]) => !spokenWords.includes(key))
    .flatMap(([, word]) => (typeof word === "string" ? word : wordsIn(word)));

/** Quotations of the guide that are not words of the editor: examples, texts of the content, values of choices. */
const sayings = [
  ...["⋮", "…", "15 %", "7 mm", "Tav. 06", "Quanto costa …", "per unità immobiliare, più cassa e IVA"],
  ...["D.P.R. 380/2001, art. 30", "Mappatura Utilità", "Scarto quadratico medio", "(immagine illustrativa)"],
  ...["Salva una copia", "SVG semplice", "documenti", "Nome Cognome"],
  ...["in ogni elemento dell'elenco", "Pagina Non Trovata", "passi", "Fondo: inchiostro"],
  "Chiuso dal 10 al 25 agosto 2026: ferie estive",
];

test("every name that the content guide quotes is on the screen", () => {
  const [guide = ""] = read("docs/GUIDA-CONTENUTI.md").split("### I messaggi del controllo");
  const cms = JSON.parse(read("node_modules/@sveltia/cms/locales/it.json")) as Words;
  const words = wordsIn(mergeWords(cms, editorWords));
  const sources = files
    .filter((file) => /^(?:editor|content-model|src\/strings)\/.*(?<!\.test)\.(?:tsx?|html)$/u.test(file))
    .map(read);
  const literals = sources.flatMap((source) =>
    Array.from(source.matchAll(/["`>]([^"`<>\n]+)(?=["`<])/gu), ([, text = ""]) => text),
  );
  // A sentence may begin with the name of a state, or end with a value.
  const shownTexts = literals.flatMap((text) => [
    text,
    ...text.split(/:|\.$|\$\{[^}]*\}/u).map((part) => part.trim()),
  ]);
  const knownTexts = new Set([...words, ...shownTexts, ...sayings]);
  const isKnown = (name: string) => knownTexts.has(name.replace(/ \d\d:\d\d$/u, ""));
  const names = Array.from(guide.replace(/\s+/gu, " ").matchAll(/«([^»]+)»/gu), ([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(60);
  expect([...new Set(names)].filter((name) => !isKnown(name))).toEqual([]);
});

describe("the mail service guide", () => {
  const guide = read("docs/invio-messaggi.md");
  const [, body = ""] = /```html\n(.*?)```/su.exec(guide) ?? [];

  it.each(fields)("includes $name in the mail, with the form's label, required flag and limit", (field) => {
    expect(body).toContain(`{{${field.name}}}`);
    const row = guide.split("\n").find((line) => line.startsWith(`| \`${field.name}\` | ${field.label}`));
    const [isOptional, longest = ""] = row?.slice(2, -2).split(" | ").slice(2) ?? [];
    expect(isOptional).toBe(field.requiredError === undefined ? "sì" : "no");
    expect(Number(longest.replace(/\s/gu, ""))).toBe(field.maxLength);
  });
});

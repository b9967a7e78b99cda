import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type JsonSchema, jsonSchemas } from "../../content-model/json-schema";
import { type Kind, kinds } from "../../content-model/kinds";
import { valueAt } from "../../content-model/walk";
import { fields } from "../../src/forms/fields";

const project = path.resolve(__dirname, "..", "..");
const read = (file: string) => readFileSync(path.join(project, file), "utf8");
const scripts = Object.keys((JSON.parse(read("package.json")) as { scripts: object }).scripts);

const rooms = readdirSync(project, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !/^\.|^(?:node_modules|public|test-results)$/u.test(entry.name))
  .map(({ name }) => name);
const files = rooms.flatMap((room) =>
  readdirSync(path.join(project, room), { recursive: true, encoding: "utf8" }).map(
    (file) => `${room}/${file}`,
  ),
);
const documents = ["README.md", ...files.filter((file) => /^docs\/.*\.md$/u.test(file))];
const isOfTheProject = new RegExp(`^(?:${rooms.join("|")})/\\S*$`, "u");

const isMade = /^src\/styles\/generated|^src\/gatsby-types|di-esempio|titolare/u;

const codeIn = (markdown: string) => [...markdown.matchAll(/`([^`\n]+)`/gu)].map(([, code = ""]) => code);

const ofKinds = kinds.flatMap((kind: Kind) => {
  if (kind.folder !== undefined) return [`content/${kind.folder}/*.json`];
  return kind.optional ? [`content/${kind.file}`] : [];
});

function isThere(name: string): boolean {
  if (ofKinds.includes(name)) return true;
  const pattern = name.replace(/\/$/u, "").replace(/[.+]/gu, "\\$&").replaceAll("*", "[^/]*");
  return files.some((file) => new RegExp(`^${pattern}(?:[./]|$)`, "u").test(file));
}

it.each(documents)("%s names existing files, scripts and links", (document) => {
  const text = read(document);
  const named = codeIn(text).filter((code) => isOfTheProject.test(code) && !isMade.test(code));
  expect(named.filter((name) => !isThere(name))).toEqual([]);

  const calls = text.matchAll(/\bnpm (?:run )?(?!(?:ci|install)\b)([a-z][\w:]*)/gu);
  expect([...calls].filter(([, name = ""]) => !scripts.includes(name))).toEqual([]);

  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/gu)].map(([, target = ""]) => target);
  const folder = path.dirname(path.join(project, document));
  expect(links.filter((link) => !existsSync(path.join(folder, link)))).toEqual([]);
});

describe("the guide for the content", () => {
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

  it.each(rows)("%s: the fields of %s and %s are the model's, with its limits", (...cells) => {
    const column = cells.findIndex((cell) => /^`content\//u.test(cell));
    const [file = ""] = codeIn(cells[column] ?? "");
    for (const field of codeIn(cells[column + 1] ?? "")) {
      const schema = schemaOf(file, field);
      expect({ field, isThere: schema !== undefined }).toEqual({ field, isThere: true });
      const [, min = "1", max] =
        /^(?:da (\d+) a|al massimo) (\d+) (?!punti)/u.exec(cells[column + 2] ?? "") ?? [];
      if (max === undefined) continue;
      const { minLength, maxLength, minItems = 1, maxItems } = schema ?? {};
      expect([minLength ?? minItems, maxLength ?? maxItems]).toEqual([Number(min), Number(max)]);
    }
  });
});

describe("the guide for the mail service", () => {
  const guide = read("docs/invio-messaggi.md");
  const [, body = ""] = /```html\n(.*?)```/su.exec(guide) ?? [];

  it.each(fields)("$name: the mail has it; label, obligation and limit are the form's", (field) => {
    expect(body).toContain(`{{${field.name}}}`);
    const row = guide.split("\n").find((line) => line.startsWith(`| \`${field.name}\` | ${field.label}`));
    const [isOptional, longest = ""] = row?.slice(2, -2).split(" | ").slice(2) ?? [];
    expect(isOptional).toBe(field.missing === undefined ? "sì" : "no");
    expect(Number(longest.replace(/\s/gu, ""))).toBe(field.maxLength);
  });
});

import { z } from "zod";
import { type JsonSchema, jsonSchemas } from "../content-model/json-schema";
import { type Kind, kinds } from "../content-model/kinds";
import { linkTargets } from "../content-model/routes";
import { elementOf, fieldsOf, isOptional, metaOf, unwrap } from "../content-model/walk";
import { editorConfig } from "./config";

const targets = linkTargets((kind) => (kind === "project" ? ["ponte"] : []));
const backend = { name: "gitea", repo: "studio/sito", branch: "main", api_root: "https://git.test" } as const;
const config = editorConfig({ backend, siteUrl: "http://localhost:8000" }, targets);

/** Collections, files and fields, as far as the tests read them. */
type Shape = Record<string, unknown> & { name: string; fields?: Shape[]; field?: Shape; files?: Shape[] };

const collections = config.collections as unknown as Shape[];

/** The form of a kind: its folder collection, or its file in a collection of files. */
function formOf(kind: Kind): Shape {
  const forms = [...collections, ...collections.flatMap(({ files }) => files ?? [])];
  const place = kind.folder ?? kind.file;
  return forms.find(({ folder, file }) => (folder ?? file) === `content/${place}`) as Shape;
}

type Pair = { where: string; schema: z.ZodType; json: JsonSchema; field: Shape };

/** Every field of the schema beside that of the form. */
function pairs(where: string, schema: z.ZodType, json: JsonSchema, form: Shape): Pair[] {
  const fields = fieldsOf(schema);
  expect([where, form.fields?.map(({ name }) => name)]).toEqual([where, fields.map(([name]) => name)]);
  return fields.flatMap(([name, inner], index) => {
    const field = form.fields?.[index] as Shape;
    const below = json.properties?.[name] as JsonSchema;
    const pair = { where: `${where}.${name}`, schema: inner, json: below, field };
    if (fieldsOf(inner).length > 0) return [pair, ...pairs(pair.where, inner, below, field)];
    const element = elementOf(inner);
    if (!element) return [pair];
    const item = { where: `${pair.where}[]`, schema: element, json: below.items as JsonSchema };
    if (fieldsOf(element).length > 0) return [pair, ...pairs(item.where, element, item.json, field)];
    return field.field ? [pair, { ...item, field: field.field }] : [pair];
  });
}

const all = (kinds as readonly Kind[]).flatMap((kind) =>
  pairs(kind.name, kind.schema, jsonSchemas()[kind.name] ?? {}, formOf(kind)),
);

test("every field that is shown has the schema's title, hint, duty and limits", () => {
  for (const { where, schema, json, field } of all.filter(({ field }) => field.widget !== "hidden")) {
    const { title = "Voce", description, reference } = metaOf(schema);
    const mayBeEmpty = isOptional(schema) || (elementOf(schema) && json.minItems === undefined);
    expect([where, field.label, field.required]).toEqual([where, title, !mayBeEmpty]);
    if (description && !reference) expect([where, field.hint]).toEqual([where, expect.any(String)]);
    if (json.type === "array")
      expect([where, field.min, field.max]).toEqual([where, json.minItems, json.maxItems]);
    else if (field.widget === "string" || field.widget === "text")
      expect([where, field.maxlength]).toEqual([where, json.maxLength]);
  }
});

test.each([
  ["studio.name", { widget: "string" }],
  ["project.draft", { widget: "boolean", default: false, hint: expect.stringMatching(/^Acceso: /u) }],
  ["about-page.video.uploadDate", { widget: "datetime", hint: "Per esempio: 31/05/2026" }],
  ["studio.counters", { widget: "list" }],
  ["studio.position.latitude", { widget: "number", min: expect.any(Number), value_type: "float" }],
  ["studio.phone", { pattern: [expect.stringMatching(/^\/.*\/u$/u), expect.stringContaining("Ci vuole")] }],
  ["home-page.hero.backgroundImage.src", { widget: "image", accept: expect.stringContaining(".jpg") }],
  ["navigation.quote.to", { widget: "select", options: targets }],
  ["project.services", { widget: "relation", collection: "service", multiple: true }],
  ["project.category", { widget: "relation", file: "lists", value_field: "projectCategories.*.name" }],
  ["studio.openingHours[].days", { widget: "select", multiple: true }],
])("%s is written as %j", (name, expected) => {
  expect(all.find(({ where }) => where === name)?.field).toMatchObject(expected);
});

test("choices are the schema's", () => {
  for (const { where, schema, field } of all) {
    const inner = unwrap(elementOf(schema) ?? schema);
    if (!(inner instanceof z.ZodEnum)) continue;
    const values = (field.options as { value: string }[]).map(({ value }) => value);
    expect([where, values]).toEqual([where, inner.options]);
  }
});

test("entries are added to lists, marked as drafts, with pictures in the folder that mirrors theirs", () => {
  const lists = collections.filter(({ folder }) => folder !== undefined);
  expect(lists.map(({ name, media_folder }) => [name, media_folder])).toEqual([
    ["project", "../images/projects/{{slug}}"],
    ["service", "../images/services"],
    ["equipment", "../images/equipment"],
    ["software", "../images/software"],
    ["team-member", "../images/team"],
    ["legal-document", "../images/legal"],
    ["page", "../images/pages"],
  ]);
  const summary = expect.stringContaining("{{draft | ternary(' · BOZZA', '')}}");
  for (const entries of lists)
    expect(entries).toMatchObject({ create: true, summary, slug: { editable: ["create"] } });
});

test("a list shows its own entries: other files of its folder have no position", () => {
  expect(collections.find(({ name }) => name === "page")?.filter).toEqual({
    field: "order",
    pattern: "^\\d",
  });
  const others = kinds.filter((kind) => "file" in kind && kind.file.startsWith("pages/"));
  expect(others.filter(({ schema }) => "order" in schema.shape)).toEqual([]);
});

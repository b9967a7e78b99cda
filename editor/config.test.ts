import type { Field } from "@sveltia/cms";
import { z } from "zod";
import { type JsonSchema, jsonSchemas } from "../content-model/json-schema";
import { type Kind, kinds } from "../content-model/kinds";
import { linkTargets } from "../content-model/routes";
import { elementOf, fieldsOf, isOptional, metaOf, unwrap } from "../content-model/walk";
import { editorConfig, editorField } from "./config";

const targets = linkTargets((kind) => (kind === "project" ? ["ponte"] : []));
const config = editorConfig({
  backend: { name: "gitea", repo: "studio/sito", branch: "main", api_root: "https://git.example/api/v1" },
  siteUrl: "http://localhost:8000",
  linkTargets: targets,
});

/** What the tests read of collections, files and fields, whichever they are. */
type Shape = Record<string, unknown> & {
  name: string;
  fields?: Shape[];
  field?: Shape;
  files?: Shape[];
  folder?: string;
};

const collections = config.collections as unknown as Shape[];

/** The form of a kind: its folder collection, or its file in a collection of files. */
function formOf(kind: Kind): Shape {
  const form =
    kind.folder === undefined
      ? collections.flatMap(({ files }) => files ?? []).find(({ file }) => file === `content/${kind.file}`)
      : collections.find(({ folder }) => folder === `content/${kind.folder}`);
  if (!form) throw new Error(`${kind.name} has no form`);
  return form;
}

type Pair = { where: string; schema: z.ZodType; json: JsonSchema; field: Shape };

/** Every field of the schema beside that of the form. */
function pairs(where: string, schema: z.ZodType, json: JsonSchema, form: Shape): Pair[] {
  const fields = fieldsOf(schema);
  expect({ where, names: form.fields?.map(({ name }) => name) }).toEqual({
    where,
    names: fields.map(([name]) => name),
  });
  return fields.flatMap(([name, inner], index) => {
    const field = form.fields?.[index] as Shape;
    const below = json.properties?.[name] as JsonSchema;
    const pair = { where: `${where}.${name}`, schema: inner, json: below, field };
    const element = elementOf(inner);
    if (fieldsOf(inner).length > 0) return [pair, ...pairs(pair.where, inner, below, field)];
    if (element && fieldsOf(element).length > 0)
      return [pair, ...pairs(`${pair.where}[]`, element, below.items as JsonSchema, field)];
    if (element && field.field)
      return [
        pair,
        { where: `${pair.where}[]`, schema: element, json: below.items as JsonSchema, field: field.field },
      ];
    return [pair];
  });
}

const all = (kinds as readonly Kind[]).flatMap((kind) =>
  pairs(kind.name, kind.schema, jsonSchemas()[kind.name] ?? {}, formOf(kind)),
);

test("every kind has a form, and every form a kind", () => {
  expect(collections.flatMap((collection) => collection.files ?? [collection])).toHaveLength(kinds.length);
  expect(all.length).toBeGreaterThan(250);
});

test("every field that is shown has the schema's title, hint and duty", () => {
  const shown = all.filter(({ field }) => field.widget !== "hidden");
  expect(shown.map(({ where, field }) => [where, field.label, field.required])).toEqual(
    // Items of a list may have no title of their own.
    shown.map(({ where, schema }) => [where, metaOf(schema).title ?? "Voce", !isOptional(schema)]),
  );
  for (const { where, schema, json, field } of shown) {
    const { description = json.description, reference } = metaOf(schema);
    if (description !== undefined && !reference)
      expect([where, field.hint]).toEqual([
        where,
        expect.stringContaining(description.replace(/^true: /u, "Acceso: ")),
      ]);
  }
  const hintOf = (name: string) => all.find(({ where }) => where === name)?.field.hint;
  expect(hintOf("project.image")).toBe("Larga almeno 1600 punti.");
  expect(hintOf("service.sheet.drawing")).toBeUndefined();
});

test.each([
  ["studio.name", "string", false],
  ["studio.description", "text", false],
  ["studio.position.latitude", "number", false],
  ["project.draft", "boolean", false],
  ["about-page.video.uploadDate", "datetime", false],
  ["home-page.hero", "object", false],
  ["studio.counters", "list", false],
  ["about-page.studio.paragraphs", "list", false],
  ["home-page.hero.backgroundImage.src", "image", false],
  ["project.category", "select", false],
  ["studio.openingHours[].days", "select", true],
  ["navigation.quote.to", "select", false],
  ["project.services", "relation", true],
])("%s is written as a %s", (name, widget, isMultiple) => {
  const field = all.find(({ where }) => where === name)?.field;
  expect({ widget: field?.widget, isMultiple: field?.multiple === true }).toEqual({ widget, isMultiple });
});

test("lengths, numbers and bounds of lists are the schema's", () => {
  const ofWidget = (...widgets: string[]) =>
    all.filter(({ field }) => widgets.includes(String(field.widget)));
  const texts = ofWidget("string", "text");
  expect(texts.map(({ where, field }) => [where, field.minlength, field.maxlength])).toEqual(
    texts.map(({ where, json: { minLength = 0, maxLength } }) => [
      where,
      minLength > 1 ? minLength : undefined,
      maxLength,
    ]),
  );
  const numbers = ofWidget("number");
  expect(
    numbers.map(({ where, field }) => [where, field.min, field.max, field.default, field.value_type]),
  ).toEqual(
    numbers.map(({ where, json: { minimum, maximum, default: usual, type } }) => [
      where,
      minimum,
      maximum,
      usual,
      type === "integer" ? "int" : "float",
    ]),
  );
  const lists = all.filter(({ json }) => json.type === "array");
  expect(lists.map(({ where, field }) => [where, field.min, field.max])).toEqual(
    lists.map(({ where, json }) => [where, json.minItems, json.maxItems]),
  );
});

test("patterns are the schema's, with its words for what is wanted", () => {
  const withPattern = all.filter(({ json, field }) => json.pattern !== undefined && "pattern" in field);
  expect(withPattern.length).toBeGreaterThan(100);
  // Between slashes: so the editor tells an expression from a text.
  const expression = ({ pattern = "" }: JsonSchema) => `/${new RegExp(pattern, "u").source}/u`;
  expect(withPattern.map(({ where, field }) => [where, field.pattern])).toEqual(
    withPattern.map(({ where, json }) => [where, [expression(json), json.patternErrorMessage]]),
  );
});

test("choices are the schema's; links choose among the addresses of the site", () => {
  type Option = string | { value: string };
  const selects = all.filter(({ field }) => field.widget === "select");
  const chosen = (option: Option) => (typeof option === "string" ? option : option.value);
  expect(selects.map(({ where, field }) => [where, (field.options as Option[]).map(chosen)])).toEqual(
    selects.map(({ where, schema }) => {
      const inner = unwrap(elementOf(schema) ?? schema);
      return [where, inner instanceof z.ZodEnum ? inner.options.map(String) : targets];
    }),
  );
  const style = all.find(({ where }) => where === "service.specificSections[].style")?.field;
  const label = expect.stringMatching(/^passi: I punti sono numerati/u);
  expect(style?.options).toContainEqual({ label, value: "passi" });
});

test("references choose among the entries of the kind they name, by the name of their file", () => {
  const relations = all.filter(({ field }) => field.widget === "relation");
  expect(relations.length).toBeGreaterThanOrEqual(4);
  for (const { where, schema, field } of relations) {
    const kind = metaOf(elementOf(schema) ?? schema).reference;
    expect([where, field.collection, field.value_field]).toEqual([where, kind, undefined]);
    const names = collections.find(({ name }) => name === kind)?.fields?.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(field.display_fields as string[]));
  }
});

test("what the studio may add to, and where new pictures of it go", () => {
  const lists = collections.filter(({ folder }) => folder !== undefined);
  // Pictures lie in the folder that mirrors the kind's, those of projects in one for each.
  expect(lists.map((list) => [list.name, list.create, list.delete, list.media_folder])).toEqual([
    ["project", true, true, "../images/projects/{{slug}}"],
    ["service", false, false, "../images/services"],
    ["equipment", true, true, "../images/equipment"],
    ["software", true, true, "../images/software"],
    ["team-member", true, true, "../images/team"],
    ["legal-document", false, false, "../images/legal"],
  ]);
  for (const { name, slug, create } of lists)
    expect({ name, slug }).toMatchObject({ slug: { editable: create ? ["create"] : false } });
});

test("a schema without a form is an error, not a field that is missing", () => {
  const make = (schema: z.ZodType): Field => editorField("x", schema, { json: {}, linkTargets: [] });
  expect(() => make(z.date())).toThrow("No form for date");
});

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

/** Of items that have no title of their own. */
const itemLabel = "Voce";

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
  for (const { where, schema, json, field } of all.filter((pair) => pair.field.widget !== "hidden")) {
    expect({ where, label: field.label }).toEqual({ where, label: metaOf(schema).title ?? itemLabel });
    expect({ where, required: field.required }).toEqual({ where, required: !isOptional(schema) });
    const { description = json.description, reference } = metaOf(schema);
    if (description !== undefined && !reference)
      expect({ where, hint: field.hint }).toEqual({
        where,
        hint: expect.stringContaining(description.replace(/^true: /u, "Acceso: ")),
      });
  }
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

test("how wide a photograph must be is told before it is chosen", () => {
  const hintOf = (name: string) => all.find(({ where }) => where === name)?.field.hint;
  expect(hintOf("project.image")).toBe("Larga almeno 1600 punti.");
  expect(hintOf("service.sheet.drawing")).toBeUndefined();
});

test("lengths, numbers and bounds of lists are the schema's", () => {
  for (const { where, json, field } of all) {
    const { minLength, maxLength, minimum, maximum, minItems, maxItems, type } = json;
    if (field.widget === "string" || field.widget === "text")
      expect({ where, min: field.minlength, max: field.maxlength }).toEqual({
        where,
        min: minLength === 1 ? undefined : minLength,
        max: maxLength,
      });
    if (field.widget === "number")
      expect({ where, min: field.min, max: field.max, usual: field.default, type: field.value_type }).toEqual(
        {
          where,
          min: minimum,
          max: maximum,
          usual: json.default,
          type: type === "integer" ? "int" : "float",
        },
      );
    if (type === "array")
      expect({ where, min: field.min, max: field.max }).toEqual({ where, min: minItems, max: maxItems });
  }
});

/** As the editor reads such an expression. */
const expression = (text: string) => {
  const [, pattern, flags] = /^\/(.+)\/([a-z]*)$/u.exec(text) ?? [];
  return new RegExp(pattern ?? "nothing", flags);
};

test("patterns are the schema's, with its words for what is wanted", () => {
  const withPattern = all.filter(({ json, field }) => json.pattern !== undefined && "pattern" in field);
  expect(withPattern.length).toBeGreaterThan(100);
  for (const { where, json, field } of withPattern) {
    const [pattern, message] = field.pattern as [string, string];
    expect({ where, source: expression(pattern).source }).toEqual({
      where,
      source: new RegExp(json.pattern ?? "", "u").source,
    });
    expect({ where, message }).toEqual({ where, message: json.patternErrorMessage });
  }
});

test("choices are the schema's; links choose among the addresses of the site", () => {
  for (const { where, schema, field } of all.filter(({ field }) => field.widget === "select")) {
    const inner = unwrap(elementOf(schema) ?? schema);
    const values = inner instanceof z.ZodEnum ? inner.options.map(String) : targets;
    const options = field.options as (string | { value: string })[];
    expect({
      where,
      values: options.map((option) => (typeof option === "string" ? option : option.value)),
    }).toEqual({ where, values });
  }
  const style = all.find(({ where }) => where === "service.specificSections[].style")?.field;
  expect(style?.options).toContainEqual({
    label: expect.stringMatching(/^passi: I punti sono numerati/u),
    value: "passi",
  });
});

test("references choose among the entries of the kind they name", () => {
  const relations = all.filter(({ field }) => field.widget === "relation");
  expect(relations.length).toBeGreaterThanOrEqual(4);
  for (const { where, schema, field } of relations) {
    const kind = metaOf(elementOf(schema) ?? schema).reference;
    const collection = collections.find(({ name }) => name === field.collection);
    // Without a field named as the value, that is the name of the entry's file.
    expect({ where, collection: field.collection, value: field.value_field }).toEqual({
      where,
      collection: kind,
    });
    const names = collection?.fields?.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(field.display_fields as string[]));
  }
});

test("services and legal documents are as many as they are; the other lists may grow and shrink", () => {
  const lists = collections.filter(({ folder }) => folder !== undefined);
  expect(Object.fromEntries(lists.map((list) => [list.name, [list.create, list.delete]]))).toEqual({
    project: [true, true],
    service: [false, false],
    equipment: [true, true],
    software: [true, true],
    "team-member": [true, true],
    "legal-document": [false, false],
  });
  for (const { name, slug, create } of lists)
    expect({ name, slug }).toMatchObject({ name, slug: { editable: create ? ["create"] : false } });
});

test("new pictures go to the folder that mirrors the kind's, those of projects to one for each", () => {
  const folders = (kinds as readonly Kind[]).map((kind) => {
    const { media_folder, public_folder } = formOf(kind);
    expect(public_folder).toBe(media_folder);
    return [kind.name, media_folder];
  });
  expect(Object.fromEntries(folders)).toMatchObject({
    project: "../images/projects/{{slug}}",
    service: "../images/services",
    "team-member": "../images/team",
    "home-page": "../images/pages",
  });
});

test("a schema without a form is an error, not a field that is missing", () => {
  const make = (schema: z.ZodType): Field => editorField("x", schema, { json: {}, linkTargets: [] });
  expect(() => make(z.date())).toThrow("No form for date");
});

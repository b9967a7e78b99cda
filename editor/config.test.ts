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

test("every field that is shown has the schema's title, hint and duty", () => {
  const shown = all.filter(({ field }) => field.widget !== "hidden");
  expect(shown.map(({ where, field }) => [where, field.label, field.required])).toEqual(
    // Items of a list may have no title of their own.
    shown.map(({ where, schema, json }) => [
      where,
      metaOf(schema).title ?? "Voce",
      !isOptional(schema) && !(elementOf(schema) && json.minItems === undefined),
    ]),
  );
  for (const { where, schema, json, field } of shown) {
    const { description = json.description, reference } = metaOf(schema);
    if (description !== undefined && !reference)
      expect([where, field.hint]).toEqual([
        where,
        expect.stringContaining(description.replace(/^true: /u, "Acceso: ")),
      ]);
  }
});

test.each([
  ["studio.name", "string", false],
  ["project.draft", "boolean", false],
  ["about-page.video.uploadDate", "datetime", false],
  ["studio.counters", "list", false],
  ["home-page.hero.backgroundImage.src", "image", false],
  ["project.category", "relation", false],
  ["studio.openingHours[].days", "select", true],
  ["navigation.quote.to", "select", false],
  ["project.services", "relation", true],
])("%s is written as a %s", (name, widget, isMultiple) => {
  const field = all.find(({ where }) => where === name)?.field;
  expect({ widget: field?.widget, isMultiple: field?.multiple === true }).toEqual({ widget, isMultiple });
});

test("lengths, numbers, bounds of lists and patterns are the schema's", () => {
  for (const { where, json, field } of all) {
    if (json.type === "array")
      expect([where, field.min, field.max]).toEqual([where, json.minItems, json.maxItems]);
    else if (field.widget === "string" || field.widget === "text")
      expect([where, field.maxlength]).toEqual([where, json.maxLength]);
  }
  const latitude = all.find(({ where }) => where === "studio.position.latitude");
  const { minimum, maximum } = latitude?.json ?? {};
  expect(latitude?.field).toMatchObject({ min: minimum, max: maximum, value_type: "float" });
  const { json, field } = all.find(({ where }) => where === "studio.phone") as Pair;
  // Between slashes: so the editor tells an expression from a text.
  expect(field.pattern).toEqual([`/${json.pattern}/u`, json.patternErrorMessage]);
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
});

test("references choose among the entries of the kind they name, by the name of their file", () => {
  const relations = all.filter(
    ({ field, schema }) => field.widget === "relation" && !metaOf(schema).listedIn,
  );
  for (const { where, schema, field } of relations) {
    const kind = metaOf(elementOf(schema) ?? schema).reference;
    expect([where, field.collection, field.value_field]).toEqual([where, kind, undefined]);
    const fields = collections.find(({ name }) => name === kind)?.fields?.map(({ name }) => name);
    expect(fields).toEqual(expect.arrayContaining(field.display_fields as string[]));
  }
});

test("a category or group is chosen among the names of its list, shown with what they mean", () => {
  const chosen = all.filter(({ schema }) => metaOf(schema).listedIn);
  expect(chosen.map(({ where }) => where)).toEqual(["service.group", "project.category"]);
  for (const { field } of chosen) {
    const { collection, file, value_field, display_fields } = field as Shape & Record<string, string>;
    expect(collections.find(({ name }) => name === collection)?.files).toContainEqual(
      expect.objectContaining({ name: file, file: "content/site/lists.json" }),
    );
    const inLists = all.map(({ where }) => where.replace("[].", ".*.").replace("lists.", ""));
    expect(inLists).toEqual(expect.arrayContaining([value_field, ...(display_fields ?? [])]));
  }
});

test("what the studio may add to, and where new pictures of it go", () => {
  const lists = collections.filter(({ folder }) => folder !== undefined);
  // Pictures lie in the folder that mirrors the kind's, those of projects in one for each.
  expect(lists.map(({ name, media_folder }) => [name, media_folder])).toEqual([
    ["project", "../images/projects/{{slug}}"],
    ["service", "../images/services"],
    ["equipment", "../images/equipment"],
    ["software", "../images/software"],
    ["team-member", "../images/team"],
    ["legal-document", "../images/legal"],
    ["page", "../images/pages"],
  ]);
  for (const entries of lists)
    expect(entries).toMatchObject({ create: true, delete: true, slug: { editable: ["create"] } });
});

test("of a folder that holds files of other forms too, a list shows its own entries: the others have no position", () => {
  const list = collections.find(({ name }) => name === "page");
  expect(list?.filter).toEqual({ field: "order", pattern: "^\\d" });
  const others = kinds.filter((kind) => "file" in kind && kind.file.startsWith("pages/"));
  expect(others.length).toBeGreaterThan(5);
  expect(others.filter(({ schema }) => "order" in schema.shape)).toEqual([]);
});

test("drafts are marked in every list, and days are written as Italians do", () => {
  for (const { folder, summary } of collections)
    if (folder) expect(summary).toContain("{{draft | ternary(' · BOZZA', '')}}");
  const json = { format: "date", type: "string" } as JsonSchema;
  const schema = z.string().meta({ title: "Dal", examples: ["2026-05-31"] });
  expect(editorField("from", schema, { json, linkTargets: [] })).toHaveProperty(
    "hint",
    "Per esempio: 31/05/2026",
  );
});

import { type Kind, kinds } from "../content-model/kinds";
import { fieldsOf, metaOf } from "../content-model/walk";
import { pageHeaders } from "./bundle";
import { editorConfig } from "./config";

const backend = { name: "gitea", repo: "studio/sito", branch: "main", api_root: "https://git.test" } as const;
const settings = { backend, siteUrl: "http://localhost:8000", modelHash: null, isLocal: false };
const { collections = [] } = editorConfig(settings);

type Shape = Record<string, unknown> & { name: string; fields?: Shape[]; field?: Shape; files?: Shape[] };

const forms = (collections as unknown as Shape[]).flatMap((collection) => collection.files ?? collection);

const at = ([name, ...rest]: string[], fields = forms): Shape | undefined => {
  const found = fields.find((field) => field.name === name);
  return rest.length === 0 ? found : at(rest, found?.fields);
};

test("every kind has a form with its schema's fields", () => {
  for (const { name, schema, folder, file } of kinds as readonly Kind[]) {
    const form = at([name]);
    expect([name, form?.folder ?? form?.file]).toEqual([name, `content/${folder ?? file}`]);
    expect(form?.fields?.map((field) => [field.name, field.label])).toEqual(
      fieldsOf(schema).map(([field, inner]) => [field, metaOf(inner).title]),
    );
  }
});

const summary = expect.stringContaining("{{draft | ternary(' · BOZZA', '')}}");
const folder = { create: true, summary, slug: { editable: ["create"] } };

test.each([
  ["studio.name", { widget: "string", required: true, maxlength: expect.any(Number) }],
  ["project.draft", { widget: "boolean", default: false, hint: expect.stringMatching(/^Acceso: /u) }],
  ["about-page.video.uploadDate", { widget: "datetime", hint: "Per esempio: 31/05/2026", required: false }],
  ["studio.counters", { widget: "list", required: false, max: expect.any(Number) }],
  ["studio.position.latitude", { widget: "number", min: expect.any(Number), value_type: "float" }],
  ["studio.phone", { pattern: [expect.stringMatching(/^\/.*\/u$/u), expect.stringContaining("Ci vuole")] }],
  ["home-page.hero.backgroundImage.src", { widget: "image", accept: expect.stringContaining(".jpg") }],
  ["home-page.hero.phoneImage.src", { widget: "image", accept: expect.not.stringContaining("svg") }],
  ["service.sheet.drawing.src", { widget: "image", accept: ".svg" }],
  ["navigation.quote.to", { widget: "link", hint: "Per esempio: /contact, /#servizi" }],
  ["custom-page.blocks.links.to", { widget: "file", accept: ".pdf", media_folder: "/static/documenti" }],
  ["service.hero", { widget: "object", collapsed: "auto" }],
  ["service.questions", { widget: "list", minimize_collapsed: "auto" }],
  ["project.services", { widget: "relation", collection: "service", multiple: true }],
  ["project.category", { widget: "relation", file: "lists", value_field: "projectCategories.*.name" }],
  ["studio.openingHours.days", { widget: "select", multiple: true, min: 1 }],
  ["project.order", { widget: "hidden" }],
  ["project", { ...folder, media_folder: "../images/projects/{{slug}}" }],
  ["service", { ...folder, media_folder: "../images/services" }],
  // Excludes the folder's other files, which have no position.
  [
    "custom-page",
    { ...folder, media_folder: "../images/pages", filter: { field: "order", pattern: "^\\d" } },
  ],
])("configures %s with %j", (path, expected) => {
  expect(at(path.split("."))).toMatchObject(expected);
});

test("short forms are unfolded", () => {
  expect(at(["project", "seo"])).not.toHaveProperty("collapsed");
});

test("among the files of pages/, only custom pages have a position", () => {
  const others = kinds.filter((kind) => "file" in kind && kind.file.startsWith("pages/"));
  expect(others.filter(({ schema }) => "order" in schema.shape)).toEqual([]);
});

test("the editor's policy allows its own origin, the forge and the site, and nothing to change them", () => {
  const { "Content-Security-Policy": policy } = pageHeaders(settings);
  expect(policy).toContain("connect-src 'self' blob: data: https://git.test http://localhost:8000;");
  for (const directive of ["object-src 'none'", "base-uri 'self'", "form-action 'none'"])
    expect(policy?.split("; ")).toContain(directive);
});

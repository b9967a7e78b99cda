import { readdirSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import fc from "fast-check";
import { z } from "zod";
import { checkContent, formatReport } from "../content-model/check";
import { sampleLists, setField, validTree, writeTree } from "../content-model/check/testing/content-copy";
import { kindOf } from "../content-model/kinds";
import { elementOf, fieldsOf, unwrap } from "../content-model/walk";
import { forFile } from "./stored-form";

const contentRoot = path.resolve(__dirname, "../content");

const files = readdirSync(contentRoot, { recursive: true, encoding: "utf8" })
  .map((name) => name.replaceAll("\\", "/"))
  .flatMap((name) => {
    const kind = kindOf(name);
    return kind ? [{ name, kind, text: readFileSync(path.join(contentRoot, name), "utf8") }] : [];
  });

/** The value as the form hands it over: every field is there, and those left empty hold what an empty field gives. */
function asFilledIn(schema: z.ZodType, value: unknown): unknown {
  const inner = unwrap(schema);
  const element = elementOf(inner);
  if (element) return Array.isArray(value) ? value.map((item) => asFilledIn(element, item)) : [];
  if (inner instanceof z.ZodObject) {
    const given = (value ?? {}) as Record<string, unknown>;
    // In another order, too: the file's is the schema's.
    return Object.fromEntries(
      fieldsOf(inner)
        .reverse()
        .map(([name, field]) => [name, asFilledIn(field, given[name])]),
    );
  }
  if (value !== undefined) return value;
  if (inner instanceof z.ZodBoolean) return false;
  return inner.def.type === "number" ? null : "";
}

test.each(files)("$name goes through the editor and back without a change of a byte", ({ kind, text }) => {
  expect(forFile(kind.schema, text, text)).toBe(text);
  // Nor with all its empty fields.
  const handedOver = asFilledIn(kind.schema, JSON.parse(text));
  expect(forFile(kind.schema, JSON.stringify(handedOver), text)).toBe(text);
  expect(JSON.parse(forFile(kind.schema, JSON.stringify(handedOver)))).toEqual(JSON.parse(text));
});

test("every kind of file, written as the editor does, passes the content check", async () => {
  const tree = await validTree();
  setField(tree, "content/site/studio.json", ["vatNumber"], undefined);
  for (const [name, value] of tree) {
    const kind = kindOf(name.replace(/^content\//u, ""));
    if (!kind) continue;
    tree.set(name, forFile(kind.schema, JSON.stringify(asFilledIn(kind.schema, value))));
  }
  const root = await writeTree(tree);
  try {
    const report = await checkContent({
      contentRoot: path.join(root, "content"),
      staticRoot: path.join(root, "static"),
      lists: sampleLists,
    });
    expect({ errors: report.errors, report: formatReport(report) }).toMatchObject({ errors: 0 });
    expect(report.files).toBeGreaterThan(30);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});

const schema = z.strictObject({
  title: z.string(),
  count: z.int().optional(),
  isOpen: z.boolean(),
  isSpecial: z.boolean().optional(),
  note: z.string().optional(),
  tags: z.array(z.string()).optional(),
  place: z.strictObject({ name: z.string(), height: z.int().optional() }).optional(),
  picture: z.strictObject({ src: z.string().meta({ graphqlType: "File" }) }).optional(),
});

const written = (value: object) => JSON.parse(forFile(schema, JSON.stringify(value))) as unknown;

test("optional fields that were left empty are not in the file", () => {
  expect(
    written({
      title: "",
      count: null,
      isOpen: false,
      isSpecial: false,
      note: "",
      tags: [],
      place: { name: "", height: null },
      picture: { src: "" },
    }),
  ).toEqual({ title: "", isOpen: false });
});

test("what was filled in stays as it is: zero, true, half an object", () => {
  const value = { title: "x", count: 0, isOpen: true, isSpecial: true, place: { name: "", height: 3 } };
  expect(written(value)).toEqual(value);
});

test("keys stand in the schema's order, those it does not know at the end, for the check to name", () => {
  expect(Object.keys(written({ other: 1, isOpen: true, title: "x" }) as object)).toEqual([
    "title",
    "isOpen",
    "other",
  ]);
});

test("a picture that the editor names by its path in the project is named from the file's folder", () => {
  const value = { title: "Una /content/images/", isOpen: true, picture: { src: "/content/images/a/1.jpg" } };
  expect(written(value)).toEqual({ ...value, picture: { src: "../images/a/1.jpg" } });
});

const layout = `{
  "name": "Ponte",
  "focus": { "x": 1, "y": 2 },
  "formats": ["PDF", "DWG"],
  "steps": [{ "title": "a" }, { "title": "b" }]
}
`;
const value = JSON.parse(layout) as object;
/** Of any schema: which lines change is a matter of the text alone. */
const laidOut = (changed: object) => forFile(z.any(), JSON.stringify(changed), layout);

test("nothing to change, nothing changed", () => {
  expect(laidOut(structuredClone(value))).toBe(layout);
});

test("one value, and the rest stands as it stood", () => {
  expect(laidOut({ ...value, focus: { x: 1, y: 3 } })).toBe(layout.replace('"y": 2', '"y": 3'));
  expect(laidOut({ ...value, steps: [{ title: "a" }, { title: "c" }] })).toBe(layout.replace('"b"', '"c"'));
});

test("what a list loses or gains, and the rest of it stands as it stood", () => {
  const gallery = `{
  "gallery": [
    { "src": "1.jpg", "focus": { "x": 1, "y": 2 } },
    { "src": "2.jpg", "focus": { "x": 3, "y": 4 } },
    { "src": "3.jpg", "focus": { "x": 5, "y": 6 } }
  ]
}
`;
  const { gallery: pictures } = JSON.parse(gallery) as { gallery: object[] };
  const [first, second, third] = pictures;
  const withPictures = (...list: unknown[]) => forFile(z.any(), JSON.stringify({ gallery: list }), gallery);
  const line = (src: string) => gallery.split("\n").find((text) => text.includes(src)) ?? "";
  expect(withPictures(first, third)).toBe(gallery.replace(`${line("2.jpg")}\n`, ""));
  expect(withPictures(second, third)).toBe(gallery.replace(`${line("1.jpg")}\n`, ""));
  const longer = withPictures(first, { src: "4.jpg" }, second, third);
  expect(longer).toBe(
    gallery.replace(line("2.jpg"), `    {\n      "src": "4.jpg"\n    },\n${line("2.jpg")}`),
  );
  expect(laidOut({ ...value, formats: ["PDF", "DWG", "LAS"] })).toBe(
    layout.replace('"DWG"]', '"DWG", "LAS"]'),
  );
  expect(laidOut({ ...value, formats: ["DWG"] })).toBe(layout.replace('"PDF", ', ""));
});

test("whatever changes, the file says what the form says", () => {
  const json = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.string(),
      fc.integer(),
      fc.array(tie("value"), { maxLength: 4 }),
      fc.dictionary(fc.stringMatching(/^[a-z]{1,2}$/u), tie("value"), { maxKeys: 4, noNullPrototype: true }),
    ),
  })).value;
  fc.assert(
    fc.property(json, json, fc.constantFrom(0, 2), (before, after, indent) => {
      const text = JSON.stringify({ before }, null, indent);
      expect(JSON.parse(forFile(z.any(), JSON.stringify({ before: after }), text))).toEqual({
        before: after,
      });
    }),
    { numRuns: 2_000 },
  );
});

test("new keys take their place, old ones go with their line", () => {
  const { name, focus, formats, steps } = value as Record<string, unknown>;
  expect(laidOut({ name, draft: true, focus, formats, steps })).toBe(
    layout.replace('"Ponte",\n', '"Ponte",\n  "draft": true,\n'),
  );
  expect(laidOut({ first: 0, name, focus, formats, steps })).toMatch(/^\{\n {2}"first": 0,\n {2}"name"/u);
  expect(laidOut({ name, focus, formats, steps, last: 9 })).toMatch(/\],\n {2}"last": 9\n\}\n$/u);
  expect(laidOut({ name, formats, steps })).toBe(layout.replace('  "focus": { "x": 1, "y": 2 },\n', ""));
});

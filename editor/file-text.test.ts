import { z } from "zod";
import { fileText } from "./file-text";

const schema = z.strictObject({
  title: z.string(),
  count: z.int().optional(),
  isOpen: z.boolean(),
  isSpecial: z.boolean().optional(),
  note: z.string().optional(),
  tags: z.array(z.string()).optional(),
  steps: z.array(z.string()),
  place: z.strictObject({ name: z.string(), height: z.int().optional() }).optional(),
  picture: z.strictObject({ src: z.string().meta({ graphqlType: "File" }) }).optional(),
});

test.each<[string, object, object]>([
  [
    "optional fields that were left empty are not in the file, lists that it must have are",
    { title: "", count: null, isOpen: false, isSpecial: false, note: "", tags: [], place: { name: "" } },
    { title: "", isOpen: false, steps: [] },
  ],
  [
    "zero, true and half an object stay",
    { title: "x", count: 0, isOpen: true, isSpecial: true, steps: ["y"], place: { name: "", height: 3 } },
    { title: "x", count: 0, isOpen: true, isSpecial: true, steps: ["y"], place: { name: "", height: 3 } },
  ],
  [
    "keys have the schema's order, and those it does not know are the last, for the check to name",
    { other: 1, steps: [], isOpen: true, title: "x" },
    { title: "x", isOpen: true, steps: [], other: 1 },
  ],
  [
    "the editor's marks of moved items are not in the file",
    { title: "x", isOpen: true, steps: [], place: { name: "y", __sc_item_id: "z" } },
    { title: "x", isOpen: true, steps: [], place: { name: "y" } },
  ],
  [
    "a picture is named from the file's folder",
    { title: "Una /content/images/", isOpen: true, steps: [], picture: { src: "/content/images/a/1.jpg" } },
    { title: "Una /content/images/", isOpen: true, steps: [], picture: { src: "../images/a/1.jpg" } },
  ],
])("%s", (_what, given, stored) => {
  const text = fileText(schema, JSON.stringify(given));
  expect(text).toBe(`${JSON.stringify(stored, null, 2)}\n`);
});

test("invisible marks of a copied text go, or become the space that they stood for; emoji stay whole", () => {
  const schema = z.object({ text: z.string() });
  const text = "su\u00ADl\u200B\tcon\u2028fine 👩\u200D🔧";
  expect(JSON.parse(fileText(schema, JSON.stringify({ text })))).toEqual({ text: "sul con fine 👩\u200D🔧" });
});

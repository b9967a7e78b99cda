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

const unfilled = { count: null, isSpecial: false, note: "", tags: [], place: { name: "" } };
const filled = { title: "x", count: 0, isOpen: true, isSpecial: true, steps: ["y"] };

test.each<[string, object, object]>([
  [
    "optional fields left empty are not in the file, lists that it must have are; unknown keys are last",
    { other: 1, title: "", isOpen: false, ...unfilled },
    { title: "", isOpen: false, steps: [], other: 1 },
  ],
  [
    "zero, true and half an object stay, in the schema's order, without the editor's marks of moved items",
    { place: { name: "", height: 3, __sc_item_id: "z" }, ...filled },
    { ...filled, place: { name: "", height: 3 } },
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

test("removes invisible characters of a copied text or turns them into spaces; keeps emoji whole", () => {
  const schema = z.object({ text: z.string() });
  const text = "su\u00ADl\u200B\tcon\u2028fine 👩\u200D🔧";
  expect(JSON.parse(fileText(schema, JSON.stringify({ text })))).toEqual({ text: "sul con fine 👩\u200D🔧" });
});

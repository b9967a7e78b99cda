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
  picture: z.strictObject({ src: z.string().meta({ isFile: true }) }).optional(),
});

const emptyFields = { count: null, isSpecial: false, note: "", tags: [], place: { name: "" } };
const filledFields = { title: "x", count: 0, isOpen: true, isSpecial: true, steps: ["y"] };

test.each<[string, object, object]>([
  [
    "omits empty optional fields, keeps required lists, and puts unknown keys last",
    { other: 1, title: "", isOpen: false, ...emptyFields },
    { title: "", isOpen: false, steps: [], other: 1 },
  ],
  [
    "keeps zero, true and partly filled objects in schema order, without the CMS's item ids",
    { place: { name: "", height: 3, __sc_item_id: "z" }, ...filledFields },
    { ...filledFields, place: { name: "", height: 3 } },
  ],
  [
    "writes picture paths relative to the file's folder",
    { title: "Una /content/images/", isOpen: true, steps: [], picture: { src: "/content/images/a/1.jpg" } },
    { title: "Una /content/images/", isOpen: true, steps: [], picture: { src: "../images/a/1.jpg" } },
  ],
])("%s", (_title, input, stored) => {
  const text = fileText(schema, JSON.stringify(input));
  expect(text).toBe(`${JSON.stringify(stored, null, 2)}\n`);
});

test("removes invisible characters or turns them into spaces, and keeps emoji whole", () => {
  const schema = z.object({ text: z.string() });
  const text = "su\u00ADl\u200B\tcon\u2028fine 👩\u200D🔧";
  expect(JSON.parse(fileText(schema, JSON.stringify({ text })))).toEqual({ text: "sul con fine 👩\u200D🔧" });
});

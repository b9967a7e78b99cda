import { setField, sourceOf, validTree } from "../content-model/check/testing/content-copy";
import { judge } from "./save";

const name = "projects/torre-sud.json";

type Value = Record<string, unknown>;

/** What the form says of a project with these fields. */
async function told(change: (project: Value) => Value): Promise<string> {
  const tree = await validTree();
  setField(tree, "content/site/studio.json", ["vatNumber"], undefined);
  const value = change(structuredClone(tree.get(`content/${name}`)) as Value);
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return (await judge(sourceOf(tree), new Map([[name, bytes]]))).refusal;
}

test.each<[string, (project: Value) => Value, string]>([
  [
    "a text that is too short",
    (project) => ({ ...project, title: "" }),
    "Titolo: Il testo è vuoto. Ci vuole un testo da 1 a 70 caratteri.",
  ],
  [
    "a field that is missing",
    ({ title: _title, ...project }) => project,
    "Titolo: Va compilato. Ci vuole un testo da 1 a 70 caratteri.",
  ],
  ["a draft that may not be one", (project) => ({ ...project, draft: true }), "Spegnere «Bozza»."],
  [
    "a place that is taken",
    (project) => ({ ...project, order: 2 }),
    `è già di Progetto «title project 1». Mettere le voci in ordine con «Riordina»`,
  ],
  [
    "a field of a list",
    (project) => ({ ...project, technologiesUsed: ["GNSS", ""] }),
    "Tecnologie utilizzate, 2ª voce: Il testo è vuoto.",
  ],
  [
    "an entry that is not there",
    (project) => ({ ...project, services: ["nessuno"] }),
    "Servizi collegati, 1ª voce: ",
  ],
])("%s is told by the form's own words", async (_what, change, words) => {
  const text = await told(change);
  expect(text).toMatch(/^Progetto «.+»\n/u);
  expect(text).toContain(words);
  expect(text).not.toMatch(/JSON|\.json|\briga\b|virgolett|parentes|npm|content\//u);
});

test("nothing is said of what is right", async () => {
  expect(await told((project) => project)).toBe("");
});

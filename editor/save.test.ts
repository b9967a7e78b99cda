import { setField, sourceOf, validTree } from "../content-model/check/testing/content-copy";
import { requiredProjectSlugs } from "../content-model/specification";
import { judge } from "./save";

const slug = requiredProjectSlugs[0];
const name = `projects/${slug}.json`;

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
    "Titolo: Il testo è vuoto. Testo da 1 a 70 caratteri.",
  ],
  [
    "a field that is missing",
    ({ title: _title, ...project }) => project,
    "Titolo: Manca. Ci vuole: testo da 1 a 70 caratteri.",
  ],
  ["a draft that may not be one", (project) => ({ ...project, draft: true }), "Spegnere «Bozza»."],
  [
    "a place that is taken",
    (project) => ({ ...project, order: 2 }),
    `è già di «${requiredProjectSlugs[1]}». Mettere le voci in ordine con «Riordina»`,
  ],
  [
    "a field of a list",
    (project) => ({ ...project, technologiesUsed: ["GNSS", ""] }),
    "Tecnologie utilizzate › voce 2: Il testo è vuoto.",
  ],
  [
    "an entry that is not there",
    (project) => ({ ...project, services: ["nessuno"] }),
    "Servizi collegati › voce 1: ",
  ],
])("%s is told by the form's own words", async (_what, change, words) => {
  const text = await told(change);
  expect(text).toMatch(new RegExp(`^Progetto «${slug}»\n`, "u"));
  expect(text).toContain(words);
  expect(text).not.toMatch(/JSON|\.json|\briga\b|virgolett|parentes|npm|content\//u);
});

test("nothing is said of what is right", async () => {
  expect(await told((project) => project)).toBe("");
});

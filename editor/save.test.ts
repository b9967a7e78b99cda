import { sourceOf, validTree } from "../content-check/testing/content-copy";
import { judge } from "./save";

type Value = Record<string, unknown>;

/** What the form says of the first project with other fields. */
async function reported(change: (project: Value) => Value) {
  const tree = await validTree();
  const [name = "", project] = [...tree].find(([path]) => path.startsWith("content/projects/")) ?? [];
  const bytes = new TextEncoder().encode(JSON.stringify(change(structuredClone(project) as Value)));
  return judge(sourceOf(tree), new Map([[name.replace("content/", ""), bytes]]));
}

test.each<[string, (project: Value) => Value, string]>([
  ["a text that is too short", (project) => ({ ...project, title: "" }), "Titolo: Il testo è vuoto."],
  ["a place that is taken", (project) => ({ ...project, order: 2 }), "; nella redazione: «Riordina»"],
  [
    "a text of an entry that comes later in the alphabet",
    (project) => ({ ...project, seo: { ...(project.seo as object), title: "title project 1" } }),
    "Questo testo c'è già in Progetto «title project 1»",
  ],
  [
    "a field of a list",
    (project) => ({ ...project, technologiesUsed: ["GNSS", ""] }),
    "Tecnologie utilizzate, 2ª voce: Il testo è vuoto.",
  ],
])("%s is reported by entry and label", async (_what, change, words) => {
  const { refusal: text } = await reported(change);
  expect(text).toMatch(/^Progetto «.+»\n/u);
  expect(text).toContain(words);
  expect(text).not.toMatch(/\.json|npm|content\//u);
});

test("an entry that takes another's title or texts is asked about before it is saved", async () => {
  const { question, advice } = await reported((project) => ({ ...project, title: "title project 1" }));
  expect([question, advice]).toEqual([expect.stringContaining("già di Progetto «title project 1»"), ""]);
});

test("nothing is said of what is right, but a new photograph under an old text is asked about", async () => {
  expect(await reported((project) => project)).toMatchObject({ refusal: "", question: "" });
  const { question } = await reported((project) => ({
    ...project,
    image: { ...(project.image as object), src: "../images/projects/x/1.jpg" },
  }));
  expect(question).toMatch(/^La fotografia è nuova, ma il testo alternativo è quello di prima:\n«/u);
});

/** @jest-environment node */
import fc from "fast-check";
import { kinds } from "./kinds";
import { type NewEntry, newEntry, type Refusal, recipeFor, type Taken } from "./new-entry";

const nothing: Taken = { slugs: [], orders: [], seoTexts: [] };
const words = ["progetto", "attrezzatura", "software", "membro"];

const made = (word: string, title: string, taken: Partial<Taken> = {}): NewEntry | Refusal =>
  newEntry(word, title, { ...nothing, ...taken }, ".jpg");

const reason = (outcome: NewEntry | Refusal) => ("refusal" in outcome ? outcome.refusal : "");

function entry(word: string, title: string, taken: Partial<Taken> = {}): NewEntry {
  const outcome = made(word, title, taken);
  if ("refusal" in outcome) throw new Error(outcome.refusal);
  return outcome;
}

const schemaOf = ({ file }: NewEntry) =>
  kinds.find((kind) => "folder" in kind && kind.folder === file.split("/")[0])?.schema;

test.each(words)("a new «%s» is a draft as its schema wants it", (word) => {
  const outcome = entry(word, "Rilievo del castello");
  expect(schemaOf(outcome)?.safeParse(outcome.content)).toMatchObject({ success: true });
  expect(outcome.content).toMatchObject({ slug: "rilievo-del-castello", draft: true, order: 1 });
  expect(Object.values(outcome.content)).toContain("Rilievo del castello");
});

test.each(words)("every text of a new «%s» but its title says what to write", (word) => {
  const texts: string[] = [];
  const gather = (value: unknown, key = ""): void => {
    if (typeof value === "string") {
      if (!["slug", "title", "name", "src"].includes(key)) texts.push(value);
    } else if (typeof value === "object" && value !== null && key !== "services")
      for (const [name, inner] of Object.entries(value)) gather(inner, name);
  };
  const { category, ...content } = entry(word, "Rilievo del castello").content;
  gather(content);
  if (word !== "progetto" && category !== undefined) texts.push(String(category));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => !/^DA SCRIVERE\b/u.test(text))).toEqual([]);
});

test.each([
  ["  Rilievo dell’àrea\n di  Cosìo ", "rilievo-dell-area-di-cosio", "Rilievo dell’àrea di Cosìo"],
  ["../../etc/passwd", "etc-passwd", "../../etc/passwd"],
  ["C:\\Windows\\a.json", "c-windows-a-json", "C:\\Windows\\a.json"],
  ["__proto__", "proto", "__proto__"],
  ["CON", "progetto-con", "CON"],
  ["Ca\u00adstello\u200b\u0000", "castello", "Castello"],
  ["citta\u0300", "citta", "città"],
])("the title %j has the address «%s»", (title, slug, written) => {
  const outcome = entry("progetto", title);
  expect(outcome).toMatchObject({ slug, file: `projects/${slug}.json`, content: { title: written } });
  expect(outcome.pictures[0]).toBe(`images/projects/${slug}/1.jpg`);
});

test("whatever the title, there is a valid entry in its own folder or an Italian reason", () => {
  fc.assert(
    fc.property(fc.constantFrom(...words), fc.string({ unit: "binary", maxLength: 90 }), (word, title) => {
      const outcome = made(word, title);
      if ("refusal" in outcome) return outcome.refusal.length > 10;
      return (
        schemaOf(outcome)?.safeParse(outcome.content).success === true &&
        /^(projects|equipment|software|team)\/[a-z0-9-]+\.json$/u.test(outcome.file) &&
        outcome.pictures.every((picture) =>
          /^images\/(projects\/[a-z0-9-]+\/\d|(equipment|team)\/[a-z0-9-]+)\.jpg$/u.test(picture),
        )
      );
    }),
    { seed: 8, numRuns: 500 },
  );
});

test.each([
  ["", "almeno una lettera"],
  ["測量 !!", "almeno una lettera"],
  ["x".repeat(71), "71 caratteri: il massimo è 70"],
  ["Casa {studio.name}", "graffe"],
  ["Rilievo del castello 🏰", "«🏰»"],
])("the title %j is refused with the reason", (title, why) => {
  expect(reason(made("progetto", title))).toContain(why);
});

test("an address that is taken is refused, capitals aside", () => {
  expect(reason(made("software", "QGIS", { slugs: ["Qgis"] }))).toContain(
    "C'è già content/software/qgis.json",
  );
});

test("a project that the site needs is never made as a draft", () => {
  expect(reason(made("progetto", "Rilievo area archeologica"))).toContain("non può essere una bozza");
});

test.each([
  [[1, 2, 7], 8],
  [[], 1],
  [[1, 2, 999], 3],
])("after the places %j comes %i", (orders, order) => {
  expect(entry("membro", "Geom. Rossi", { orders }).content).toMatchObject({ order });
});

test("with every place taken there is no entry", () => {
  const orders = Array.from({ length: 999 }, (_, index) => index + 1);
  expect(reason(made("membro", "Geom. Rossi", { orders }))).toContain("occupate");
});

test("texts for search engines are unlike those of other drafts, whose place may have changed", () => {
  const seoOf = (taken: Partial<Taken>) =>
    entry("progetto", "Castello", taken).content.seo as { title: string; description: string };
  const first = seoOf({});
  const second = seoOf({ seoTexts: [first.title.toUpperCase()] });
  expect(second.title).not.toBe(first.title);
  expect(second.description).not.toBe(first.description);
});

test("services are twelve, and other words are no kind", () => {
  expect(recipeFor("Servizio")).toMatchObject({ refusal: expect.stringContaining("fissati dai moduli") });
  expect(recipeFor("progeto")).toMatchObject({ refusal: expect.stringContaining("«progetto»") });
  expect(recipeFor("constructor")).toMatchObject({ refusal: expect.stringContaining("non è un tipo") });
});

import { copiedFrom, nearest, slugify } from "./suggest";

test("a slip of the fingers is recognised, accents and capitals aside", () => {
  expect(nearest("descrption", ["title", "description"])).toBe("description");
  expect(nearest("Lunedi", ["domenica", "lunedì"])).toBe("lunedì");
});

test("spelling comes before containment", () => {
  expect(nearest("/services/catasti", ["/services", "/services/catasto"])).toBe("/services/catasto");
  expect(nearest("verifica-confini", ["catasto", "verifica-confini-terreno"])).toBe(
    "verifica-confini-terreno",
  );
});

test("nothing is suggested where nothing is near", () => {
  expect(nearest("pippo", ["title", "description"])).toBeUndefined();
  expect(nearest("x".repeat(5000), ["x"])).toBeUndefined();
});

test.each([
  ["castello - Copia", "castello"],
  ["castello - Copia (2)", "castello"],
  ["castello copia 3", "castello"],
  ["castello (1)", "castello"],
  ["Castello", undefined],
  ["castello-2", undefined],
  ["archivio-copia", undefined],
])("«%s» is a copy of %s", (name, original) => {
  expect(copiedFrom(name)).toBe(original);
});

test("names become lower-case letters, digits and hyphens", () => {
  expect(slugify("  Città di Reggio (2024) ")).toBe("citta-di-reggio-2024");
});

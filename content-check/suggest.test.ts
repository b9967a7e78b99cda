import { copiedFrom, nearest } from "./suggest";

test.each([
  // A slip of the fingers, accents and capitals aside.
  ["descrption", ["title", "description"], "description"],
  ["Lunedi", ["domenica", "lunedì"], "lunedì"],
  // Spelling comes before containment.
  ["/services/alfo", ["/services", "/services/alfa"], "/services/alfa"],
  ["torre", ["alfa", "torre-sud"], "torre-sud"],
  ["x".repeat(5000), ["x"], undefined],
])("by %.20s of %j is meant %s", (wrong, candidates, meant) => {
  expect(nearest(wrong, candidates)).toBe(meant);
});

test.each([
  ["castello - Copia", "castello"],
  ["castello - Copia (2)", "castello"],
  ["Castello", undefined],
  ["castello-2", undefined],
  ["archivio-copia", undefined],
])("«%s» is a copy of %s", (name, original) => {
  expect(copiedFrom(name)).toBe(original);
});

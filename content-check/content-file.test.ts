import { type Kind, kindNamed } from "../content-model/kinds";
import { readContentFile } from "./content-file";

const read = (text: string) => readContentFile("x.json", kindNamed("forms") as Kind, Buffer.from(text));

test.each([
  ["¦", "il file è vuoto"],
  ['{\n  "a": "uno"\n  ¦"b": 2\n}', 'non è JSON valido: il controllo si ferma a «"b"»'],
  ['{ "a": ¦}', "Controllare, qui e appena prima, virgole"],
  ['{ "a": ¦“uno” }', "«“uno”»"],
  ['{\n¦<<<<<<< HEAD\n  "a": 1\n=======\n  "a": 2\n>>>>>>> redazione\n}', "due persone hanno cambiato"],
  ['¦\uFEFF{"a": 1}', "senza BOM"],
  ['{\n  "citt¦\uFFFD": 1\n}', "una lettera non si legge"],
])("locates the mistake in %j at «¦»", (marked, expected) => {
  const text = marked.replace("¦", "");
  const { contentFile, problem } = read(text);
  const { line = 0, column = 0, code, message, remedy } = problem ?? {};
  const lines = text.split("\n").slice(0, line - 1);
  const offset = lines.reduce((sum, { length }) => sum + length + 1, column - 1);
  expect(`${text.slice(0, offset)}¦${text.slice(offset)}`).toBe(marked);
  expect([contentFile.document, code]).toEqual([undefined, "json-syntax"]);
  expect(`${message} ${remedy}`).toContain(expected);
});

test("locates a field written twice in one object", () => {
  const { problem } = read('[{ "a": 1, "b": { "a": 2 } },\n{ "c": 1, "\\u0063": 2 }]');
  const message = "il campo «c» c'è due volte, qui e alla riga 2";
  expect(problem).toMatchObject({ code: "repeated-field", message, line: 2, column: 11 });
});

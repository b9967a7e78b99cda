/** @jest-environment node */

import { isJson } from "../../editor/is-json";
import { deepestLevel, firstMistake } from "./json-syntax";

/** The text's mistake, with «¦» in the text where it was made. */
function check(marked: string) {
  const text = marked.replace("¦", "");
  const mistake = firstMistake(text);
  expect(mistake).toBeDefined();
  expect(`${text.slice(0, mistake?.offset)}¦${text.slice(mistake?.offset)}`).toBe(marked);
  expect(() => JSON.parse(text)).toThrow();
  return mistake;
}

test.each([
  "{}",
  "[]",
  "0",
  '{ "a": [1, -2.5e3, true, false, null, "b\\n\\u00e8\\"\\\\", {}, []] }',
  '\r\n{\t"a" : { "b" : "c" } }\n',
])("%s is strict JSON", (text) => {
  expect(firstMistake(text)).toBeUndefined();
  expect(() => JSON.parse(text)).not.toThrow();
});

test.each([
  ['{\n  "a": "uno"¦\n  "b": 2\n}', "manca la virgola"],
  ['{\n  "a": ["uno"¦\n "due"]\n}', "manca la virgola"],
  ['{\n  "a": { "b": 1 }¦\n  "c": 2\n}', "manca la virgola"],
  ['{ "a": 1¦,\n}', "virgola di troppo"],
  ['{ "a": [1, 2¦,] }', "virgola di troppo"],
  ['{ "a": 1,¦, "b": 2 }', "due virgole"],
  ['{ "a": [1,¦, 2] }', "due virgole"],
  ['{ "a"¦ "uno" }', "mancano i due punti"],
  ['{ "a": "b"¦: 1 }', "due punti di troppo"],
  ['{ "a":¦ }', "manca il valore"],
  ['{ "a":¦, "b": 1 }', "manca il valore"],
  ['{\n  "a": "uno¦,\n  "b": 2\n}', "virgolette che chiudono"],
  ['{\n  "a": "uno¦', "virgolette che chiudono"],
  ["{ ¦a: 1 }", "nome di un campo"],
  ['{ "a": ¦uno }', "senza virgolette"],
  ['{ "a": ¦Vero }', "valore scritto male"],
  ['{ "a": ¦“uno” }', "virgolette diverse"],
  ["{ ¦'a': 1 }", "virgolette diverse"],
  ['{ "a": 1, ¦// nota\n "b": 2 }', "commenti"],
  ['{ ¦/* nota */ "b": 2 }', "commenti"],
  ['{ "a": "il ¦"grande" ponte" }', "virgolette dentro un testo"],
  ['{ "a": "C:¦\\Rilievi" }', "barra rovesciata"],
  ['{ "a": "uno¦\tdue" }', "carattere invisibile"],
  ['{ "a": 4¦,500 }', "virgola dentro un numero"],
  ['{ "a": 4.500¦.000 }', "numero scritto male"],
  ['{ "a": 12¦px }', "numero scritto male"],
  ['{ "a": 0¦9 }', "numero scritto male"],
  ['{ "a": ¦+39 }', "numero scritto male"],
  ['{\n  "a": [1, 2¦\n}', "manca la parentesi ] che chiude quella aperta alla riga 2"],
  ['{\n  "a": { "b": 1¦\n', "manca la parentesi } che chiude quella aperta alla riga 2"],
  ["{¦", "manca la parentesi }"],
  // The lines' beginnings tell where.
  [
    '{\n  "a": {\n    "b": { "c": 1 }¦\n  "d": 2,\n  "e": 3\n}',
    "manca la parentesi } che chiude quella aperta alla riga 2",
  ],
  [
    '{\n  "a": {\n    "b": { "c": 1 }¦,\n  "d": 2,\n  "e": 3\n}',
    "manca la parentesi } che chiude quella aperta alla riga 2",
  ],
  [
    '{\n  "a": [\n    "b",\n    "c"¦\n  "d": 2\n}',
    "manca la parentesi ] che chiude quella aperta alla riga 2",
  ],
  [
    '{\n  "a": [\n    "b",\n    "c"¦,\n  "d": 2\n}',
    "manca la parentesi ] che chiude quella aperta alla riga 2",
  ],
  // One line pasted too far left is no forgotten bracket.
  ['{\n  "a": {\n    "b": 1,\n  "c": 2\n  },\n  "d": 3¦\n  "e": 4\n}', "manca la virgola"],
  ['{\n"a": {\n"b": 1¦\n"c": 2\n}\n}', "manca la virgola"],
  ['{ "a": 1 } ¦}', "dopo la parentesi che chiude il file"],
  ['¦"a": 1 }', "non comincia con una parentesi graffa"],
])("%s", (marked, words) => {
  expect(check(marked)?.message).toContain(words);
});

test("a text ten thousand levels deep neither crashes nor hangs", () => {
  const mistake = firstMistake("[".repeat(10_000));
  expect(mistake).toMatchObject({ offset: deepestLevel });
});

test("a text of a megabyte neither crashes nor hangs", () => {
  expect(firstMistake(`{ "a": "${"è\\n".repeat(300_000)}" }`)).toBeUndefined();
  expect(firstMistake(`{ "a": "${"x".repeat(900_000)}`)?.message.length).toBeLessThan(200);
  expect(firstMistake(`{ "a": [${"[{}], ".repeat(150_000)}0] }`)).toBeUndefined();
});

/** Every truncation and every removed sign of a text is either still JSON or a mistake with a place. */
test("agrees with JSON.parse on every damaged copy of a text", () => {
  const text = '{\n "a": ["x", 1, true],\n "b": { "c": "d\\u00e8", "e": null }\n}';
  const damaged = [...text].flatMap((_, index) => [
    text.slice(0, index),
    text.slice(0, index) + text.slice(index + 1),
    `${text.slice(0, index)},${text.slice(index)}`,
    `${text.slice(0, index)}"${text.slice(index)}`,
  ]);
  for (const copy of damaged) {
    const mistake = firstMistake(copy);
    expect([copy, mistake === undefined]).toEqual([copy, isJson(copy)]);
    if (mistake) expect(mistake.offset).toBeLessThanOrEqual(copy.length);
  }
});

test("a quote that is never closed before a megabyte of blanks does not hang", () => {
  const start = performance.now();
  expect(firstMistake(`{ "a": "x${" ".repeat(900_000)}y`)?.message).toContain("virgolette che chiudono");
  expect(performance.now() - start).toBeLessThan(20_000);
});

test("a huge name without a colon is shortened", () => {
  const { message = "", remedy = "" } = firstMistake(`{ "${"x".repeat(100_000)}" 1 }`) ?? {};
  expect(message).toContain("mancano i due punti");
  expect(`${message}${remedy}`.length).toBeLessThan(300);
});

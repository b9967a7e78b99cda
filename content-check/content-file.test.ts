import { type Kind, kindNamed } from "../content-model/kinds";
import { readContentFile } from "./content-file";

function read(bytes: Buffer | string) {
  const kind = kindNamed("forms") as Kind;
  const { file, problems } = readContentFile("x.json", kind, Buffer.from(bytes as string));
  return { document: file.document, problems };
}

test.each([
  ["¦", "il file è vuoto"],
  ['{\n  "a": "uno"¦\n  "b": 2\n}', "manca una virgola"],
  ['{ "a": 1,\n¦}', "virgola di troppo"],
  ['{ "a"¦ "uno" }', "mancano i due punti"],
  ['{ "a": ¦}', "manca un valore"],
  ['{ "a": 1, ¦2 }', "ci vuole il nome di un campo, invece c'è «2»"],
  ['{\n  "a": ¦"uno,\n  "b": 2\n}', 'virgolette che chiudono il testo «"uno,»'],
  ["{ ¦a: 1 }", "«a» senza virgolette"],
  ['{ "a": ¦“uno” }', "senza virgolette diritte"],
  ['{\n¦<<<<<<< HEAD\n  "a": 1\n=======\n  "a": 2\n>>>>>>> redazione\n}', "due persone hanno cambiato"],
  ['{\n  ¦\u200b"a": 1\n}', "spazio invisibile (U+200B)"],
  ['¦{\\rtf1\\ansi {\\fonttbl}\n\\{ "a": 1 \\}}', "testo formattato"],
  ["¦PK\u0003\u0004\u0014", "Salvarlo come testo semplice"],
  ['{ "a": 1, ¦// nota\n "b": 2 }', "commenti"],
  ['{ "a": "il "¦grande" ponte" }', "senza virgolette"],
  ['{ "a": ¦"C:\\Rilievi" }', "barra rovesciata"],
  ['{ "a": ¦"uno\tdue" }', "carattere invisibile"],
  ['{\n  "a": [1, 2¦\n}', "una parentesi"],
  ['{ "a": 1 } ¦}', "dopo la fine del file"],
  [`¦${'{ "'}${"x".repeat(100_000)}" 1 }`.replace(/¦(.*) 1/u, "$1¦ 1"), "mancano i due punti"],
])("%j has its mistake where «¦» marks it", (marked, words) => {
  const text = marked.replace("¦", "");
  const { document, problems } = read(text);
  const [{ line = 0, column = 0, rule = "", message = "", remedy = "" } = {}] = problems;
  const lines = text.split("\n").slice(0, line - 1);
  const offset = lines.reduce((sum, { length }) => sum + length + 1, column - 1);
  expect(`${text.slice(0, offset)}¦${text.slice(offset)}`).toBe(marked);
  expect([document, rule, problems.length]).toEqual([undefined, "json-syntax", 1]);
  expect(`${message} ${remedy}`).toContain(words);
  expect(`${message} ${remedy}`.length).toBeLessThan(300);
  // Forms show the words beside other lines.
  expect(`${message} ${remedy}`).not.toMatch(/\bqu(?:i|est[aoei])\b/iu);
});

test.each(["[".repeat(10_000), `{ "a": "x${" ".repeat(900_000)}y`, `{ "a": [${"[{], ".repeat(150_000)}0] }`])(
  "%#: a huge broken text neither crashes nor hangs",
  (text) => {
    expect(read(text)).toMatchObject({ problems: [{ rule: "json-syntax" }] });
  },
);

test.each([
  ["Latin-1", Buffer.from('{\n  "città": 1\n}', "latin1"), { line: 2, column: 8 }],
  ["ruined by an earlier conversion", Buffer.from('{"a": "citt\uFFFD"}'), { line: 1, column: 12 }],
  ["UTF-16 with its mark", Buffer.from('\uFEFF{"a": 1}', "utf16le"), { line: 1 }],
  ["UTF-16 without", Buffer.from('{"a": 1}', "utf16le"), { line: 1 }],
])("a file in another encoding: %s", (_what, bytes, wanted) => {
  expect(read(bytes)).toMatchObject({ problems: [{ rule: "encoding", ...wanted }] });
});

test("a file of more than a megabyte is not read", () => {
  expect(read(`{"a": "${"x".repeat(1_000_000)}"}`)).toMatchObject({ problems: [{ rule: "file-size" }] });
});

test("a field written twice is an error at the second, whatever ends the lines", () => {
  const { document, problems } = read('{\r\n"a": 1,\r"b": 2,\n"a": 3}');
  expect(problems).toMatchObject([{ rule: "duplicate-field", line: 4, column: 1, path: "a" }]);
  expect(problems[0]?.message).toContain("c'è già alla riga 2");
  expect(document?.value).toEqual({ a: 3, b: 2 });
});

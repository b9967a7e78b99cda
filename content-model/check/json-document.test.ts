/** @jest-environment node */
import { readDocument } from "./json-document";

const read = (bytes: Buffer | string) => readDocument(Buffer.from(bytes as string));

test("a byte order mark is a problem, but the values are read", () => {
  const { document, problems } = read('\uFEFF{"a": 1}');
  expect(document?.value).toEqual({ a: 1 });
  expect(problems).toMatchObject([{ rule: "encoding", line: 1, column: 1 }]);
});

test("a letter in Latin-1 is found where it stands", () => {
  const { document, problems } = readDocument(Buffer.from('{\n  "città": 1\n}', "latin1"));
  expect(document).toBeUndefined();
  expect(problems).toMatchObject([{ rule: "encoding", line: 2, column: 8 }]);
});

test("UTF-16 is recognised with and without its mark", () => {
  for (const bytes of [Buffer.from('\uFEFF{"a": 1}', "utf16le"), Buffer.from('{"a": 1}', "utf16le")]) {
    expect(readDocument(bytes).problems).toMatchObject([
      { rule: "encoding", message: "il file è salvato con codifica UTF-16" },
    ]);
  }
});

test("a letter that an earlier conversion ruined is found", () => {
  expect(read('{"a": "citt\uFFFD"}').problems).toMatchObject([{ rule: "encoding", line: 1, column: 12 }]);
});

test.each(["", " \n "])("an empty file (%j) is a problem", (text) => {
  expect(read(text).problems).toMatchObject([{ rule: "json-syntax", message: "il file è vuoto" }]);
});

test("a file of more than a megabyte is not read", () => {
  expect(read(`{"a": "${"x".repeat(1_000_000)}"}`)).toMatchObject({ problems: [{ rule: "file-size" }] });
});

test("lines end with \\n, \\r\\n or \\r alike", () => {
  const { problems } = read('{\r\n"a": 1,\r"b": 2,\n"a": 3}');
  expect(problems).toMatchObject([{ rule: "duplicate-field", line: 4, column: 1, path: ["a"] }]);
});

test("a huge name written twice is shortened", () => {
  const name = "x".repeat(100_000);
  expect(read(`{"${name}": 1, "${name}": 2}`).problems[0]?.message.length).toBeLessThan(200);
});

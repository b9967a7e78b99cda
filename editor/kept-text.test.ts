/** @jest-environment node */
import { textWith } from "./kept-text";

const text = `{
  "name": "Ponte",
  "focus": { "x": 1, "y": 2 },
  "formats": ["PDF", "DWG"],
  "steps": [{ "title": "a" }, { "title": "b" }]
}
`;
const value = JSON.parse(text) as object;

test("nothing to change, nothing changed", () => {
  expect(textWith(text, structuredClone(value))).toBe(text);
});

test("one value, and the rest stands as it stood", () => {
  expect(textWith(text, { ...value, focus: { x: 1, y: 3 } })).toBe(text.replace('"y": 2', '"y": 3'));
  expect(textWith(text, { ...value, steps: [{ title: "a" }, { title: "c" }] })).toBe(
    text.replace('"b"', '"c"'),
  );
});

test("a list of another length is written anew, the others not", () => {
  const longer = textWith(text, { ...value, formats: ["PDF", "DWG", "LAS"] });
  expect(longer).toContain('"formats": [\n    "PDF",\n    "DWG",\n    "LAS"\n  ],\n');
  expect(longer).toContain('"focus": { "x": 1, "y": 2 }');
});

test("new keys take their place, old ones go with their line", () => {
  const { name, focus, formats, steps } = value as Record<string, unknown>;
  expect(textWith(text, { name, draft: true, focus, formats, steps })).toBe(
    text.replace('"Ponte",\n', '"Ponte",\n  "draft": true,\n'),
  );
  expect(textWith(text, { first: 0, name, focus, formats, steps })).toMatch(
    /^\{\n {2}"first": 0,\n {2}"name"/u,
  );
  expect(textWith(text, { name, focus, formats, steps, last: 9 })).toMatch(/\],\n {2}"last": 9\n\}\n$/u);
  expect(textWith(text, { name, formats, steps })).toBe(text.replace('  "focus": { "x": 1, "y": 2 },\n', ""));
});

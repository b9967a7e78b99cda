/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { colours } from "./sheet";
import { signPaths } from "./sign";

const source = (file: string) => readFileSync(path.resolve("src", file), "utf8");

test.each([
  ["ink", colours.ink],
  ["white", colours.white],
  ["orange-bright", colours.orangeBright],
  ["mist", colours.mist],
])("%s is the site's", (token, colour) => {
  expect(source("styles/tokens.css")).toContain(`--${token}: ${colour};`);
});

test("the sign is the wordmark's", () => {
  const wordmark = source("ui/wordmark.tsx");
  const { cx, cy, r } = signPaths.circle;
  expect(wordmark).toContain(`<circle cx="${cx}" cy="${cy}" r="${r}" />`);
  for (const d of [signPaths.cross, signPaths.point]) expect(wordmark).toContain(`d="${d}"`);
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeHostFiles } from "./host-files";
import { drawingPolicy } from "./rules";

let folder: string;
let root: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "host-files-"));
  root = path.join(folder, "public");
  mkdirSync(path.join(root, "static"), { recursive: true });
  for (const name of ["favicon.svg", "static/a.svg"]) writeFileSync(path.join(root, name), "<svg/>");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("drawings have a policy of their own", async () => {
  await writeHostFiles({}, root, []);
  const policy = `  Content-Security-Policy: ${drawingPolicy}\n`;
  const headers = readFileSync(path.join(root, "_headers"), "utf8");
  expect(drawingPolicy).toMatch(/^default-src 'none';.*; sandbox$/u);
  expect(headers).toContain(`\n/static/*\n  Cache-Control: public, max-age=31536000, immutable\n${policy}`);
  expect(headers).toContain(`\n/favicon.svg\n${policy}`);
});

test("no line is longer than Cloudflare Pages allows, its name included", async () => {
  const lengthOf = (value: number) => writeHostFiles({ Policy: "a".repeat(value) }, root, []);
  await lengthOf(1992);
  await expect(lengthOf(1993)).rejects.toThrow("Line in _headers: 2001");
});

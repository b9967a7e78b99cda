/**
 * Whether a fresh clone works: commands/ensure-installed.mjs on a project of its own, with an npm that notes each call.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

const root = join(__dirname, "..", "..");
const example = { version: "1.2.3", integrity: "sha512-a" };
const npm = `#!/usr/bin/env node
  const { appendFileSync, cpSync, mkdirSync } = require("node:fs");
  appendFileSync("calls", process.argv.slice(2).join(" ") + "\\n");
  mkdirSync("node_modules", { recursive: true });
  cpSync("package-lock.json", "node_modules/.package-lock.json");`;

let project: string;
const at = (...names: string[]) => join(project, ...names);
const writePackages = (file: string, packages: object) =>
  writeFileSync(at(file), JSON.stringify({ packages }));

/** How the script ended, and how often it has called npm until now. */
function ensureInstalled(npmScript = npm) {
  writeFileSync(at("npm"), npmScript, { mode: 0o755 });
  const script = at("commands", "ensure-installed.mjs");
  const env = { ...process.env, PATH: `${project}${delimiter}${process.env.PATH}` };
  const { status, stderr } = spawnSync(process.execPath, [script], { encoding: "utf8", env });
  const calls = existsSync(at("calls")) ? readFileSync(at("calls"), "utf8").split("\n").length - 1 : 0;
  return { status, stderr, calls };
}

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "ensure-installed-"));
  cpSync(join(root, "commands"), at("commands"), { recursive: true });
  cpSync(join(root, "package.json"), at("package.json"));
  writePackages("package-lock.json", { "node_modules/example": example });
});
afterEach(() => rmSync(project, { recursive: true }));

it("installs what the lock file asks for, once, and again when either changes", () => {
  expect(ensureInstalled("#!/bin/sh\nexit 7")).toMatchObject({ status: 7, calls: 0 });
  expect(ensureInstalled()).toEqual({ status: 0, stderr: "", calls: 1 });
  expect(readFileSync(at("calls"), "utf8")).toMatch(/^ci .*--include=dev/u);
  expect(ensureInstalled()).toMatchObject({ status: 0, calls: 1 });
  writePackages("package-lock.json", { "node_modules/example": { ...example, version: "2.0.0" } });
  expect(ensureInstalled()).toMatchObject({ status: 0, calls: 2 });
  writePackages("node_modules/.package-lock.json", {});
  expect(ensureInstalled()).toMatchObject({ status: 0, calls: 3 });
});

it("adopts a tree that npm itself installed, without what other platforms need", () => {
  const other = { ...example, optional: true };
  writePackages("package-lock.json", { "node_modules/example": example, "node_modules/other": other });
  mkdirSync(at("node_modules"));
  writePackages("node_modules/.package-lock.json", { "node_modules/example": example });
  expect(ensureInstalled()).toEqual({ status: 0, stderr: "", calls: 0 });
});

const own = process.versions.node.split(".").map(Number) as [number, number, number];
it.each([
  ["older than the minor version", `^${own[0]}.${own[1] + 1}.0`],
  ["older than every line", `^${own[0] + 1}.0.0 || ^${own[0] + 2}.0.0`],
  ["between two lines, or newer", `^${own[0] - 1}.0.0 || ^${own[0] + 1}.0.0`],
])("refuses a Node that is %s, in one line", (_, node) => {
  writeFileSync(at("package.json"), JSON.stringify({ engines: { node } }));
  const { stderr, ...rest } = ensureInstalled();
  expect(rest).toEqual({ status: 1, calls: 0 });
  expect(stderr).toMatch(/^This project needs Node \^[^\n]+: install the one of \.nvmrc [^\n]+\n$/u);
});

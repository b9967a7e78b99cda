/**
 * @jest-environment node
 *
 * commands/ensure-installed.mjs on a project of its own, with an npm that only notes that it was called.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const scripts = join(__dirname, "..", "..", "commands");
type Packages = Record<string, { version?: string; integrity?: string; optional?: boolean }>;

let project: string;
const at = (...names: string[]) => join(project, ...names);
const writeLock = (packages: Packages) =>
  writeFileSync(at("package-lock.json"), JSON.stringify({ packages }));

/** What npm leaves behind: the tree's own lock file, without the project itself. */
function writeTree(packages: Packages) {
  mkdirSync(at("node_modules"), { recursive: true });
  writeFileSync(at("node_modules", ".package-lock.json"), JSON.stringify({ packages }));
}

function ensureInstalled() {
  const { status, stdout, stderr } = spawnSync(process.execPath, [at("commands", "ensure-installed.mjs")], {
    encoding: "utf8",
    env: { ...process.env, npm_execpath: at("npm.cjs") },
  });
  const calls = existsSync(at("calls")) ? readFileSync(at("calls"), "utf8").trim().split("\n") : [];
  return { status, output: stdout + stderr, calls };
}

const root = { version: "1.0.0" };
const example = { version: "1.2.3", integrity: "sha512-a" };

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "ensure-installed-"));
  for (const name of ["ensure-installed.mjs", "project.mjs"]) {
    cpSync(join(scripts, name), at("commands", name));
  }
  writeFileSync(at("package.json"), JSON.stringify({ engines: { node: ">=20.19 <25" } }));
  writeLock({ "": root, "node_modules/example": example });
  writeFileSync(
    at("npm.cjs"),
    `const { appendFileSync, mkdirSync, readFileSync, writeFileSync } = require("node:fs");
     appendFileSync("calls", process.argv.slice(2).join(" ") + "\\n");
     if (process.env.NPM_FAILS) process.exit(7);
     const { "": own, ...packages } = JSON.parse(readFileSync("package-lock.json", "utf8")).packages;
     mkdirSync("node_modules", { recursive: true });
     writeFileSync("node_modules/.package-lock.json", JSON.stringify({ packages }));`,
  );
});

afterEach(() => rmSync(project, { recursive: true }));

it("installs on a fresh clone, and only once", () => {
  expect(ensureInstalled()).toMatchObject({
    status: 0,
    calls: [expect.stringMatching(/^install --no-save /u)],
  });
  expect(ensureInstalled()).toMatchObject({
    status: 0,
    output: "",
    calls: [expect.stringMatching(/^install --no-save /u)],
  });
});

it("adopts a good tree that npm itself installed, in silence", () => {
  writeTree({ "node_modules/example": example });
  expect(ensureInstalled()).toEqual({ status: 0, output: "", calls: [] });
});

it("does not miss an optional package of another platform", () => {
  writeLock({
    "": root,
    "node_modules/example": example,
    "node_modules/other": { ...example, optional: true },
  });
  writeTree({ "node_modules/example": example });
  expect(ensureInstalled().calls).toEqual([]);
});

it.each<[string, Packages]>([
  ["is missing", { "": root, "node_modules/example": example, "node_modules/new": example }],
  ["has another version", { "": root, "node_modules/example": { ...example, version: "2.0.0" } }],
  ["has another integrity", { "": root, "node_modules/example": { ...example, integrity: "sha512-b" } }],
  ["is no longer wanted", { "": root }],
])("installs when a package %s", (_what, packages) => {
  writeTree({ "node_modules/example": example });
  ensureInstalled();
  writeLock(packages);
  expect(ensureInstalled().calls).toHaveLength(1);
});

it("installs again when the tree was changed behind an unchanged lock file", () => {
  ensureInstalled();
  writeTree({ "node_modules/example": { ...example, version: "9.9.9" } });
  expect(ensureInstalled().calls).toHaveLength(2);
});

it("ends with npm's exit code, and tries again the next time", () => {
  process.env.NPM_FAILS = "1";
  try {
    expect(ensureInstalled().status).toBe(7);
  } finally {
    delete process.env.NPM_FAILS;
  }
  expect(ensureInstalled()).toMatchObject({ status: 0, calls: [expect.anything(), expect.anything()] });
});

it("refuses an older Node in one line", () => {
  writeFileSync(at("package.json"), JSON.stringify({ engines: { node: ">=99.1" } }));
  const { status, output, calls } = ensureInstalled();
  expect(status).toBe(1);
  expect(output).toBe(`This project needs Node 99.1 or newer; this is Node ${process.versions.node}.\n`);
  expect(calls).toEqual([]);
});

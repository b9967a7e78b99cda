/** What begins every command: commands/launch.mjs in a project of its own, with an npm that notes each call. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

const root = join(__dirname, "..", "..");
const own = process.versions.node;
const example = { version: "1.2.3", integrity: "sha512-a" };

/** Installs what the lock file says, fetches a Node that says of itself that it is another, and notes both. */
const npm = `#!/usr/bin/env node
  const { appendFileSync, cpSync, mkdirSync, writeFileSync } = require("node:fs");
  appendFileSync("calls", process.argv[2] + "\\n");
  if (process.argv[2] === "exec") {
    mkdirSync("fetched");
    writeFileSync("fetched/node", "#!/bin/sh\\necho fetched; exec '" + process.execPath + "' \\"$@\\"", { mode: 0o755 });
    return console.log(process.cwd() + "/fetched/node");
  }
  mkdirSync("node_modules", { recursive: true });
  cpSync("package-lock.json", "node_modules/.package-lock.json");`;

let project: string;
const at = (...names: string[]) => join(project, ...names);
const writePackages = (file: string, packages: object) =>
  writeFileSync(at(file), JSON.stringify({ packages }));
const supports = (node: string) => writeFileSync(at("package.json"), JSON.stringify({ engines: { node } }));

type Desk = { npmScript?: string; version?: string; command?: string[] };

/** How a command ended, what it printed, and npm's calls until now. */
function launch({ npmScript = npm, version = own, command = ["--print", "'done'"] }: Desk = {}) {
  writeFileSync(at("npm"), npmScript, { mode: 0o755 });
  const disguise = `data:text/javascript,Object.defineProperty(process,"versions",{value:{node:"${version}"}})`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", disguise, at("commands", "launch.mjs"), ...command],
    { encoding: "utf8", env: { ...process.env, PATH: `${project}${delimiter}${process.env.PATH}` } },
  );
  const calls = existsSync(at("calls")) ? readFileSync(at("calls"), "utf8").trim().split("\n") : [];
  return { status, stdout, stderr, calls };
}

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "un desk with spaces "));
  cpSync(join(root, "commands"), at("commands"), { recursive: true });
  writeFileSync(at(".nvmrc"), "24\n");
  supports(">=20.19");
  writePackages("package-lock.json", { "node_modules/example": example });
});
afterEach(() => rmSync(project, { recursive: true }));

it("installs what the lock file asks for, once, and again when either changes", () => {
  expect(launch()).toMatchObject({ status: 0, stderr: "", calls: ["ci"] });
  expect(launch()).toMatchObject({ stdout: "done\n", calls: ["ci"] });
  writePackages("package-lock.json", { "node_modules/example": { ...example, version: "2.0.0" } });
  expect(launch().calls).toHaveLength(2);
  writePackages("node_modules/.package-lock.json", {});
  expect(launch().calls).toHaveLength(3);
});

it("adopts a tree without what only other platforms need", () => {
  launch();
  const other = { ...example, optional: true };
  writePackages("package-lock.json", { "node_modules/example": example, "node_modules/other": other });
  expect(launch().calls).toEqual(["ci"]);
});

it.each([
  ["18.20.8", true],
  ["20.18.3", true],
  ["20.19.0", false],
  ["22.0.0", false],
])("on Node %s goes on, with the Node that npm fetches where it is too old: %s", (version, isTooOld) => {
  const { status, stdout, calls } = launch({ version });
  expect([status, calls]).toEqual([0, isTooOld ? ["exec", "ci"] : ["ci"]]);
  const advice = "is too old for this project (20.19 and later): going on with Node 24.";
  expect(stdout.includes(advice)).toBe(isTooOld);
});

it("ends as npm ends where that fails, and else as the command ends", () => {
  const failing = launch({ npmScript: '#!/bin/sh\necho "npm error code ENOTFOUND" >&2\nexit 7' });
  expect(failing).toMatchObject({ status: 7, stderr: "npm error code ENOTFOUND\n" });
  expect(launch({ command: ["--eval", "process.exit(3)"] }).status).toBe(3);
});

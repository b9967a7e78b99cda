/** commands/run-scripts.mjs, which runs what `npm test` and `npm run check` are made of. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(__dirname, "..", "..");
let project: string;
const at = (...names: string[]) => join(project, ...names);

const runScripts = (...steps: string[]) =>
  spawnSync(process.execPath, [at("commands", "run-scripts.mjs"), ...steps], { encoding: "utf8" });

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), "run scripts "));
  cpSync(join(root, "commands"), at("commands"), { recursive: true });
  const scripts = {
    one: "echo first failure && exit 1",
    two: "echo second failure && exit 2",
    fine: "echo all right",
    later: "echo later",
  };
  writeFileSync(at("package.json"), JSON.stringify({ scripts }));
});
afterAll(() => rmSync(project, { recursive: true }));

it("runs every part of a step to its end, shows each failure last, and no later step", () => {
  const { status, stdout, stderr } = runScripts("one,fine,two", "later");
  expect(stdout).toMatch(/all right[\s\S]+first failure[\s\S]+second failure/u);
  expect(stdout).not.toContain("== later");
  expect([status, stderr.trim()]).toEqual([1, "Failed: one, two. The steps after it did not run."]);
});

it("runs one step after the other where all is well", () => {
  expect(runScripts("fine", "later")).toMatchObject({
    status: 0,
    stdout: "\n== fine\nall right\n\n== later\nlater\n",
  });
});

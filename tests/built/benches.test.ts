/** Each bench for a moment; of the build bench only the content that it makes, since a build takes minutes. */
import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { addProjects } from "../../benches/build";
import { checkContent } from "../../content-model/check";
import { publicFolder } from "./support";

const root = join(__dirname, "..", "..");

const run = async (...args: string[]) =>
  (await promisify(execFile)(process.execPath, ["--import", "tsx", ...args], { cwd: root })).stdout;

// Pages come on a slow line to a slow device, and each is waited for until it rests.
jest.setTimeout(300_000);

const benchPages = (...args: string[]) =>
  run("benches/pages.ts", "--root", publicFolder, "--rounds", "1", "--links", "slow-4g", ...args);

it.concurrent("pages: a page beside its floor", async () => {
  const report = await benchPages("--pages", "--routes", "/contact", "--floor");
  expect(report).toMatch(/^\/contact, slow-4g: medians of 1$/mu);
  expect(report).toMatch(/LCP ÷ floor +│ \d/u);
});

it.concurrent("pages: what visitors do, and how long it takes", async () => {
  const report = await benchPages("--acts");
  for (const act of ["form live", "picture open, cached", "INP, form"])
    expect(report).toMatch(new RegExp(`${act}, ms +│ [1-9]`, "u"));
});

it.concurrent("pages: a visit of three pages", async () => {
  expect(await benchPages("--visit")).toMatch(/all three, ms +│ [1-9]\d{2,}/u);
});

it.concurrent("load: every answer is right", async () => {
  expect(await run("benches/load.ts", "--root", publicFolder, "--seconds", "1")).toContain(
    "\n0 wrong answers\n",
  );
});

it("build: the content with more projects passes the check", async () => {
  const folder = mkdtempSync(join(tmpdir(), "bench-build-"));
  cpSync("content", folder, { recursive: true });
  await addProjects(folder, 3);
  const { problems } = await checkContent({ contentRoot: folder, staticRoot: join(root, "static") });
  rmSync(folder, { recursive: true });
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
});

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

it("pages: a page beside its floor", async () => {
  const report = await run(
    "benches/pages.ts",
    "--root",
    publicFolder,
    "--rounds",
    "1",
    "--routes",
    "/contact",
    "--links",
    "slow-4g",
  );
  expect(report).toMatch(/LCP, site ÷ floor: \d+\.\d\d\n/u);
});

it("load: every answer is right", async () => {
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

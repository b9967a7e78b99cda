/** commands/gatsby.mjs: no build meets what another folder, Node or set of packages has left. */
import { spawnSync } from "node:child_process";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const root = join(__dirname, "..", "..");
let folder: string;
let project: string;
const at = (...names: string[]) => join(project, ...names);

beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), "gatsby-command-"));
  project = join(folder, "sito");
  for (const name of ["commands", "gatsby/environment.mjs"])
    fs.cpSync(join(root, name), at(name), { recursive: true });
  content("exit 0");
  fs.writeFileSync(at("package-lock.json"), "{}");
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** Has the content pass its check, or not. */
const content = (check: "exit 0" | "exit 1") =>
  fs.writeFileSync(
    at("package.json"),
    JSON.stringify({ scripts: { "check:content": check }, dependencies: { gatsby: "5" } }),
  );

const run = (command: string) =>
  spawnSync(process.execPath, [at("commands", "gatsby.mjs"), command], { encoding: "utf8" });

/** What a Gatsby of our own does when it runs: by itself, nothing. */
function gatsby(script = "") {
  fs.mkdirSync(at("node_modules/gatsby"), { recursive: true });
  fs.writeFileSync(at("node_modules/gatsby/package.json"), "{}");
  fs.writeFileSync(at("node_modules/gatsby/cli.js"), script);
}

/** Whether a command leaves alone what the one before it has left; always both folders, or neither. */
function keeps(command: string): boolean {
  const left = [".cache", "public"].map((name) => at(name, "left"));
  for (const file of left) if (fs.existsSync(dirname(file))) fs.writeFileSync(file, "");
  run(command);
  const [cache = false, pages] = left.map((file) => fs.existsSync(file));
  expect(pages).toBe(cache);
  return cache;
}

describe("the cache", () => {
  beforeEach(() => {
    gatsby();
    run("build");
  });

  it("of a build serves the next one and `npm start`, that of `npm start` no build", () => {
    expect(["build", "develop", "build"].map(keeps)).toEqual([true, true, false]);
  });

  it("of another folder, another Node or other packages serves nobody", () => {
    const before = project;
    project = join(folder, "altro");
    fs.renameSync(before, project);
    expect(keeps("build")).toBe(false);

    fs.writeFileSync(at("package-lock.json"), "{ }");
    expect(keeps("build")).toBe(false);

    const note = at(".cache", ".made-by");
    fs.writeFileSync(note, fs.readFileSync(note, "utf8").replace(process.version, "v22.0.0"));
    expect(keeps("build")).toBe(false);
  });

  it("of a build that did not come to its end serves nobody, and nothing is published", () => {
    for (const end of ["process.exit(1)", "process.kill(process.pid, 'SIGKILL')"]) {
      gatsby(end);
      fs.mkdirSync(at(".deploy"));
      run("build");
      expect(fs.existsSync(at(".deploy"))).toBe(false);
      gatsby();
      expect(keeps("build")).toBe(false);
    }
  });

  it("outlives mistakes in the content, for which no build begins", () => {
    content("exit 1");
    expect(run("build")).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^Il sito non è partito/mu),
    });
    content("exit 0");
    expect(keeps("build")).toBe(true);
  });

  it("is not taken from a Gatsby that is at work", () => {
    fs.writeFileSync(at(".cache", ".made-by"), String(process.pid));
    expect(keeps("build")).toBe(true);
    expect(run("build")).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(`end process ${process.pid} `),
    });
  });
});

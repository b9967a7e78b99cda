/** What GitHub, GitLab and Netlify run, which no test can: it names what is there, and says the same on each of them. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const project = path.join(__dirname, "..", "..");
const read = (...names: string[]) => readFileSync(path.join(project, ...names), "utf8");
const { scripts, engines }: { scripts: object; engines: { node: string } } = JSON.parse(read("package.json"));
const nodeLine = read(".nvmrc").trim();
const folder = path.join(".github", "workflows");
const workflows = readdirSync(path.join(project, folder)).map((name) => path.join(folder, name));
const [publish, gitlab, netlify] = [path.join(folder, "publish.yml"), ".gitlab-ci.yml", "netlify.toml"];

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found);
const unique = (names: readonly string[]) => [...new Set(names)].toSorted();

/** What GitHub's own language service says of workflows, a line each. */
const mistakesIn = (...files: readonly string[]) =>
  execFileSync(
    process.execPath,
    ["--import", "tsx", path.join("tests", "unit", "testing", "workflow-mistakes.ts"), ...files],
    { cwd: project, encoding: "utf8" },
  );

it("GitHub understands the workflows, and would tell a mistake", () => {
  expect(mistakesIn(...workflows)).toBe("");
  const other = mkdtempSync(path.join(tmpdir(), "workflow-"));
  const wrong = path.join(other, "publish.yml");
  writeFileSync(wrong, read(publish).replace("vars.SITE_HOST", "variables.SITE_HOST"));
  expect(mistakesIn(wrong)).toMatch(/publish\.yml:\d+: Unrecognized named-value: 'variables'/u);
  rmSync(other, { recursive: true });
});

it.each([...workflows, gitlab, netlify])("%s runs scripts of package.json, which run here too", (file) => {
  const named = all(read(file), /\bnpm run ([\w:-]+)/gu);
  expect(named).not.toEqual([]);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

it("the Node of .nvmrc builds everywhere; the other line of engines is tried too", () => {
  const texts = workflows.map((file) => read(file)).join("\n");
  expect(all(texts, /(node-version-file: \.nvmrc)$/gmu)).toHaveLength(
    all(texts, /(actions\/setup-node@)/gu).length,
  );
  expect(all(read(gitlab), /^ *image: (\S+)/gmu)).toEqual([`node:${nodeLine}-bookworm`]);
  expect(read(netlify)).not.toContain("NODE_VERSION");
  const tried = all(texts, /^ *node: \["", "(\d+)"\]$/gmu);
  expect(unique([...tried, nodeLine])).toEqual(unique(all(engines.node, /\^(\d+)\./gu)));
});

it("actions of others are pinned by their digest, with the version beside it", () => {
  const used = workflows.flatMap((file) => all(read(file), /\buses: (.+)$/gmu));
  const loose = used.filter((name) => !/^\.\/|^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/u.test(name));
  expect([used.length > 0, loose]).toEqual([true, []]);
});

it("the same is kept from one build to the next, the build's own folders included", () => {
  const kept = [".accepted-content", ".cache", "public"];
  const github = /&caches \|\n((?: +[.\w-]+\n)+)/u.exec(read(publish))?.[1] ?? "";
  const lists = [
    github.trim().split(/\s+/u),
    all(read(gitlab), /paths: \[(.*\.cache.*)\]/gu).flatMap((list) => list.split(", ")),
    all(read("hosting", "netlify-cache", "index.js"), /"([^"]+)"/gu),
  ];
  for (const list of lists) expect(list.filter((name) => name !== ".deploy")).toEqual(kept);
});

it("publish.yml hands on each setting that npm run deploy asks for; the guide has them all in one table", () => {
  const asked = all(read("commands", "deploy.mjs"), /^ +([A-Z_]{6,}): \[/gmu);
  const site = all(read(".env.example"), /^(GATSBY_\w+)=/gmu).filter(
    (name) => name !== "GATSBY_EMAILJS_ORIGIN",
  );
  const named = all(read(publish), /\$\{\{ (?:vars|secrets)\.(\w+) \}\}/gu);
  expect(unique(named)).toEqual(unique([...asked, ...site, "SITE_HOST"]));
  const rows = read("docs", "pubblicazione.md")
    .split("\n")
    .filter((line) => /^\| `[A-Z]/u.test(line));
  expect(unique(rows.flatMap((row) => all(row.split(" | ", 1)[0] ?? "", /`(\w+)`/gu)))).toEqual(
    unique(named),
  );
});

/** What GitHub, GitLab and Netlify run, which no test can: it names what is there, and says the same on each of them. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const project = path.join(__dirname, "..", "..");
const read = (...names: string[]) => readFileSync(path.join(project, ...names), "utf8");
const { scripts }: { scripts: object } = JSON.parse(read("package.json"));
const folder = path.join(".github", "workflows");
const workflows = readdirSync(path.join(project, folder)).map((name) => path.join(folder, name));
const [publish, gitlab, netlify] = [path.join(folder, "publish.yml"), ".gitlab-ci.yml", "netlify.toml"];

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found);
const unique = (names: readonly string[]) => [...new Set(names)].toSorted();

/** Scripts of package.json that a text runs, with their options, in its order. */
const runBy = (text: string) => all(text, /\bnpm run ([\w:-]+(?: -- --[\w-]+)?)/gu);

it.each([...workflows, gitlab, netlify])("%s runs scripts of package.json, which run here too", (file) => {
  const named = runBy(read(file)).map((call) => call.split(" ", 1)[0] ?? "");
  expect(named).not.toEqual([]);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

it("a push goes online if content check, build and built pages prove sound, and waits for nothing else", () => {
  const proof = ["check:content -- --publish", "build", "test:pages"];
  const [, published = ""] = read(gitlab).split(/^impostazioni:$/mu);
  for (const text of [read(publish), published])
    expect(runBy(text)).toEqual(["deploy -- --check", ...proof, "deploy"]);
  const [command = ""] = all(read(netlify), /^ +command = (.+)$/gmu);
  expect(runBy(command)).toEqual(proof);
  const needs = (file: string) => unique(all(read(file), /^ +needs: \[?(.+?)\]?$/gmu));
  expect([publish, gitlab].map(needs)).toEqual([["build"], ["build", "impostazioni"]]);
});

it("publish.yml hands on each setting that npm run deploy asks for; the guide has them all in one table", () => {
  const asked = all(read("commands", "deploy.mjs"), /^ +([A-Z_]{6,}): "/gmu);
  const site = all(read(".env.example"), /^(GATSBY_\w+)=/gmu).filter((name) => !name.endsWith("_ORIGIN"));
  const named = unique(all(read(publish), /\$\{\{.* ?(?:vars|secrets)\.(\w+)(?: \|\| '')? \}\}/gu));
  expect(named).toEqual(unique([...asked, ...site, "SITE_HOST"]));
  const rows = all(read("docs", "pubblicazione.md"), /^\| (`[A-Z].*?) \| /gmu);
  expect(unique(rows.flatMap((row) => all(row, /`(\w+)`/gu)))).toEqual(named);
});

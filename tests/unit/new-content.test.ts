/** @jest-environment node */
/** `npm run new` over a copy of the real content. */
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { checkContent } from "../../content-model/check";

const project = path.resolve(__dirname, "../..");
let base: string;
let root: string;

beforeEach(() => {
  base = mkdtempSync(path.join(os.tmpdir(), "new-content-"));
  root = path.join(base, "site");
  cpSync(path.join(project, "content"), path.join(root, "content"), { recursive: true });
  cpSync(path.join(project, "static/video"), path.join(root, "static/video"), { recursive: true });
});
afterEach(() => rmSync(base, { recursive: true }));

const run = (...options: string[]) =>
  spawnSync(process.execPath, ["--import", "tsx", "commands/new-content.ts", ...options, "--root", root], {
    cwd: project,
    encoding: "utf8",
  });

const filesNow = () =>
  readdirSync(base, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();

const inContent = (name: string) => path.join(root, "content", name);
const check = async (publish = false) =>
  (await checkContent({ contentRoot: inContent("."), staticRoot: path.join(root, "static"), publish }))
    .problems;

test("what every kind makes adds no problem, and nothing outside its own files", async () => {
  const before = filesNow();
  const problemsBefore = await check(true);
  const runs = [
    run("progetto", "Rilievo dell’antico castello"),
    run("progetto", "../../../torre"),
    run("attrezzatura", "Georadar"),
    run("software", "QGIS"),
    run("membro", "Geom. Anna D'Àvila"),
  ];
  expect(runs.map(({ status, stderr }) => [status, stderr])).toEqual(runs.map(() => [0, ""]));
  const projectFiles = (slug: string) =>
    ["1", "2", "3", "4"].map((name) => `content/images/projects/${slug}/${name}.jpg`);
  expect(filesNow().filter((file) => !before.includes(file))).toEqual(
    [
      ...["rilievo-dell-antico-castello", "torre"].flatMap((slug) => [
        `content/projects/${slug}.json`,
        ...projectFiles(slug),
      ]),
      "content/equipment/georadar.json",
      "content/images/equipment/georadar.jpg",
      "content/software/qgis.json",
      "content/team/geom-anna-d-avila.json",
      "content/images/team/geom-anna-d-avila.svg",
    ].sort(),
  );
  // Five warnings say that there are drafts; nothing else is said of them.
  const added = (await check(true)).filter((problem) => !problem.message.startsWith("è una bozza"));
  expect(added).toEqual(problemsBefore);
  const told = runs[0]?.stdout ?? "";
  for (const words of [
    "content/projects/rilievo-dell-antico-castello.json",
    "content/images/projects/rilievo-dell-antico-castello/1.jpg",
    "npm start",
    '"draft"',
  ])
    expect(told).toContain(words);
});

test("texts that are still to write may not be published once the entry is no draft", async () => {
  const count = (await check()).length;
  run("software", "QGIS");
  const file = inContent("software/qgis.json");
  writeFileSync(file, readFileSync(file, "utf8").replace('  "draft": true,\n', ""));
  const added = (await check(true)).filter((problem) => problem.file === "content/software/qgis.json");
  expect(added).toMatchObject([
    { rule: "placeholder", severity: "error", field: expect.stringContaining("description") },
  ]);
  expect(await check()).toHaveLength(count + 1);
});

test("what exists is left as it is", () => {
  const drone = readFileSync(inContent("equipment/drone.json"), "utf8");
  const before = filesNow();
  const refused = run("attrezzatura", "Drone");
  expect(refused).toMatchObject({ status: 1, stdout: "" });
  expect(refused.stderr).toContain("C'è già content/equipment/drone.json");
  expect(readFileSync(inContent("equipment/drone.json"), "utf8")).toBe(drone);
  expect(filesNow()).toEqual(before);
});

test("photographs that are in the folder already are kept", () => {
  mkdirSync(inContent("images/projects/castello"));
  writeFileSync(inContent("images/projects/castello/1.jpg"), "la mia fotografia");
  expect(run("progetto", "Castello").status).toBe(0);
  expect(readFileSync(inContent("images/projects/castello/1.jpg"), "utf8")).toBe("la mia fotografia");
  expect(existsSync(inContent("images/projects/castello/4.jpg"))).toBe(true);
});

test("a link does not lead the pictures out of the content", () => {
  mkdirSync(path.join(base, "altrove"));
  symlinkSync(path.join(base, "altrove"), inContent("images/projects/castello"));
  const refused = run("progetto", "Castello");
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain("collegamento");
  expect(readdirSync(path.join(base, "altrove"))).toEqual([]);
  expect(existsSync(inContent("projects/castello.json"))).toBe(false);
});

test.each([
  [["servizio", "Georadar"], 1, "fissati dai moduli"],
  [["pagina", "Chi siamo"], 1, "non è un tipo di contenuto"],
  [["progetto"], 2, "npm run new -- progetto"],
  [[], 2, "npm run new -- progetto"],
  [["--pubblica"], 2, "npm run new -- progetto"],
])("%j is answered with what is possible", (options, status, words) => {
  const before = filesNow();
  const answer = run(...options);
  expect(answer.status).toBe(status);
  expect(answer.stdout + answer.stderr).toContain(words);
  expect(filesNow()).toEqual(before);
});

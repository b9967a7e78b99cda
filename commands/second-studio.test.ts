import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkContent } from "../content-check/check";
import { readSiteContent } from "../content-model/site-content";
import { removeDemonstration } from "./demonstration";
import { makeSecondStudio } from "./second-studio";

const project = path.resolve(__dirname, "..");
let root: string;
const content = () => path.join(root, "content");

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "studio-"));
  for (const folder of ["content", "static"])
    cpSync(path.join(project, folder), path.join(root, folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const check = (publish = false) =>
  checkContent({
    contentRoot: content(),
    staticRoot: path.join(root, "static"),
    publish,
    environment: {},
  });

const errors = async () => (await check()).problems.filter(({ severity }) => severity === "error");

/** All text of the JSON files. */
const texts = () =>
  readdirSync(content(), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .map((name) => readFileSync(path.join(content(), name), "utf8"))
    .join("\n");

test("the demonstration leaves no invented work or person, no film and no reference to one; nothing is unused", async () => {
  const lines = await removeDemonstration(root);
  expect(lines.filter((line) => !/^(?:tolto|cambiato) (?:content|static)\//u.test(line))).toEqual([]);
  expect(await errors()).toEqual([]);
  expect(texts()).not.toMatch(/"illustrative": true|Nome Cognome|"sheet"|\/video\//u);
  const { problems } = await check(true);
  expect(problems.filter(({ message }) => message.startsWith("nessuna pagina"))).toEqual([]);
  expect(await removeDemonstration(root)).toEqual([]);
});

test("content that Git does not keep is not touched without --force", () => {
  const before = texts();
  const run = spawnSync(process.execPath, ["--import", "tsx", "commands/empty-content.ts", "--root", root], {
    cwd: project,
    encoding: "utf8",
  });
  expect([run.status, run.stderr]).toEqual([1, expect.stringContaining("--force")]);
  expect(texts()).toBe(before);
});

test("another studio's site is content alone: its own places, colours, lists and pages, without errors", async () => {
  await makeSecondStudio(root);
  expect(await errors()).toEqual([]);
  const { studio, theme, services, projects, equipment, equipmentPage, pages } = readSiteContent(content());
  expect([services.length, projects.length, equipment.length, equipmentPage]).toEqual([7, 2, 0, undefined]);
  expect([studio.address.region, studio.serviceArea.map, studio.counters]).toEqual([
    "Veneto",
    undefined,
    undefined,
  ]);
  expect([theme.colours.ink, pages.map(({ slug }) => slug)]).toEqual(["#12351f", ["certificazioni"]]);
});

/** Desks that differ: names of folders, files as Windows saves them. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadEnvironment } from "../../gatsby/environment";

const root = join(__dirname, "..", "..");
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "desk-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the check that precedes Gatsby in a folder of this name. */
function checkFolder(...names: string[]) {
  const cwd = join(folder, ...names);
  mkdirSync(cwd, { recursive: true });
  return spawnSync(process.execPath, [join(root, "scripts", "check-folder.mjs")], { cwd, encoding: "utf8" });
}

it.each([
  ["D'Amico", "'"],
  ["prova (1)", "("],
  ["copia 2)", ")"],
  ["sito[1]", "["],
  ["sito]", "]"],
  ["a#1", "#"],
  ["100%", "%"],
  ["sito%20x", "%"],
  ["che?", "?"],
  ["a*b", "*"],
])("Gatsby is not started in %s or below, and a line in each language says why", (name, sign) => {
  for (const names of [[name], [name, "sito"]]) {
    const { status, stderr, stdout } = checkFolder(...names);
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr.trimEnd().split("\n")).toEqual([
      expect.stringMatching(/^Gatsby cannot work in a folder .+ move the project/u),
      expect.stringMatching(/^Gatsby non funziona in una cartella .+ spostare il progetto/u),
    ]);
    expect(stderr.split(`«${sign}»`)).toHaveLength(3);
  }
});

it.each(["Ufficio Rossi & Figli – è + nuovo", "a!@;,$=~{}^", "perche\u0301"])("%s is a good name", (name) => {
  expect(checkFolder(name)).toMatchObject({ status: 0, stdout: "", stderr: "" });
});

it.each<[string, (text: string) => Buffer]>([
  ["as other systems do", Buffer.from],
  ["with a mark", (text) => Buffer.from(`\uFEFF${text}`)],
  ["in UTF-16", (text) => Buffer.from(`\uFEFF${text}`, "utf16le")],
  ["in UTF-16, the other way round", (text) => Buffer.from(`\uFEFF${text}`, "utf16le").swap16()],
])("a .env that Windows saves %s sets what is not set already", (_how, saved) => {
  const file = join(folder, ".env");
  writeFileSync(file, saved("DESK_FIRST=primo\r\n# è\r\nDESK_SECOND='più in là'\r\nDESK_SET=altro\r\n"));
  process.env.DESK_SET = "";
  try {
    loadEnvironment(file);
    expect(process.env).toMatchObject({ DESK_FIRST: "primo", DESK_SECOND: "più in là", DESK_SET: "" });
  } finally {
    for (const name of ["DESK_FIRST", "DESK_SECOND", "DESK_SET"]) delete process.env[name];
  }
});

it("a project needs no .env", () => {
  expect(() => loadEnvironment(join(folder, ".env"))).not.toThrow();
});

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

function checkFolder(name: string) {
  const cwd = join(folder, name, "sito");
  mkdirSync(cwd, { recursive: true });
  return spawnSync(process.execPath, [join(root, "scripts", "check-folder.mjs")], { cwd, encoding: "utf8" });
}

it.each(["D'Amico", "prova (1)", "sito[1]", "a#1", "100%", "che?", "a*b"])(
  "Gatsby is not started below %s, and a line in each language says why",
  (name) => {
    const { status, stderr, stdout } = checkFolder(name);
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr.trimEnd().split("\n")).toEqual([
      expect.stringMatching(/^Gatsby cannot work in a folder .+ move the project/u),
      expect.stringMatching(/^Gatsby non funziona in una cartella .+ spostare il progetto/u),
    ]);
  },
);

it.each(["Ufficio Rossi & Figli – è + nuovo", "a!@;,$=~{}^", "perche\u0301"])("%s is a good name", (name) => {
  expect(checkFolder(name)).toMatchObject({ status: 0, stdout: "", stderr: "" });
});

it.each([
  ["with a mark", Buffer.from("\uFEFFDESK_FIRST='più in là'\r\nDESK_SET=altro\r\n")],
  ["in UTF-16", Buffer.from("\uFEFFDESK_FIRST='più in là'\r\nDESK_SET=altro\r\n", "utf16le")],
])("a .env that Windows saves %s sets what is not set already", (_how, saved) => {
  const file = join(folder, ".env");
  writeFileSync(file, saved);
  process.env.DESK_SET = "";
  loadEnvironment(file);
  expect(process.env).toMatchObject({ DESK_FIRST: "più in là", DESK_SET: "" });
  for (const name of ["DESK_FIRST", "DESK_SET"]) delete process.env[name];
});

it("a project needs no .env", () => {
  expect(() => loadEnvironment(join(folder, ".env"))).not.toThrow();
});

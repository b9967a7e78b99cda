import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { loadEnvironment } from "../../gatsby/environment";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "desk-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function checkFolder(name: string) {
  const cwd = join(folder, name, "sito");
  mkdirSync(cwd, { recursive: true });
  return spawnSync(process.execPath, [resolve("scripts/check-folder.mjs")], { cwd, encoding: "utf8" });
}

it.each(["D'Amico", "prova (1)", "sito[1]", "a#1", "100%", "che?", "a*b"])(
  "refuses to start Gatsby below %s, and explains why in both languages",
  (name) => {
    const english = "Gatsby cannot work in a folder .+ move the project.*";
    const lines = new RegExp(
      `^${english}\nGatsby non funziona in una cartella .+ spostare il progetto.*\n$`,
      "u",
    );
    expect(checkFolder(name)).toMatchObject({ status: 1, stdout: "", stderr: expect.stringMatching(lines) });
  },
);

it.each(["Ufficio Rossi & Figli – è + nuovo", "a!@;,$=~{}^", "perche\u0301"])("accepts %s", (name) => {
  expect(checkFolder(name)).toMatchObject({ status: 0, stdout: "", stderr: "" });
});

it.each(["utf8", "utf16le"] as const)(
  "a .env saved by Windows in %s sets unset variables only",
  (encoding) => {
    const file = join(folder, ".env");
    writeFileSync(file, "\uFEFFDESK_FIRST='più in là'\r\nDESK_SET=altro\r\n", encoding);
    process.env.DESK_SET = "";
    loadEnvironment(file);
    expect(process.env).toMatchObject({ DESK_FIRST: "più in là", DESK_SET: "" });
    for (const name of ["DESK_FIRST", "DESK_SET"]) delete process.env[name];
  },
);

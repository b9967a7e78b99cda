import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "desk-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function checkPath(name: string) {
  const cwd = join(folder, name, "sito");
  mkdirSync(cwd, { recursive: true });
  return spawnSync(process.execPath, [resolve("scripts/check-path.mjs")], { cwd, encoding: "utf8" });
}

it.each(["D'Amico", "prova (1)", "sito[1]", "a#1", "100%", "che?", "a*b"])(
  "refuses to start Gatsby below %s, and explains why in both languages",
  (name) => {
    const english = "Gatsby cannot work in a folder .+ move the project.*";
    const linesPattern = new RegExp(
      `^${english}\nGatsby non funziona in una cartella .+ spostare il progetto.*\n$`,
      "u",
    );
    expect(checkPath(name)).toMatchObject({
      status: 1,
      stdout: "",
      stderr: expect.stringMatching(linesPattern),
    });
  },
);

it.each(["Ufficio Rossi & Figli – è + nuovo", "a!@;,$=~{}^", "perche\u0301"])("accepts %s", (name) => {
  expect(checkPath(name)).toMatchObject({ status: 0, stdout: "", stderr: "" });
});

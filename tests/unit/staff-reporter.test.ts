import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

test("a failed page test ends with page, fault and remedy in Italian", () => {
  const folder = mkdtempSync(join(tmpdir(), "staff-reporter-"));
  const finding = 'attribute-allowed-values (12) img: Attribute "height" has invalid value "1466.67"';
  const tests = `
    describe("/about", () => test("is valid HTML", () => expect([${JSON.stringify(finding)}]).toEqual([])));
    test("/ keeps every budget", () => { throw new Error("26 kB"); });
    test("the build holds the pages", () => {});`;
  writeFileSync(join(folder, "pages.test.js"), tests);
  writeFileSync(join(folder, "seo.test.js"), 'throw new Error("There is no build")');
  const reporters = ["default", resolve("tests/jest/staff-reporter.cjs")];
  const config = JSON.stringify({ rootDir: folder, transform: {}, reporters });
  const jest = [require.resolve("jest/bin/jest"), "--config", config];
  const { stderr } = spawnSync(process.execPath, jest, { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  const ending = stderr.slice(stderr.indexOf("Il sito non è stato pubblicato"));
  for (const part of [
    '  Pagina /about: is valid HTML\n    "attribute-allowed-values (12) img: Attribute',
    "  Pagina /: keeps every budget\n    Error: 26 kB\n",
    "  Prova interrotta\n    There is no build\n",
    "\n\nChe cosa fare: ",
  ])
    expect(ending).toContain(part);
  expect(ending).not.toContain("the build holds the pages");
});

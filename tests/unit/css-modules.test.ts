import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve("src");
const files = readdirSync(root, { recursive: true, encoding: "utf8" }).map((file) => path.join(root, file));
const sheets = files.filter((file) => file.endsWith(".module.css"));
const components = files.filter((file) => /(?<!\.test|\.d)\.tsx?$/u.test(file));
const shown = (file: string) => path.relative(root, file);

/** Classes that a style sheet defines: those in its selectors, without the site-wide ones in `:global()`. */
function definedClasses(sheet: string): Set<string> {
  const css = readFileSync(sheet, "utf8").replace(/\/\*.*?\*\/|"[^"]*"|:global\([^)]*\)/gsu, "");
  const selectors = [...css.matchAll(/[^{};]+(?=\{)/gu)].map(([text]) => text.trim());
  const ofRules = selectors.filter((selector) => !selector.startsWith("@"));
  const values = [...css.matchAll(/@value (?<name>\w+):/gu)].map(({ groups }) => groups?.name ?? "");
  return new Set([
    ...values,
    ...ofRules.flatMap((selector) =>
      [...selector.matchAll(/\.([a-z_][\w-]*)/giu)].map(([, name = ""]) => name),
    ),
  ]);
}

type Use = {
  component: string;
  sheet: string;
  /** `styles.name` and `styles["name"]`. */
  classes: Set<string>;
  /** Where the component computes a class, `styles[name]`: every literal it might compute. */
  possible: Set<string>;
  /** Uses of the imported object that this test cannot follow. */
  unclear: string[];
};

function usesIn(component: string): Use[] {
  const text = readFileSync(component, "utf8").replace(/\/\*.*?\*\/|^\s*\/\/[^\n]*/gmsu, "");
  const imports = text.matchAll(/import (?:\* as )?(\w+) from "([^"]+\.module\.css)";/gu);
  return [...imports].map(([, alias = "", specifier = ""]) => {
    const body = text.replaceAll(/^import .*$/gmu, "");
    const named = body.matchAll(new RegExp(`\\b${alias}(?:\\.(\\w+)|\\["([^"]+)"\\])`, "gu"));
    const computes = new RegExp(`\\b${alias}\\[(?!")`, "u").test(body);
    const literals = computes ? [...body.matchAll(/"([\w-]+)"/gu)].map(([, literal = ""]) => literal) : [];
    return {
      component,
      sheet: path.resolve(path.dirname(component), specifier),
      classes: new Set([...named].map(([, dotted, quoted]) => dotted ?? quoted ?? "")),
      possible: new Set(literals),
      unclear: [...body.matchAll(new RegExp(`\\b${alias}\\b(?!\\.\\w|\\[).*`, "gu"))].map(([line]) => line),
    };
  });
}

const uses = components.flatMap(usesIn);

test("there is something to compare", () => {
  expect(sheets.length).toBeGreaterThan(10);
  expect(uses.length).toBeGreaterThan(10);
});

test("no two style sheets have the same name, which their classes carry", () => {
  const names = sheets.map((sheet) => path.basename(sheet));
  expect(names).toEqual([...new Set(names)]);
});

test("the classes are read off a style sheet as the browser would", () => {
  expect(definedClasses(path.join(root, "ui/section.module.css"))).toEqual(
    new Set(["section", "sheet", "header", "lead"]),
  );
});

test("every use of a style sheet can be followed", () => {
  expect(
    uses.flatMap(({ component, unclear }) => unclear.map((line) => `${shown(component)}: ${line}`)),
  ).toEqual([]);
});

test("every class that a component uses is in its style sheet", () => {
  const missing = uses.flatMap(({ component, sheet, classes }) => {
    const defined = sheets.includes(sheet) ? definedClasses(sheet) : new Set();
    return [...classes]
      .filter((name) => !defined.has(name))
      .map((name) => `${shown(component)}: .${name} of ${shown(sheet)}`);
  });
  expect(missing).toEqual([]);
});

test("every class of a style sheet is used by a component that imports it", () => {
  // Media queries are for style sheets as well.
  const ofClasses = sheets.filter((sheet) => !sheet.endsWith("breakpoints.module.css"));
  const unused = ofClasses.flatMap((sheet) => {
    const importers = uses.filter((use) => use.sheet === sheet);
    const isUsed = (name: string) =>
      importers.some(({ classes, possible }) => classes.has(name) || possible.has(name));
    return [...definedClasses(sheet)]
      .filter((name) => !isUsed(name))
      .map((name) => `${shown(sheet)}: .${name}`);
  });
  expect(unused).toEqual([]);
});

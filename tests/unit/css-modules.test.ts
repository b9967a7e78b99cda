import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { transform } from "lightningcss";

const root = path.resolve("src");
const files = readdirSync(root, { recursive: true, encoding: "utf8" }).map((file) => path.join(root, file));
const stylesheets = files.filter((file) => file.endsWith(".module.css"));
const components = files.filter((file) => /(?<!\.test|\.d)\.tsx?$/u.test(file));

const classesOnly = { animation: false, container: false, customIdents: false, grid: false };

function definedClasses(filename: string): string[] {
  // lightningcss does not support `@value`, which names media queries.
  const { exports } = transform({
    filename,
    code: readFileSync(filename),
    cssModules: classesOnly,
    errorRecovery: true,
  });
  return Object.keys(exports ?? {});
}

const uses = components.flatMap((component) => {
  const text = readFileSync(component, "utf8").replace(/\/\*.*?\*\/|^\s*\/\/[^\n]*/gmsu, "");
  const imports = text.matchAll(/import (?:\* as )?(\w+) from "([^"]+\.module\.css)";/gu);
  const code = text.replaceAll(/^import .*$/gmu, "");
  return [...imports].map(([, alias = "", specifier = ""]) => {
    const named = code.matchAll(new RegExp(`\\b${alias}(?:\\.(\\w+)|\\["([^"]+)"\\])`, "gu"));
    // For a computed class, `styles[name]`, every literal counts as possible.
    const computes = new RegExp(`\\b${alias}\\[(?!")`, "u").test(code);
    return {
      component,
      stylesheet: path.resolve(path.dirname(component), specifier),
      classes: [...named].map(([, dotted, quoted]) => dotted ?? quoted ?? ""),
      possible: computes ? [...code.matchAll(/"([\w-]+)"/gu)].map(([, literal]) => literal) : [],
      unclear: [
        ...code.matchAll(new RegExp(`(?<!Object\\.values\\()\\b${alias}\\b(?!\\.\\w|\\[).*`, "gu")),
      ].map(([line]) => line),
    };
  });
});

test("components use only classes and media queries of their stylesheets, in traceable ways", () => {
  const queriesIn = (stylesheet: string) =>
    [...readFileSync(stylesheet, "utf8").matchAll(/@value (\w+):/gu)].map(([, name]) => name);
  const defined = new Map(
    stylesheets.map((stylesheet) => [stylesheet, [...definedClasses(stylesheet), ...queriesIn(stylesheet)]]),
  );
  const faults = uses.map(({ component, stylesheet, classes, unclear }) => ({
    component,
    missing: classes.filter((name) => !defined.get(stylesheet)?.includes(name)),
    unclear,
  }));
  expect(faults.length).toBeGreaterThan(10);
  expect(faults.filter(({ missing, unclear }) => missing.length + unclear.length > 0)).toEqual([]);
});

test("every class of a stylesheet is used by a component that imports it", () => {
  const unused = stylesheets.map((stylesheet) => {
    const importers = uses.filter((use) => use.stylesheet === stylesheet);
    const used = importers.flatMap(({ classes, possible }) => [...classes, ...possible]);
    return { stylesheet, classes: definedClasses(stylesheet).filter((name) => !used.includes(name)) };
  });
  expect(unused.filter(({ classes }) => classes.length > 0)).toEqual([]);
});

test("every shared class is used", () => {
  const texts = components.map((component) => readFileSync(component, "utf8")).join("\n");
  const isUsed = (name: string) => new RegExp(`class[^\n]*["\`][^\n]*\\b${name}\\b`, "iu").test(texts);
  expect(definedClasses(path.join(root, "styles/shared.css")).filter((name) => !isUsed(name))).toEqual([]);
});

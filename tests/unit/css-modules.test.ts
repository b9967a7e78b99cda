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

const imports = components.flatMap((component) => {
  const text = readFileSync(component, "utf8");
  const matches = text.matchAll(/import (?:\* as )?(\w+) from "([^"]+\.module\.css)";/gu);
  return [...matches].map(([, alias = "", specifier = ""]) => ({
    component,
    text,
    alias,
    stylesheet: path.resolve(path.dirname(component), specifier),
  }));
});

test("components use only classes and media queries of their stylesheets", () => {
  const missing = imports.flatMap(({ component, text, alias, stylesheet }) => {
    const queries = readFileSync(stylesheet, "utf8").match(/(?<=@value )\w+(?=:)/gu) ?? [];
    const definedNames = [...definedClasses(stylesheet), ...queries];
    const uses = text.matchAll(new RegExp(`(?<!/)\\b${alias}(?:\\.|\\[")([\\w-]+)`, "gu"));
    const names = Array.from(uses, ([, name = ""]) => name);
    return names.filter((name) => !definedNames.includes(name)).map((name) => `${component}: ${name}`);
  });
  expect(imports.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});

test("every class of a stylesheet is used by a component that imports it", () => {
  const unusedClasses = stylesheets.flatMap((stylesheet) => {
    const importers = imports.filter((one) => one.stylesheet === stylesheet);
    const text = importers.map((one) => one.text).join("\n");
    // The name of a computed class, as in `styles[name]`, is a text somewhere in the component.
    const isUsed = (name: string) => new RegExp(`[."]${name}\\b`, "u").test(text);
    return definedClasses(stylesheet).flatMap((name) => (isUsed(name) ? [] : `${stylesheet}: ${name}`));
  });
  expect(unusedClasses).toEqual([]);
});

test("every shared class is used", () => {
  const texts = components.map((component) => readFileSync(component, "utf8")).join("\n");
  const isUsed = (name: string) => new RegExp(`class[^\n]*["\`][^\n]*\\b${name}\\b`, "iu").test(texts);
  expect(definedClasses(path.join(root, "styles/shared.css")).filter((name) => !isUsed(name))).toEqual([]);
});

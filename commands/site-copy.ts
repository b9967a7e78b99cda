/** The project once more in a folder of its own, with other content: its builds leave the developer's public/ and .cache/ alone. */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What builds leave; a copy keeps its own. */
const builds = ["public", ".cache", ".accepted-content", ".deploy"];
const others = [
  "node_modules",
  ".editor",
  ".git",
  "content",
  "tests",
  "test-results",
  "coverage",
  ".mailbox",
];

/** Settings of this machine (.env) and the site of the tests (.test-site) are not copied either. */
const isSource = (name: string) =>
  ![...builds, ...others].includes(name) && !/^\.(?:env(?!\.example)|test-)/u.test(name);

/** Brings the sources of a copy, or of an empty folder, up to date; the content is the caller's. */
export function copyProject(root: string, target: string): void {
  for (const name of existsSync(target) ? readdirSync(target) : [])
    if (!builds.includes(name)) rmSync(join(target, name), { recursive: true, force: true });
  for (const name of readdirSync(root).filter(isSource))
    cpSync(join(root, name), join(target, name), { recursive: true, preserveTimestamps: true });
  symlinkSync(join(root, "node_modules"), join(target, "node_modules"), "junction");
}

export type Json = Record<string, unknown>;

/** Reads and changes the JSON files of a content folder; names are those of the files in it, such as `site/studio.json`. */
export function contentOf(folder: string) {
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), "utf8"));
  const write = (name: string, fields: Json) =>
    writeFileSync(join(folder, name), `${JSON.stringify(fields, null, 2)}\n`);
  return {
    read,
    write,
    edit: (name: string, change: (all: Json) => Json) =>
      write(name, { ...read(name), ...change(read(name)) }),
    remove: (name: string) => rmSync(join(folder, name)),
    /** The files of a folder that may be missing, in the order of the site. */
    entriesOf(kind: string): string[] {
      const names = existsSync(join(folder, kind)) ? readdirSync(join(folder, kind)) : [];
      return names
        .filter((name) => name.endsWith(".json"))
        .map((name) => `${kind}/${name}`)
        .sort((one, other) => Number(read(one).order) - Number(read(other).order));
    },
  };
}

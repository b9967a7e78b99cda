/** The project once more in a folder of its own: a build there leaves the developer's public/ and .cache/ alone. */
import { cpSync, existsSync, readdirSync, rmSync, symlinkSync } from "node:fs";
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

/** Afterwards the next build is the first one. */
export function removeBuild(root: string): void {
  for (const name of builds) rmSync(join(root, name), { recursive: true, force: true });
}

/** The project once more in a folder of its own: a build there leaves the developer's public/ and .cache/ alone. */
import { cpSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";

/** What earlier builds and runs leave; the rest of the project is its sources. */
const builds = ["public", ".cache", ".accepted-content", ".deploy"] as const;
const others = ["node_modules", ".git", "content", "tests", "test-results", "coverage", ".mailbox"] as const;

/** Settings of this machine (.env) and kept builds (.sending-site…) are not copied either. */
const isSource = (name: string) =>
  ![...builds, ...others].some((other) => other === name) && !/^\.(?:env|sending-site)/u.test(name);

/** @param target an empty folder */
export function copyProject(root: string, target: string): void {
  for (const name of readdirSync(root).filter(isSource))
    cpSync(join(root, name), join(target, name), { recursive: true, preserveTimestamps: true });
  symlinkSync(join(root, "node_modules"), join(target, "node_modules"), "junction");
}

/** Afterwards the next build is the first one. */
export function removeBuild(root: string): void {
  for (const name of builds) rmSync(join(root, name), { recursive: true, force: true });
}

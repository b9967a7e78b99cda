/** What the scripts of this folder share; plain Node, no dependencies. */
import { spawnSync } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** Root folder of the project. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Says in one line what is wrong and ends the process. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Runs a command line in the project, on this terminal; returns its exit code. */
export const run = (command) => spawnSync(command, { cwd: root, shell: true, stdio: "inherit" }).status ?? 1;

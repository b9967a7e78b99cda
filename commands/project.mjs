/** What the scripts of this folder share; plain Node, no dependencies. */
import { spawnSync } from "node:child_process";
import { statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** Root folder of the project. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Says in one line what is wrong and ends the process. */
export function fail(message, code = 1) {
  console.error(message);
  process.exit(code);
}

/** Runs a command line in the project, on this terminal; returns its exit code. */
export const run = (command) => spawnSync(command, { cwd: root, shell: true, stdio: "inherit" }).status ?? 1;

/** Whether a process has this number. */
export function isRunning(number) {
  try {
    return /^\d+$/.test(number) && process.kill(Number(number), 0);
  } catch {
    return false;
  }
}

/** Says that a disk is full, if one is: most of what fails then, Gatsby's database above all, gives other reasons. */
export function fullDisk() {
  const left = (folder) => Math.floor((statfsSync(folder).bavail * statfsSync(folder).bsize) / 1e6);
  const full = [root, tmpdir()].find((folder) => left(folder) < 16);
  return (
    full && `The disk of ${full} is full (${left(full)} MB left): make room on it, then repeat the command.`
  );
}

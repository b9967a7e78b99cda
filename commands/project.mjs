/** What every script of this folder shares; plain Node, no dependencies. */
import { spawnSync } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** Root folder of the project. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Says in one line what is wrong and ends the process. */
export function fail(message, code = 1) {
  console.error(message);
  process.exit(code);
}

/** Runs npm in the project, on this terminal; returns its exit code. */
export function npm(...args) {
  // npm names its own script when it started us; the bare command covers a direct `node commands/…`.
  const [command, ...before] = process.env.npm_execpath
    ? [process.execPath, process.env.npm_execpath]
    : [process.platform === "win32" ? "npm.cmd" : "npm"];
  const { status, error } = spawnSync(command, [...before, ...args], {
    cwd: root,
    stdio: "inherit",
    shell: command.endsWith(".cmd"),
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
  });
  if (error) fail(`npm could not be started: ${error.message}`);
  return status ?? 1;
}

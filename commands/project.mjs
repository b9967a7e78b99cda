/** What every script of this folder shares; plain Node, no dependencies. */
import { spawn, spawnSync } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** Root folder of the project. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Says in one line what is wrong and ends the process. */
export function fail(message, code = 1) {
  console.error(message);
  process.exit(code);
}

// npm names its own script when it started us; the bare command covers a direct `node commands/…`.
const [npmCommand, ...npmScript] = process.env.npm_execpath
  ? [process.execPath, process.env.npm_execpath]
  : [process.platform === "win32" ? "npm.cmd" : "npm"];
const npmOptions = () => ({
  cwd: root,
  shell: npmCommand.endsWith(".cmd"),
  env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
});

/** Runs npm in the project, on this terminal; returns its exit code. */
export function npm(...args) {
  const { status, error } = spawnSync(npmCommand, [...npmScript, ...args], {
    ...npmOptions(),
    stdio: "inherit",
  });
  if (error) fail(`npm could not be started: ${error.message}`);
  return status ?? 1;
}

/**
 * Starts a script of package.json and keeps what it prints.
 *
 * @returns its end, and a way to stop it with all that it has started
 */
export function startScript(script) {
  const args = [...npmScript, "run", "--silent", script];
  const child = spawn(npmCommand, args, {
    ...npmOptions(),
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  const ended = new Promise((resolve) => {
    child.once("error", ({ message }) =>
      resolve({ status: 1, output: `npm could not be started: ${message}\n` }),
    );
    child.once("close", (status) => resolve({ status: status ?? 1, output }));
  });
  const stop = () => {
    if (child.exitCode === null && child.pid)
      process.kill(process.platform === "win32" ? child.pid : -child.pid);
  };
  // A process group of its own does not hear Ctrl+C.
  process.once("exit", stop);
  return { ended, stop };
}

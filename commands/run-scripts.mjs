/**
 * `node commands/run-scripts.mjs check,build:tests test:built`: runs scripts of package.json one after the other, and
 * those with a comma between side by side, each of them to its end. A step with a failure is the last one; what failed in
 * it is printed last. With `--alone` first, a second run in the same folder is refused while one is under way.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fail, fullDisk, isRunning, root, run } from "./project.mjs";

const isWindows = process.platform === "win32";

/** Runs a script and keeps what it prints until it ends. */
async function runQuietly(script) {
  const child = spawn(`npm run --silent ${script}`, {
    cwd: root,
    shell: true,
    // A process group of its own; on Windows it would be a window.
    detached: !isWindows,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => chunks.push(chunk));
  // With all that it has started: its group does not hear Ctrl+C.
  const stop = () => process.kill(isWindows ? child.pid : -child.pid);
  process.once("exit", stop);
  const [status] = await once(child, "close");
  process.off("exit", stop);
  return { script, failed: status !== 0, output: Buffer.concat(chunks).toString().trimEnd() };
}

/** Runs the scripts of a step; returns the names of those that failed. */
async function runStep(scripts) {
  // One alone has the terminal to itself.
  if (scripts.length === 1) return run(`npm run --silent ${scripts[0]}`) === 0 ? [] : scripts;
  const results = await Promise.all(scripts.map(runQuietly));
  for (const { script, output } of results.toSorted((one, other) => one.failed - other.failed))
    console.log(`\n-- ${script}\n${output}`);
  return results.filter(({ failed }) => failed).map(({ script }) => script);
}

/** Refuses a second run: it would overwrite the build that the first one tests. */
function runAlone() {
  const note = join(root, ".test-run");
  const noted = existsSync(note) ? readFileSync(note, "utf8") : "";
  if (isRunning(noted))
    fail(`npm test is running in this folder (process ${noted}): wait for its end, or end it first.`);
  writeFileSync(note, String(process.pid));
  process.once("exit", () => rmSync(note));
}

process.once("SIGINT", () => process.exit(130));
process.once("SIGTERM", () => process.exit(143));
const [first, ...others] = process.argv.slice(2);
if (first === "--alone") runAlone();
for (const step of first === "--alone" ? others : [first, ...others]) {
  console.log(`\n== ${step}`);
  const failed = await runStep(step.split(","));
  if (failed.length > 0)
    fail(`\n${fullDisk() ?? `Failed: ${failed.join(", ")}. The steps after it did not run.`}`);
}

/**
 * `node commands/run-scripts.mjs check,build:tests test:built`: runs scripts of package.json one after the other, and
 * those with a comma between side by side, each of them to its end. A step with a failure is the last one; what failed in
 * it is printed last.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fail, root, run } from "./project.mjs";

/** Runs a script and keeps what it prints until it ends. */
async function runQuietly(script) {
  const stdio = ["ignore", "pipe", "pipe"];
  const child = spawn(`npm run --silent ${script}`, { cwd: root, shell: true, stdio });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => chunks.push(chunk));
  const [status] = await once(child, "close");
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

for (const step of process.argv.slice(2)) {
  console.log(`\n== ${step}`);
  const failed = await runStep(step.split(","));
  if (failed.length > 0) fail(`\nFailed: ${failed.join(", ")}. The steps after it did not run.`);
}

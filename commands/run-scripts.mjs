/**
 * `node commands/run-scripts.mjs check,build:tests test:built`: runs scripts of package.json one after the other, and
 * those with a comma between side by side. The first one that fails ends it, and its output is the last that is printed.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { root, run } from "./project.mjs";

const isWindows = process.platform === "win32";

/** Starts a script; what it prints is kept until it ends. */
function start(script) {
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
  return once(child, "close").then(([status]) => {
    process.off("exit", stop);
    console.log(`\n-- ${script}\n${Buffer.concat(chunks).toString().trimEnd()}`);
    if (status !== 0) end(script, status ?? 1);
  });
}

function end(script, status) {
  console.error(`\n${script}: failed; the steps after it did not run.`);
  process.exit(status);
}

process.once("SIGINT", () => process.exit(130));
process.once("SIGTERM", () => process.exit(143));
for (const step of process.argv.slice(2)) {
  console.log(`\n== ${step}`);
  const scripts = step.split(",");
  // One alone has the terminal to itself.
  const status = scripts.length > 1 ? await Promise.all(scripts.map(start)) : run(`npm run --silent ${step}`);
  if (status > 0) end(step, status);
}

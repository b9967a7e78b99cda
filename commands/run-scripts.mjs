/** Runs scripts of package.json one after the other, or several side by side. */
import { npm, startScript } from "./project.mjs";

/** The first one that fails stops the others, and its output is the last that is printed; returns its exit code, else 0. */
async function sideBySide(scripts) {
  console.log(`\n== ${scripts.join(", ")}, side by side`);
  const running = scripts.map((script) => ({ script, ...startScript(script) }));
  const ends = running.map(async ({ script, ended }) => {
    const { status, output } = await ended;
    if (status !== 0) throw Object.assign(new Error(script), { script, status, output });
    console.log(`\n-- ${script}\n${output.trimEnd()}`);
  });
  try {
    await Promise.all(ends);
    return 0;
  } catch (failed) {
    for (const { stop } of running) stop();
    await Promise.all(running.map(({ ended }) => ended));
    console.error(`\n-- ${failed.script}\n${failed.output}`);
    return failed.status;
  }
}

function alone(script) {
  console.log(`\n== ${script}`);
  return npm("run", "--silent", script);
}

/**
 * Ends the process with the exit code of the first step that fails.
 *
 * @param steps names of scripts; a list of names is one step, whose scripts run side by side
 */
export async function runSteps(steps) {
  process.once("SIGINT", () => process.exit(130));
  process.once("SIGTERM", () => process.exit(143));
  for (const step of steps) {
    const status = Array.isArray(step) ? await sideBySide(step) : alone(step);
    if (status !== 0) {
      console.error(`\n${step}: failed; the steps after it did not run.`);
      process.exit(status);
    }
  }
}

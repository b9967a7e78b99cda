/** Commands of the project that run until they are ended. */
import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";

const project = path.join(__dirname, "..", "..");

export type Command = {
  process: ChildProcess;
  /** What it printed when it was ready: the first group of the pattern. Fails with what it printed instead. */
  ready: Promise<string>;
  /** Its exit code; after a signal there is none. */
  ended: Promise<number | null>;
  /** Everything printed so far. */
  output: () => string;
};

/** How long a command may take to be ready, in ms: a guard against hanging, wide enough for two busy cores. */
export const READY_WITHIN = 600_000;

/**
 * Runs Node.js in a folder, in a process group of its own, so that `stop` reaches whatever it starts.
 *
 * @param pattern of what it prints once it is ready; `ready` fails when it ends before, or after `READY_WITHIN`
 */
export function runCommand(args: readonly string[], pattern: RegExp, cwd = project): Command {
  const child = spawn(process.execPath, args, { cwd, detached: true });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  let printed = "";
  const ready = new Promise<string>((resolve, reject) => {
    const fail = (how: string) => reject(new Error(`${args.join(" ")} ${how}: ${printed}`));
    const guard = setTimeout(fail, READY_WITHIN, `was not ready after ${READY_WITHIN / 1000} s`);
    child.once("exit", (code) => {
      clearTimeout(guard);
      fail(`ended with ${code}`);
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => {
        printed += chunk.toString();
        const found = pattern.exec(printed);
        if (!found) return;
        clearTimeout(guard);
        resolve(found[1] ?? "");
      });
  });
  return { process: child, ready, ended, output: () => printed };
}

/** Ends what may still run of it, at once. */
export function stop({ process: child }: Command): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
  } catch (error) {
    // Nothing of it runs any more.
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";

const project = path.join(__dirname, "..", "..");

export type Command = {
  process: ChildProcess;
  /** First group of the pattern in the output; rejects with the output if the command ends before. */
  ready: Promise<string>;
  /** `null` after a signal. */
  ended: Promise<number | null>;
  output: () => string;
};

/** Runs Node.js in its own process group, so that `stop` reaches its children. */
export function runCommand(args: readonly string[], pattern: RegExp, cwd = project): Command {
  const child = spawn(process.execPath, args, { cwd, detached: true });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  let printed = "";
  const ready = new Promise<string>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`${args.join(" ")} ended with ${code}: ${printed}`)));
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => {
        printed += chunk.toString();
        const found = pattern.exec(printed);
        if (found) resolve(found[1] ?? "");
      });
  });
  return { process: child, ready, ended, output: () => printed };
}

export function stop({ process: child }: Command): void {
  if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
    process.kill(-child.pid, "SIGKILL");
}

/** A command with what it took: time, processor time and memory of all its processes. */
import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

export type Cost = {
  seconds: number;
  /** User and system time of all processes; absent where there is no /proc. */
  cpuSeconds?: number;
  /** Most memory at any one moment, pages that several processes share counted once; likewise. */
  peakBytes?: number;
};

const interval = 250;
const ticksPerSecond = 100;
const keptOutput = 8000;

/**
 * What /proc/{pid}/stat says of a process. The name, in brackets, may hold spaces and brackets itself.
 *
 * @returns its session and the processor time it has had, or `undefined` for another kind of text
 */
export function readStat(text: string): { session: number; cpuSeconds: number } | undefined {
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  // Field 3 of proc(5) is the first here: session is 6, utime 14, stime 15.
  const [session, user, system] = [fields[3], fields[11], fields[12]].map(Number);
  if (session === undefined || user === undefined || system === undefined) return undefined;
  return Number.isNaN(session + user + system)
    ? undefined
    : { session, cpuSeconds: (user + system) / ticksPerSecond };
}

/** Bytes of `Pss` in /proc/{pid}/smaps_rollup: shared pages are shared out among those who use them. */
export const readPss = (text: string): number => Number(/^Pss:\s+(\d+) kB$/mu.exec(text)?.[1] ?? 0) * 1024;

/** Processes may end at any moment, and be others' whose memory is secret. */
function readIfAllowed(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** Watches the processes of one session, which holds all descendants, also those whose parent has ended. */
function watchSession(session: number): () => Pick<Cost, "cpuSeconds" | "peakBytes"> {
  if (process.platform !== "linux") return () => ({});
  const cpu = new Map<string, number>();
  let peakBytes = 0;
  const look = () => {
    let bytes = 0;
    for (const pid of readdirSync("/proc").filter((name) => /^\d+$/u.test(name))) {
      const stat = readStat(readIfAllowed(`/proc/${pid}/stat`));
      if (stat?.session !== session) continue;
      cpu.set(pid, stat.cpuSeconds);
      bytes += readPss(readIfAllowed(`/proc/${pid}/smaps_rollup`));
    }
    peakBytes = Math.max(peakBytes, bytes);
  };
  const timer = setInterval(look, interval);
  return () => {
    clearInterval(timer);
    return { cpuSeconds: [...cpu.values()].reduce((sum, seconds) => sum + seconds, 0), peakBytes };
  };
}

/**
 * Runs a command to its end.
 *
 * @throws when it fails, with the end of what it said
 */
export function runMeasured(
  [command, ...rest]: readonly [string, ...string[]],
  { cwd, env }: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<Cost> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    // In a session of its own, by which all its processes are known.
    const child = spawn(command, rest, { cwd, env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
    const { pid } = child;
    const stop = () => {
      if (pid !== undefined) process.kill(-pid);
    };
    // A session of its own does not hear Ctrl+C; before its folder is removed.
    process.prependOnceListener("exit", stop);
    const costs = pid === undefined ? () => ({}) : watchSession(pid);
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => {
        output = `${output}${chunk}`.slice(-keptOutput);
      });
    const end = (code: number | null, fault = output) => {
      process.removeListener("exit", stop);
      const cost = { seconds: (performance.now() - start) / 1000, ...costs() };
      if (code === 0) resolve(cost);
      else reject(new Error(`${command} ${rest.join(" ")} failed (${code}):\n${fault}`));
    };
    child.once("error", ({ message }) => end(null, message));
    child.once("close", (code) => end(code));
  });
}

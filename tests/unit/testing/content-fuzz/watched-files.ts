/** Writes down what is asked of the file system while something runs. */
import fs, { realpathSync } from "node:fs";
import promises from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** Functions that only look, and do not follow a link that the path ends with. */
const looking = new Set(["lstat", "readlink"]);
const reading = new Set([
  "readFile",
  "readdir",
  "stat",
  "access",
  "realpath",
  "opendir",
  "statfs",
  "exists",
  "createReadStream",
]);

export type Access = {
  call: string;
  /** Where the path leads once its links are followed. */
  target: string;
  writes: boolean;
};

const isPath = (value: unknown): value is string | Buffer | URL =>
  typeof value === "string" || Buffer.isBuffer(value) || value instanceof URL;

/** Follows links as the system would; what does not exist leads nowhere else. */
function targetOf(given: string | Buffer | URL, call: string): string {
  const name = path.resolve(given instanceof URL ? fileURLToPath(given) : given.toString());
  try {
    if (!looking.has(call)) return realpathSync.native(name);
    return path.join(realpathSync.native(path.dirname(name)), path.basename(name));
  } catch {
    return name;
  }
}

const writesBy = (name: string, args: readonly unknown[]) => {
  if (name === "open") return args[1] !== undefined && args[1] !== "r" && args[1] !== fs.constants.O_RDONLY;
  return !looking.has(name) && !reading.has(name);
};

/** Every call of node:fs and node:fs/promises that names a file while `work` runs. */
export async function watchFiles<T>(work: () => Promise<T>): Promise<{ result: T; accesses: Access[] }> {
  const accesses: Access[] = [];
  const restore: (() => void)[] = [];
  for (const owner of [promises, fs] as unknown as Record<string, unknown>[]) {
    for (const [name, original] of Object.entries(owner)) {
      if (typeof original !== "function" || /^[A-Z_]/u.test(name) || name.startsWith("realpath")) continue;
      const call = name.replace(/Sync$/u, "");
      const watched = (...args: unknown[]) => {
        const [given] = args;
        if (isPath(given))
          accesses.push({ call: name, target: targetOf(given, call), writes: writesBy(call, args) });
        return (original as (...passed: unknown[]) => unknown).apply(owner, args);
      };
      owner[name] = watched;
      restore.push(() => {
        owner[name] = original;
      });
    }
  }
  try {
    return { result: await work(), accesses };
  } finally {
    for (const back of restore) back();
  }
}

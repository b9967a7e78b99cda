/** The load of wrk, every answer of which its script compares with the expected bytes (check.lua). */
import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Mix } from "./mix";

const run = promisify(execFile);

export type WrkResult = {
  microseconds: number;
  requests: number;
  /** With the heads of the answers. */
  bytes: number;
  right: number;
  /** Another status, encoding or other bytes than those of a file asked for. */
  wrong: number;
  /** What the first wrong answer was; empty without any. */
  complaint: string;
  /** Neither 2xx nor 3xx. */
  statusErrors: number;
  /** Connections that failed, were cut or took too long. */
  socketErrors: number;
  /** Latencies in microseconds. */
  p50: number;
  p90: number;
  p99: number;
};

/** Finds wrk, or installs it; exits with one clear line where it cannot be had. */
export const findWrk = () =>
  execFileSync(process.execPath, [join(__dirname, "..", "ensure-wrk.mjs")], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  }).trim();

/** Writes what check.lua reads. */
function writeMix(folder: string, { targets, order }: Mix): void {
  const files = new Map<Buffer, string>();
  const lines = targets.map(({ path, accepted, encoding = "identity", body }) => {
    const file = files.get(body) ?? `body-${files.size}`;
    if (!files.has(body)) writeFileSync(join(folder, file), body);
    files.set(body, file);
    return `${path} ${accepted} ${encoding} ${file}`;
  });
  writeFileSync(join(folder, "targets"), lines.join("\n"));
  const indexes = new Map(targets.map((target, index) => [target, index]));
  writeFileSync(join(folder, "order"), order.map((target) => indexes.get(target)).join("\n"));
}

type Options = { wrk: string; origin: string; mix: Mix; seconds: number; connections: number };

/** Asks for so many seconds on so many connections. */
export async function runWrk({ wrk, origin, mix, seconds, connections }: Options): Promise<WrkResult> {
  const folder = mkdtempSync(join(tmpdir(), "bench-load-"));
  try {
    writeMix(folder, mix);
    const shape = ["-t", `${Math.min(2, connections)}`, "-c", `${connections}`, "-d", `${seconds}s`];
    const script = ["-s", join(__dirname, "check.lua"), "--timeout", "10s"];
    const { stdout, stderr } = await run(wrk, [...shape, ...script, origin, "--", folder]);
    const result = stdout.split("\n").findLast((line) => line.startsWith("{"));
    if (result === undefined) throw new Error(`wrk gave no result: ${stdout}${stderr}`);
    return JSON.parse(result);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * `npm run bench:load -- [--seconds 30] [--connections 64] [--json] [--root public]`: the build behind a real nginx
 * under load. Times are only told; what is required is that no answer is wrong: under wrk, and then while nginx
 * reads its configuration anew and starts again.
 */
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { rulesOf } from "../hosting/deploy-folder";
import { type NginxServer, startNginx } from "../hosting/run-nginx";
import { type Answers, disturb, startLoad } from "./load/client";
import { readMix } from "./load/mix";
import { findWrk, runWrk, type WrkResult } from "./load/wrk";

const reloads = 5;
const restarts = 3;
const answersBetween = 1000;

type Options = { root: string; seconds: number; connections: number };
type Result = { brotli: boolean; steady: WrkResult; reloaded: Answers; restarted: Answers; passed: boolean };

/** nginx listens on one address only, where `localhost` may also mean another. */
const originOf = ({ url }: NginxServer) => url.replace("localhost", "127.0.0.1");

/** Only a restart may refuse a connection; nothing may send a wrong answer or half of one. */
const faultsOf = (steady: WrkResult, reloaded: Answers, restarted: Answers) =>
  [
    steady.wrong,
    steady.statusErrors,
    steady.socketErrors,
    reloaded.refused,
    ...[reloaded, restarted].flatMap(({ wrong, cut }) => [wrong, cut]),
  ].reduce((sum, count) => sum + count);

async function bench({ root, seconds, connections }: Options): Promise<Result> {
  const wrk = findWrk();
  const server = await startNginx({ root, rules: rulesOf(root), port: 0 });
  const origin = originOf(server);
  try {
    const mix = await readMix(root, server);
    const steady = await runWrk({ wrk, origin, mix, seconds, connections });
    const disturbedBy = async (disturbance: () => void | Promise<void>, times: number) => {
      const load = startLoad(origin, mix, connections);
      await disturb(load, disturbance, { times, answersBetween }).finally(load.stop);
      return load.answers;
    };
    const reloaded = await disturbedBy(server.reload, reloads);
    const restarted = await disturbedBy(server.restart, restarts);
    const passed = faultsOf(steady, reloaded, restarted) === 0 && steady.right > 0;
    return { brotli: server.brotli, steady, reloaded, restarted, passed };
  } finally {
    await server.close();
  }
}

const milliseconds = (microseconds: number) => (microseconds / 1000).toFixed(1);

const disturbedRow = ({ right, wrong, cut, refused, reset }: Answers) =>
  `${right} right answers, ${wrong} wrong, ${cut} cut short; ${refused} connections refused, ${reset} reset`;

/** The result as a table of a few lines. */
function table({ brotli, steady, reloaded, restarted, passed }: Result, connections: number): string {
  const seconds = steady.microseconds / 1e6;
  const latencies = [steady.p50, steady.p90, steady.p99].map(milliseconds).join(" / ");
  const rows = [
    ["requests", `${steady.requests}, ${Math.round(steady.requests / seconds)}/s`],
    ["transfer", `${(steady.bytes / seconds / 1e6).toFixed(1)} MB/s`],
    ["latency p50 / p90 / p99", `${latencies} ms`],
    ["wrong answers", `${steady.wrong} (neither 2xx nor 3xx: ${steady.statusErrors})`],
    ["socket errors", `${steady.socketErrors}`],
    [`${reloads} reloads under load`, disturbedRow(reloaded)],
    [`${restarts} restarts under load`, disturbedRow(restarted)],
  ] as const;
  const complaints = [steady.complaint, reloaded.complaint, restarted.complaint].filter(Boolean);
  return [
    `wrk: ${seconds.toFixed(1)} s, ${connections} connections; nginx ${brotli ? "with" : "without"} brotli`,
    ...rows.map(([name, value]) => `${name.padEnd(25)}${value}`),
    ...complaints.map((complaint) => `First wrong answer: ${complaint}`),
    passed ? "Every answer was right." : "Some answers were wrong.",
  ].join("\n");
}

/** @throws when the text is no whole number above zero */
function positive(name: string, text: string): number {
  if (!/^[1-9]\d*$/u.test(text)) throw new Error(`--${name} is a whole number above zero, not "${text}".`);
  return Number(text);
}

async function main(): Promise<void> {
  try {
    const { values } = parseArgs({
      options: {
        seconds: { type: "string", default: "30" },
        connections: { type: "string", default: "64" },
        root: { type: "string", default: join(__dirname, "..", "public") },
        json: { type: "boolean", default: false },
      },
    });
    const options: Options = {
      root: resolve(values.root),
      seconds: positive("seconds", values.seconds),
      connections: positive("connections", values.connections),
    };
    const result = await bench(options);
    console.log(values.json ? JSON.stringify(result) : table(result, options.connections));
    if (!result.passed) process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

if (require.main === module) void main();

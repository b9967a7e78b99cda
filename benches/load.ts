/**
 * `npm run bench:load -- [--seconds 10] [--connections 64] [--root public]`: a build behind a real nginx under load. Every
 * answer is compared with the file on disk, and one that differs is a failure; requests a second are only reported. The
 * client is Node.js on the same machine: nginx alone could do more.
 */
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { Agent, get, type IncomingMessage } from "node:http";
import { join, resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { filesBelow } from "../hosting/files";
import { pagesAmong } from "../hosting/rules";
import { startNginx } from "../tests/nginx";

type Target = { path: string; accepted: "br" | "gzip" | "identity"; encoding?: string; body: Buffer };

/** All pages, page data, scripts and styles in each encoding, and some pictures. */
async function targetsIn(root: string, brotli: boolean): Promise<Target[]> {
  const files = await filesBelow(root);
  const pages = pagesAmong(files).map((path) => ({ path, file: join(path, "index.html").slice(1) }));
  const parts = files.filter((file) => /^page-data\/.+\.json$|^[^/]+\.(?:js|css)$/u.test(file));
  const pictures = files.filter((file) => /^static\/.+\.(?:avif|jpg)$/u.test(file)).slice(0, 50);
  const asked = [...pages, ...[...parts, ...pictures].map((file) => ({ path: encodeURI(`/${file}`), file }))];
  return asked.flatMap(({ path, file }) =>
    (["br", "gzip", "identity"] as const).map((accepted): Target => {
      const compressed = `${file}.${accepted === "gzip" ? "gz" : "br"}`;
      const plain = accepted === "identity" || (accepted === "br" && !brotli);
      const isStored = !plain && existsSync(join(root, compressed));
      const encoding = isStored ? accepted : undefined;
      return { path, accepted, encoding, body: readFileSync(join(root, isStored ? compressed : file)) };
    }),
  );
}

/** What is wrong with the answer; `undefined` when it is the file, byte for byte. */
async function ask(origin: string, agent: Agent, target: Target): Promise<string | undefined> {
  const headers = { "Accept-Encoding": target.accepted };
  try {
    const request = get(`${origin}${target.path}`, { agent, headers, signal: AbortSignal.timeout(20_000) });
    const [response] = (await once(request, "response")) as [IncomingMessage];
    const encoding = response.headers["content-encoding"];
    const body = await buffer(response);
    const isRight = response.statusCode === 200 && encoding === target.encoding && body.equals(target.body);
    return isRight ? undefined : `${response.statusCode}, encoding ${encoding}, ${body.length} bytes`;
  } catch (error) {
    return String(error);
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seconds: { type: "string", default: "10" },
      connections: { type: "string", default: "64" },
      root: { type: "string", default: join(__dirname, "..", "public") },
    },
  });
  const root = resolve(values.root);
  const [seconds, connections] = [Number(values.seconds), Number(values.connections)];
  const server = await startNginx({ root, port: 0 });
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const targets = await targetsIn(root, server.brotli);
  const times: number[] = [];
  const wrong: string[] = [];
  const end = performance.now() + seconds * 1000;

  /** Asks for one file after another, each connection from another file on. */
  async function visitor(number: number): Promise<void> {
    for (let next = number * 7; performance.now() < end; next += 1) {
      const target = targets[next % targets.length] as Target;
      const start = performance.now();
      const fault = await ask(server.url.replace("localhost", "127.0.0.1"), agent, target);
      times.push(performance.now() - start);
      if (fault !== undefined) wrong.push(`${target.path} (${target.accepted}): ${fault}`);
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, number) => visitor(number)));
  agent.destroy();
  await server.close();

  times.sort((one, other) => one - other);
  const percentile = (part: number) => `${times[Math.floor(times.length * part)]?.toFixed(1)} ms`;
  console.log(`${times.length} requests, ${Math.round(times.length / seconds)} a second`);
  console.log(`half within ${percentile(0.5)}, 99 of 100 within ${percentile(0.99)}`);
  console.log([`${wrong.length} wrong answers`, ...wrong.slice(0, 3)].join("\n"));
  if (wrong.length > 0 || times.length === 0) process.exitCode = 1;
}

void main();

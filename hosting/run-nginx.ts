/**
 * Serves a build with a real nginx, as the Debian server and the container do: for the tests and the load bench, and
 * `node --import tsx hosting/run-nginx.ts [--port 9000] [--root public]`.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { rulesOf } from "./deploy-folder";
import { nginxConfiguration } from "./nginx";
import type { HostingRules } from "./rules";
import type { StaticServer } from "./serve";

const project = join(__dirname, "..");

export type Nginx = {
  /** Path of the executable. */
  path: string;
  /** File of its brotli module, where it has one. */
  brotliModule?: string;
};

/** Finds nginx, or installs it; exits with one clear line where none can be had. */
export function findNginx(): Nginx {
  const path = execFileSync(process.execPath, [join(project, "commands", "ensure-program.mjs"), "nginx"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  }).trim();
  const { modules } = /--modules-path=(?<modules>\S+)/u.exec(buildOptions(path))?.groups ?? {};
  const brotliModule = join(modules ?? "", "ngx_http_brotli_static_module.so");
  return { path, brotliModule: modules && existsSync(brotliModule) ? brotliModule : undefined };
}

/** nginx tells how it was built on its standard error. */
const buildOptions = (path: string) => execFileSync("sh", ["-c", '"$0" -V 2>&1', path], { encoding: "utf8" });

export type NginxServer = StaticServer & {
  /** Whether it serves the files compressed with brotli. */
  brotli: boolean;
  /** Reads the configuration again, as after a deploy, while it answers. */
  reload: () => void;
  /** Lets the answers under way finish, ends, and starts again on the same port. */
  restart: () => Promise<void>;
};

type Options = { root: string; rules: HostingRules; port: number };

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Resolves when nginx has written its pid, which it does once it listens. */
async function listening(nginx: ChildProcess, folder: string, complaints: () => string): Promise<void> {
  while (!existsSync(join(folder, "nginx.pid"))) {
    if (nginx.exitCode !== null) throw new Error(`nginx did not start: ${complaints()}`);
    await wait(20);
  }
}

/**
 * Starts nginx in this process group, with its errors on this terminal; resolves when it listens.
 *
 * @param folder with its `nginx.conf`, where it also writes `nginx.pid`
 * @throws with nginx's own words when it refuses its configuration or cannot listen
 */
export async function launch(path: string, folder: string): Promise<ChildProcess> {
  let complaints = "";
  const nginx = spawn(path, ["-e", "stderr", "-c", join(folder, "nginx.conf"), "-g", "daemon off;"], {
    stdio: ["ignore", "inherit", "pipe"],
  });
  nginx.stderr?.on("data", (chunk: Buffer) => {
    complaints += chunk;
    process.stderr.write(chunk);
  });
  await listening(nginx, folder, () => complaints);
  return nginx;
}

/** Ends nginx once the answers under way are whole. */
export async function quit(nginx: ChildProcess): Promise<void> {
  if (nginx.exitCode !== null) return;
  const ended = new Promise((resolveEnded) => nginx.once("exit", resolveEnded));
  nginx.kill("SIGQUIT");
  await ended;
}

/**
 * Starts nginx on a build with the generated configuration.
 *
 * @param root folder of the build
 * @param port 0 for any free one
 * @throws when `root` holds no build, the port is taken or nginx refuses its configuration
 */
export async function startNginx({ root, rules, port }: Options): Promise<NginxServer> {
  if (!existsSync(join(root, "404.html"))) {
    throw new Error(`No build to serve: ${join(root, "404.html")} is missing. Run "npm run build" first.`);
  }
  const { path, brotliModule } = findNginx();
  const listenPort = port || (await freePort());
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const configuration = nginxConfiguration(rules, {
    listen: [`127.0.0.1:${listenPort}`],
    root: resolve(root),
    folder,
    brotliModule,
    // Its workers would otherwise be a user who may not read this folder.
    user: process.getuid?.() === 0 ? userInfo().username : undefined,
  });
  writeFileSync(join(folder, "nginx.conf"), configuration);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  let nginx = await launch(path, folder).catch((error: unknown) => {
    remove();
    throw error;
  });
  return {
    url: `http://localhost:${listenPort}`,
    brotli: brotliModule !== undefined,
    reload: () => void nginx.kill("SIGHUP"),
    restart: async () => {
      await quit(nginx);
      nginx = await launch(path, folder);
    },
    close: async () => {
      await quit(nginx);
      remove();
    },
  };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: "string", default: "9000" },
      root: { type: "string", default: join(project, "public") },
    },
  });
  try {
    const root = resolve(values.root);
    const server = await startNginx({ root, rules: rulesOf(root), port: Number(values.port) });
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void server.close());
    console.log(`nginx serves the build at ${server.url}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

if (require.main === module) void main();

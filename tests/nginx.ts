/**
 * Serves a build with a real nginx and the configuration of the container, in other places: for the tests, the benches,
 * and `node --import tsx tests/nginx.ts [--port 9000] [--root public]`.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { deployFolderOf } from "../hosting/host-files";

const project = join(__dirname, "..");

/** Path of nginx, installed where there is none, and of its brotli module, where it has one. */
export function findNginx(): { path: string; brotliModule?: string } {
  const path = execFileSync(process.execPath, [join(project, "commands", "ensure-program.mjs"), "nginx"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  }).trim();
  // nginx tells how it was built on its standard error.
  const { stderr } = spawnSync(path, ["-V"], { encoding: "utf8" });
  const [, modules = ""] = /--modules-path=(\S+)/u.exec(stderr) ?? [];
  const brotliModule = join(modules, "ngx_http_brotli_static_module.so");
  return { path, brotliModule: existsSync(brotliModule) ? brotliModule : undefined };
}

export type NginxServer = {
  /** Address without a final slash, such as `http://localhost:9000`. */
  url: string;
  /** Where requests are noted. */
  accessLog: string;
  /** Whether it serves the files compressed with brotli. */
  brotli: boolean;
  close: () => Promise<void>;
};

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
  // Root's workers would otherwise be a user who may not read this folder.
  const user = process.getuid?.() === 0 ? `user ${userInfo().username};` : "";
  let complaints = "";
  const nginx = spawn(path, ["-e", "stderr", "-c", join(folder, "nginx.conf"), "-g", `daemon off; ${user}`], {
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

type Places = { root: string; listen: string; folder: string; brotliModule: string | undefined };

/** The container's configuration with the places of this machine; without its module, without brotli. */
function configurationHere({ root, listen, folder, brotliModule }: Places): string {
  const places: [container: RegExp, here: string][] = [
    [/^load_module .*$/mu, brotliModule ? `load_module "${brotliModule}";` : ""],
    [/brotli_static on;/u, brotliModule ? "brotli_static on;" : ""],
    [/\/tmp\/([\w.]+)/gu, `"${folder}/$1"`],
    [/\/dev\/stdout/u, `"${folder}/access.log"`],
    [/\/srv\/www/u, `"${root}"`],
    [/(?<=listen )8080/u, listen],
  ];
  return places.reduce(
    (text, [container, here]) => {
      if (text.search(container) < 0) throw new Error(`hosting/nginx-container.conf holds no ${container}`);
      return text.replace(container, here);
    },
    readFileSync(join(project, "hosting", "nginx-container.conf"), "utf8"),
  );
}

/**
 * Starts nginx on a build.
 *
 * @param root folder of the build
 * @param port 0 for any free one
 * @throws when `root` holds no build, the port is taken or nginx refuses its configuration
 */
export async function startNginx({ root, port }: { root: string; port: number }): Promise<NginxServer> {
  const deploy = deployFolderOf(resolve(root));
  for (const file of [join(root, "404.html"), join(deploy, "nginx")])
    if (!existsSync(file))
      throw new Error(`No build to serve: ${file} is missing. Run "npm run build" first.`);
  const { path, brotliModule } = findNginx();
  const listenPort = port || (await freePort());
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const places = { root: resolve(root), listen: `127.0.0.1:${listenPort}`, folder, brotliModule };
  writeFileSync(join(folder, "nginx.conf"), configurationHere(places));
  // nginx looks for what is included beside its main file.
  symlinkSync(join(deploy, "nginx"), join(folder, "sito"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const nginx = await launch(path, folder).catch((error: unknown) => {
    remove();
    throw error;
  });
  return {
    url: `http://localhost:${listenPort}`,
    accessLog: join(folder, "access.log"),
    brotli: brotliModule !== undefined,
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
  const server = await startNginx({ root: values.root, port: Number(values.port) });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void server.close());
  console.log(`nginx serves the build at ${server.url}`);
}

if (require.main === module) {
  main().catch(({ message }: Error) => {
    console.error(message);
    process.exitCode = 1;
  });
}

/** A real nginx with the container's configuration. Playwright runs `tests/nginx.ts --port 9000`. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { requireProgram } from "../scripts/programs";

const project = join(__dirname, "..");

function findNginx() {
  const path = requireProgram("nginx");
  // nginx prints its build options on standard error.
  const { stderr } = spawnSync(path, ["-V"], { encoding: "utf8" });
  const [, modules = ""] = /--modules-path=(\S+)/u.exec(stderr) ?? [];
  const brotliModule = join(modules, "ngx_http_brotli_static_module.so");
  return { path, brotliModule: existsSync(brotliModule) ? brotliModule : undefined };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  await once(server.close(), "close");
  return port;
}

export type NginxServer = Awaited<ReturnType<typeof startNginx>>;

/** Resolves once nginx listens; port 0 means any free one. */
export async function startNginx({ root, port }: { root: string; port: number }) {
  const deploy = join(resolve(root), "..", ".deploy", "nginx");
  for (const file of [join(root, "404.html"), deploy])
    if (!existsSync(file))
      throw new Error(`No build to serve: ${file} is missing. Run "npm run build" first.`);
  const listenPort = port || (await freePort());
  const { path, brotliModule } = findNginx();
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const replacements: [container: RegExp, here: string][] = [
    [/^load_module .*$/mu, brotliModule ? `load_module "${brotliModule}";` : ""],
    [/brotli_static on;/u, brotliModule ? "brotli_static on;" : ""],
    [/\/tmp\/([\w.]+)/gu, `"${folder}/$1"`],
    [/\/dev\/stdout/u, `"${folder}/access.log"`],
    [/\/srv\/www/u, `"${resolve(root)}"`],
    [/(?<=listen )8080/u, `127.0.0.1:${listenPort}`],
  ];
  const container = readFileSync(join(project, "hosting", "nginx-container.conf"), "utf8");
  const configuration = replacements.reduce((text, [pattern, here]) => {
    if (text.search(pattern) < 0) throw new Error(`hosting/nginx-container.conf has no ${pattern}`);
    return text.replace(pattern, here);
  }, container);
  writeFileSync(join(folder, "nginx.conf"), configuration);
  symlinkSync(deploy, join(folder, "site"));
  // Keeps workers running as root, because nginx's default user has no access to this folder.
  const user = process.getuid?.() === 0 ? `user ${userInfo().username};` : "";
  const nginx = spawn(path, ["-e", "stderr", "-c", join(folder, "nginx.conf"), "-g", `daemon off; ${user}`], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const close = async () => {
    if (nginx.exitCode === null && nginx.kill("SIGQUIT")) await once(nginx, "exit");
    rmSync(folder, { recursive: true, force: true });
  };
  // The pid file appears once nginx listens.
  while (!existsSync(join(folder, "nginx.pid"))) {
    if (nginx.exitCode !== null) {
      await close();
      throw new Error("nginx did not start: see its messages above");
    }
    await wait(20);
  }
  return { url: `http://localhost:${listenPort}`, folder, hasBrotli: brotliModule !== undefined, close };
}

async function main(): Promise<void> {
  const { port } = parseArgs({ options: { port: { type: "string", default: "9000" } } }).values;
  const server = await startNginx({ root: "public", port: Number(port) });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void server.close());
  console.log(`nginx serves the build at ${server.url}`);
}

if (require.main === module) void main();

/**
 * What hosting/Containerfile starts, with the configuration that the build has left for it: a real nginx as the user of
 * the container, who owns nothing but the folder for temporary files. Only places of the container are replaced.
 */
import { type ChildProcess, execFile, spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliDecompressSync } from "node:zlib";
import { deployFolderOf, rulesOf } from "../../hosting/deploy-folder";
import { nginxForContainer } from "../../hosting/nginx";
import { findNginx, freePort } from "../../hosting/run-nginx";
import { execForm, stagesOf } from "../unit/containerfile";
import { ask, type Request } from "./raw-http";
import { builtFiles, publicFolder, readBuilt } from "./support";

const run = promisify(execFile);
const build = resolve(publicFolder);
const rules = rulesOf(build);
const container = stagesOf(readFileSync(join(__dirname, "..", "..", "hosting", "Containerfile"), "utf8")).at(
  -1,
);
const instruction = (name: string) =>
  container?.instructions.find((candidate) => candidate.name === name)?.rest ?? "";

// Only root can become somebody else; anybody else is no root already.
const [uid, gid] = process.getuid?.() === 0 ? instruction("USER").split(":").map(Number) : [];
const { path, brotliModule } = findNginx();

let folder: string;
let port: number;
let nginx: ChildProcess;
let complaints = "";
let log: string;

/** The configuration of the container, with the places of this machine. */
function configurationHere(): string {
  const text = nginxForContainer(rules)
    .replaceAll('"/tmp/', `"${folder}/tmp/`)
    .replace("listen 8080 ", `listen 127.0.0.1:${port} `)
    .replace('"/srv/www"', `"${folder}/site"`);
  return brotliModule
    ? text.replace(/^load_module .*;$/mu, `load_module "${brotliModule}";`)
    : text.replace(/^load_module .*;\n/mu, "").replace("brotli_static on;", "");
}

/** A few files of the build where every user can read them, as root's. */
function copySite(): void {
  for (const name of builtFiles("").filter((file) => /^(?:index|404|about\/index)\.html/u.test(file))) {
    mkdirSync(dirname(join(folder, "site", name)), { recursive: true });
    copyFileSync(join(build, name), join(folder, "site", name));
  }
}

/** A file or folder of the container's user. */
function giveAway(name: string): string {
  if (uid !== undefined && gid !== undefined) chownSync(join(folder, name), uid, gid);
  return join(folder, name);
}

/** What the health check of the container says of a server on another port. */
function healthOf(serverPort: number): Promise<"healthy" | "unhealthy"> {
  const [program = "", ...words] = execForm(instruction("HEALTHCHECK").replace(/^CMD /u, "")) ?? [];
  const here = words.map((word) => word.replace("127.0.0.1/8080", `127.0.0.1/${serverPort}`));
  return run(program, here).then(
    () => "healthy",
    () => "unhealthy",
  );
}

const get = (target: string, request?: Request) => ask({ port }, target, request);
const asContainer = () => [
  ...(execForm(instruction("CMD")) ?? []).slice(1),
  "-c",
  join(folder, "nginx.conf"),
];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "container-"));
  chmodSync(folder, 0o755);
  port = await freePort();
  copySite();
  writeFileSync(join(folder, "nginx.conf"), configurationHere());
  mkdirSync(join(folder, "tmp"));
  giveAway("tmp");
  writeFileSync(join(folder, "log"), "");
  log = giveAway("log");
  nginx = spawn(path, asContainer(), { uid, gid, stdio: ["ignore", openSync(log, "a"), "pipe"] });
  nginx.stderr?.on("data", (chunk: Buffer) => {
    complaints += chunk;
  });
  while (!existsSync(join(folder, "tmp", "nginx.pid"))) {
    if (nginx.exitCode !== null) throw new Error(`nginx did not start: ${complaints}`);
    await wait(20);
  }
});
afterAll(async () => {
  if (nginx.exitCode === null) {
    const ended = new Promise((resolveEnded) => nginx.once("exit", resolveEnded));
    nginx.kill("SIGKILL");
    await ended;
  }
  rmSync(folder, { recursive: true });
});

it("the build has left the configuration beside itself", () => {
  expect(readFileSync(join(deployFolderOf(build), "nginx-container.conf"), "utf8")).toBe(
    nginxForContainer(rules),
  );
});

it("nginx finds no fault with it", () => {
  // Its standard output has to be a file or a pipe, as a container's is: nginx opens it by name.
  const { status, stderr } = spawnSync(path, ["-t", ...asContainer()], {
    uid,
    gid,
    encoding: "utf8",
    stdio: ["ignore", openSync(log, "a"), "pipe"],
  });
  expect(stderr).not.toMatch(/\[(?:warn|error|emerg)\]/u);
  expect(status).toBe(0);
});

it("runs as the container's user, who may write only temporary files", () => {
  const own = uid ?? process.getuid?.();
  expect(own).not.toBe(0);
  expect(statSync(join(folder, "tmp", "nginx.pid")).uid).toBe(own);
  if (uid !== undefined) expect(statSync(join(folder, "site", "index.html")).uid).toBe(0);
});

it("serves the pages with the site's headers, and compressed", async () => {
  const { status, headers, body } = await get("/about");
  expect(status).toBe(200);
  expect(body.toString()).toBe(readBuilt("about/index.html"));
  for (const [name, value] of Object.entries(rules.headers)) expect(headers[name.toLowerCase()]).toBe(value);
  if (brotliModule) {
    const compressed = await get("/", { headers: { "Accept-Encoding": "br" } });
    expect(brotliDecompressSync(compressed.body).toString()).toBe(readBuilt("index.html"));
  }
  expect((await get("/sconosciuta")).status).toBe(404);
});

it("says nothing on its errors' output, and of visitors only their network", () => {
  expect(complaints).toBe("");
  expect(readFileSync(log, "utf8")).toMatch(/^127\.0\.0\.0 \[[^\]]+\] "GET \/about" 200 \d+$/mu);
});

it("the health check finds it well", async () => {
  expect(await healthOf(port)).toBe("healthy");
});

it("the health check notices an answer that is no page, and silence", async () => {
  const failing = createServer((_, response) => response.writeHead(500).end());
  await new Promise<void>((listening) => failing.listen(0, "127.0.0.1", listening));
  expect(await healthOf((failing.address() as AddressInfo).port)).toBe("unhealthy");
  await new Promise((closed) => failing.close(closed));
  expect(await healthOf(await freePort())).toBe("unhealthy");
});

it("ends by the container's stop signal", async () => {
  const ended = new Promise((resolveEnded) => nginx.once("exit", resolveEnded));
  nginx.kill(instruction("STOPSIGNAL") as NodeJS.Signals);
  expect(await ended).toBe(0);
});

/**
 * `node commands/launch.mjs commands/gatsby.mjs build`: runs Node with these arguments, with the packages of
 * package-lock.json installed. Where this Node is older than `engines` in package.json allows, npm fetches the one of
 * .nvmrc, and that one goes on.
 * Runs before anything is installed and on old versions of Node: plain JavaScript, no dependencies.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { root } from "./project.mjs";

const read = (...names) => readFileSync(join(root, ...names), "utf8");
const readJson = (...names) => JSON.parse(read(...names));

/** Runs npm, whose own messages tell what goes wrong; returns what it prints on standard output. */
function npm(line) {
  const stdio = ["ignore", "pipe", "inherit"];
  const { status, stdout } = spawnSync(`npm ${line}`, { cwd: root, shell: true, encoding: "utf8", stdio });
  if (status !== 0) process.exit(status ?? 1);
  return stdout;
}

/** The path of the Node to go on with: this one, or the one of .nvmrc where this one is too old. */
function supportedNode() {
  const own = process.versions.node;
  const [, oldest] = /^>=(\d+\.\d+)/.exec(readJson("package.json").engines.node);
  const [major, minor] = own.split(".").map(Number);
  const [oldestMajor, oldestMinor] = oldest.split(".").map(Number);
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return process.execPath;
  const wanted = read(".nvmrc").trim();
  console.log(`Node ${own} is too old for this project (${oldest} and later): going on with Node ${wanted}.`);
  return npm(`exec --yes --package=node@${wanted} -- node --print process.execPath`).trim();
}

/** Whether the tree that npm has noted is the one of the lock file, without what only other platforms need. */
function isInstalled() {
  if (!existsSync(join(root, "node_modules", ".package-lock.json"))) return false;
  const wanted = readJson("package-lock.json").packages;
  const installed = readJson("node_modules", ".package-lock.json").packages;
  const isSame = ([path, { optional, version, integrity }]) =>
    path === "" ||
    (path in installed
      ? installed[path].version === version && installed[path].integrity === integrity
      : optional === true);
  return Object.entries(wanted).every(isSame) && Object.keys(installed).every((path) => path in wanted);
}

const node = supportedNode();
// All that the command starts finds a fetched Node first.
if (node !== process.execPath) process.env.PATH = `${dirname(node)}${delimiter}${process.env.PATH}`;
if (!isInstalled()) {
  console.log("Installing the packages of package-lock.json (npm ci)…");
  npm("ci --include=dev --no-audit --no-fund --loglevel=error");
}
const child = spawn(node, process.argv.slice(2), { cwd: root, stdio: "inherit" });
// Ctrl+C reaches the command as well: its end is awaited. Other signals are passed on.
process.on("SIGINT", () => undefined);
for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 143)));

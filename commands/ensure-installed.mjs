/**
 * Installs the npm packages when package-lock.json asks for it; silent otherwise.
 * Runs before anything is installed: plain Node, no dependencies.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { fail, root, run } from "./project.mjs";

const read = (...names) => JSON.parse(readFileSync(join(root, ...names), "utf8"));

/** Refuses a Node older than the `engines` of package.json, in one line. */
function checkNode() {
  const [, major, minor] = /(\d+)\.(\d+)/.exec(read("package.json").engines.node).map(Number);
  const [ownMajor, ownMinor] = process.versions.node.split(".").map(Number);
  if (ownMajor < major || (ownMajor === major && ownMinor < minor))
    fail(`This project needs Node ${major}.${minor} or newer; this is Node ${process.versions.node}.`);
}

/** Whether the tree that npm has noted is the one of the lock file; optional packages may be missing. */
function isInstalled() {
  if (!existsSync(join(root, "node_modules", ".package-lock.json"))) return false;
  const wanted = read("package-lock.json").packages;
  const installed = read("node_modules", ".package-lock.json").packages;
  const isSame = ([path, { optional, version, integrity }]) =>
    path === "" ||
    (path in installed
      ? installed[path].version === version && installed[path].integrity === integrity
      : optional === true);
  return Object.entries(wanted).every(isSame) && Object.keys(installed).every((path) => path in wanted);
}

/**
 * Makes `node_modules` the tree of the lock file; exits with one clear line where it cannot.
 *
 * Not by `npm ci`: it refuses a lock file in which the optional packages of other platforms are missing, as they are
 * where the registry has only those of one. `npm install --no-save` installs the locked versions as well, and leaves
 * package.json and the lock file alone.
 */
export function ensureInstalled() {
  checkNode();
  if (isInstalled()) return;
  console.log("Installing the packages of package-lock.json (npm install)…");
  process.env.GATSBY_TELEMETRY_DISABLED = "1";
  const status = run("npm install --no-save --include=dev --no-audit --no-fund --loglevel=error");
  if (status !== 0) fail("npm install failed: see its lines above.", status);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) ensureInstalled();

/**
 * Installs the packages, only when package-lock.json asks for it; silent otherwise.
 * Runs before anything is installed: plain Node, no dependencies.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { fail, npm, root } from "./project.mjs";

const lockPath = join(root, "package-lock.json");
/** What npm itself recorded about the tree it installed. */
const treePath = join(root, "node_modules", ".package-lock.json");
const stampPath = join(root, "node_modules", ".installed-from");

/** Refuses a Node older than the `engines` of package.json, in one line. */
function checkNode() {
  const { engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const [major = 0, minor = 0] = /\d+(\.\d+)?/.exec(engines.node)[0].split(".").map(Number);
  const [ownMajor = 0, ownMinor = 0] = process.versions.node.split(".").map(Number);
  if (ownMajor < major || (ownMajor === major && ownMinor < minor)) {
    fail(`This project needs Node ${major}.${minor} or newer; this is Node ${process.versions.node}.`);
  }
}

/** Fingerprint of the lock file and of npm's record of the tree, for this platform. */
function fingerprint() {
  const hash = createHash("sha256").update(`${process.platform}-${process.arch}\n`);
  for (const path of [lockPath, treePath]) hash.update(readFileSync(path)).update("\n");
  return hash.digest("hex");
}

/** Whether the installed tree is the one of the lock file; optional packages may be missing. */
function treeMatchesLock() {
  const wanted = JSON.parse(readFileSync(lockPath, "utf8")).packages;
  const installed = JSON.parse(readFileSync(treePath, "utf8")).packages;
  const same = ([path, entry]) =>
    path === "" ||
    (installed[path] === undefined
      ? entry.optional === true
      : installed[path].version === entry.version && installed[path].integrity === entry.integrity);
  return Object.entries(wanted).every(same) && Object.keys(installed).every((path) => path in wanted);
}

/**
 * Not `npm ci`: it refuses a lock file in which the optional packages of other platforms are
 * missing, as they are where the registry has only those of one. This installs the locked versions
 * as well, and leaves package.json and the lock file alone.
 */
function install() {
  console.log("Installing the packages of package-lock.json (npm install)…");
  const status = npm("install", "--no-save", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error");
  if (status !== 0) fail("npm install failed: see its lines above.", status);
}

/** Makes `node_modules` the tree of the lock file; exits with one clear line where it cannot. */
export function ensureInstalled() {
  checkNode();
  if (!existsSync(lockPath)) fail("package-lock.json is missing: restore it from the repository.");
  if (existsSync(treePath)) {
    if (existsSync(stampPath) && readFileSync(stampPath, "utf8") === fingerprint()) return;
    if (treeMatchesLock()) {
      writeFileSync(stampPath, fingerprint());
      return;
    }
  }
  install();
  writeFileSync(stampPath, fingerprint());
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) ensureInstalled();

/**
 * Installs the npm packages when package-lock.json asks for it; silent otherwise.
 * Runs before anything is installed: plain Node, no dependencies.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fail, root, run } from "./project.mjs";

const read = (...names) => JSON.parse(readFileSync(join(root, ...names), "utf8"));

/** Refuses, in one line, a Node that no range of the `engines` in package.json names; each is written `^22.16`. */
function checkNode() {
  const { node } = read("package.json").engines;
  const [ownMajor, ownMinor] = process.versions.node.split(".").map(Number);
  const isOwn = ([, major, minor]) => ownMajor === Number(major) && ownMinor >= Number(minor);
  if (![...node.matchAll(/\^(\d+)\.(\d+)/g)].some(isOwn))
    fail(
      `This project needs Node ${node}, and this is Node ${process.versions.node}: install the one of .nvmrc (https://nodejs.org/en/download), then repeat the command.`,
    );
}

/** Whether the tree that npm has noted is the one of the lock file, without what only other platforms need. */
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

checkNode();
if (!isInstalled()) {
  console.log("Installing the packages of package-lock.json (npm ci)…");
  const status = run("npm ci --include=dev --no-audit --no-fund --loglevel=error");
  if (status !== 0) fail("npm ci failed: see its lines above.", status);
}

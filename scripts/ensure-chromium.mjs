/**
 * Finds a Chromium for the browser tests, and installs one where there is none.
 * Run by itself it prints the path of the executable on standard output, and nothing else there.
 */
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { fail, root } from "./project.mjs";

const commands = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const macApplications = ["Google Chrome", "Chromium"].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);
const require = createRequire(join(root, "package.json"));

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether the file really is a browser: Ubuntu's `chromium-browser` may be a stub that only prints advice. */
function runs(path) {
  const { status, stdout } = spawnSync(path, ["--version"], { encoding: "utf8", timeout: 30_000 });
  return status === 0 && /chrom/i.test(stdout);
}

function inPath(command) {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, command));
}

/** Playwright's own cache; the name of its executable depends on the installed version. */
function fromPlaywright() {
  const path = require("@playwright/test").chromium.executablePath();
  return path ? [path] : [];
}

/** Path of a Chromium or Chrome that starts, or `undefined`. */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (isExecutable(given) && runs(given)) return given;
    fail(`CHROMIUM_PATH names ${given}, which is not a Chromium that starts.`);
  }
  const candidates = [...commands.flatMap(inPath), ...macApplications, ...fromPlaywright()];
  return candidates.find((path) => isExecutable(path) && runs(path));
}

/** Runs an installer; its output goes to standard error, which keeps standard output for the path. */
function run(command, args) {
  return (
    spawnSync(command, args, {
      cwd: root,
      stdio: ["ignore", process.stderr, process.stderr],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).status === 0
  );
}

function installFromDebian() {
  const isRoot = process.getuid?.() === 0;
  const aptGet = inPath("apt-get").find((path) => existsSync(path));
  if (!isRoot || !aptGet) return;
  console.error("No Chromium found: installing the system's package (apt-get install chromium)…");
  if (run(aptGet, ["update"])) run(aptGet, ["install", "-y", "--no-install-recommends", "chromium"]);
}

function installFromPlaywright() {
  console.error("No Chromium found: installing Playwright's (playwright install chromium)…");
  run(process.execPath, [require.resolve("@playwright/test/cli"), "install", "chromium"]);
}

/** Path of a Chromium that starts, installed now if need be; exits with one clear line where none can be had. */
export function ensureChromium() {
  let path = findChromium();
  for (const install of [installFromDebian, installFromPlaywright]) {
    if (path) return path;
    install();
    path = findChromium();
  }
  return (
    path ??
    fail(
      "The browser tests need Chromium: install your system's chromium package, or set CHROMIUM_PATH to one.",
    )
  );
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) console.log(ensureChromium());

/**
 * Finds a Chromium for the browser tests, and installs one where there is none.
 * Run by itself it prints the path of the executable on standard output, and nothing else there.
 */
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { fail, root } from "./project.mjs";
import { installFromDebian, isExecutable, placesOf, runInstaller } from "./system-packages.mjs";

const commands = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const macApplications = ["Google Chrome", "Chromium"].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);
const require = createRequire(join(root, "package.json"));

/** Whether the file really is a browser: Ubuntu's `chromium-browser` may be a stub that only prints advice. */
function runs(path) {
  const { status, stdout } = spawnSync(path, ["--version"], { encoding: "utf8", timeout: 30_000 });
  return status === 0 && /chrom/i.test(stdout);
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
  const candidates = [
    ...commands.flatMap((command) => placesOf(command)),
    ...macApplications,
    ...fromPlaywright(),
  ];
  return candidates.find((path) => isExecutable(path) && runs(path));
}

function installFromPlaywright() {
  console.error("No Chromium found: installing Playwright's (playwright install chromium)…");
  runInstaller(process.execPath, [require.resolve("@playwright/test/cli"), "install", "chromium"]);
}

/** Path of a Chromium that starts, installed now if need be; exits with one clear line where none can be had. */
export function ensureChromium() {
  let path = findChromium();
  for (const install of [() => installFromDebian("chromium"), installFromPlaywright]) {
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

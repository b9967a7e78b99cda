/**
 * Finds the programs that the tests need besides npm's packages, and installs those that are missing.
 * `node commands/ensure-program.mjs chromium nginx` prints the path of each on standard output, and nothing else there.
 * CHROMIUM_PATH and NGINX_PATH name others. The tests go on without one that is optional, its line is then empty; where
 * CI is set, it must be there.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { root } from "./project.mjs";

const require = createRequire(join(root, "package.json"));

/** `asked` is what a program that works answers with success. */
const programs = {
  chromium: {
    names: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
    otherPlace: () => require("@playwright/test").chromium.executablePath(),
    asked: "--version",
    debianPackages: ["chromium", "fonts-liberation", "fonts-roboto-unhinted"],
  },
  nginx: {
    names: ["nginx"],
    otherPlace: () => "/usr/sbin/nginx",
    asked: "-v",
    debianPackages: ["nginx", "libnginx-mod-http-brotli-static"],
  },
  firefox: {
    names: ["firefox-esr", "firefox"],
    asked: "--version",
    debianPackages: ["firefox-esr"],
    optional: true,
  },
  // The driver of WebKitGTK, which starts the browser that comes with it, on a screen that nobody sees.
  webkit: {
    names: ["WebKitWebDriver"],
    besides: "Xvfb",
    asked: "--help",
    debianPackages: ["webkit2gtk-driver", "xvfb"],
    optional: true,
  },
};

/** Runs a command for a person to read: standard output is kept for the path. */
const run = (command, ...args) =>
  spawnSync(command, args, {
    stdio: ["ignore", process.stderr, process.stderr],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  }).status === 0;

/** Path of the program, where there is one that starts. */
function find({ names, otherPlace, besides, asked }) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const placesOf = (name) => folders.map((folder) => join(folder, name));
  if (besides && !placesOf(besides).some(existsSync)) return undefined;
  const places = [...names.flatMap(placesOf), ...(otherPlace ? [otherPlace()] : [])];
  return places.find(
    (path) => existsSync(path) && spawnSync(path, [asked], { timeout: 30_000 }).status === 0,
  );
}

/** Debian's package where this user may install it; else, of Chromium, the one that Playwright downloads. */
function install(name, { debianPackages }) {
  console.error(`Installing ${name}…`);
  // Another installation may be under way: wait for it instead of failing.
  const apt = (...args) => run("apt-get", "-o", "DPkg::Lock::Timeout=300", ...args);
  const isRoot = process.getuid?.() === 0;
  if (isRoot && apt("update") && apt("install", "-y", "--no-install-recommends", ...debianPackages)) {
    // Debian starts a service at once; the tests start their own nginx, and port 80 is not theirs.
    if (existsSync("/run/nginx.pid")) run("nginx", "-s", "quit");
  } else if (name === "chromium")
    run(process.execPath, require.resolve("@playwright/test/cli"), "install", "chromium");
}

for (const name of process.argv.slice(2)) {
  const variable = `${name.toUpperCase()}_PATH`;
  const program = programs[name];
  const path = process.env[variable] || find(program) || install(name, program) || find(program);
  const isNeeded = !program.optional || process.env.CI;
  const packages = program.debianPackages.join(" ");
  if (!path)
    console.error(
      `The tests ${isNeeded ? "need" : "go on without"} ${name}: install it (Debian: apt-get install ${packages}) or set ${variable}.`,
    );
  if (!path && isNeeded) process.exitCode = 1;
  console.log(path ?? "");
}

/**
 * Finds a program that the tests need besides npm's packages, and installs it where it is missing.
 * `node commands/ensure-program.mjs chromium|nginx` prints the path of the executable on standard output, and nothing
 * else there.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { fail, root } from "./project.mjs";

const require = createRequire(join(root, "package.json"));

/** Folders outside the PATH of an ordinary user: Debian's for services, Homebrew's, and macOS applications. */
const otherFolders = [
  "/usr/sbin",
  "/usr/local/sbin",
  "/opt/homebrew/bin",
  "/Applications/Google Chrome.app/Contents/MacOS",
  "/Applications/Chromium.app/Contents/MacOS",
];

const programs = {
  chromium: {
    variable: "CHROMIUM_PATH",
    names: [
      "chromium",
      "chromium-browser",
      "google-chrome",
      "google-chrome-stable",
      "Google Chrome",
      "Chromium",
    ],
    // Ubuntu's `chromium-browser` may be a stub that only prints advice.
    version: ["--version", /^(?:chromium|google chrome)/im],
    debianPackages: ["chromium"],
    fromPlaywright: true,
  },
  nginx: {
    variable: "NGINX_PATH",
    names: ["nginx"],
    version: ["-v", /nginx version: /],
    debianPackages: ["nginx", "libnginx-mod-http-brotli-static"],
  },
};

/** Runs a command for a person to read: standard output is kept for the path. */
const run = (command, ...args) =>
  spawnSync(command, args, {
    stdio: ["ignore", process.stderr, process.stderr],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  }).status === 0;

/** Whether the file is that program, and starts. */
function starts(path, [option, expected]) {
  const { status, stdout, stderr } = spawnSync(path, [option], { encoding: "utf8", timeout: 30_000 });
  return status === 0 && expected.test(stdout + stderr);
}

/** Path of the program, or `undefined`. */
function find({ names, version, fromPlaywright }) {
  const folders = [...(process.env.PATH ?? "").split(delimiter).filter(Boolean), ...otherFolders];
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  if (fromPlaywright) places.push(require("@playwright/test").chromium.executablePath());
  return places.find((path) => existsSync(path) && starts(path, version));
}

/** Debian's package where this user may install it; else, of Chromium, the one that Playwright downloads. */
function install({ debianPackages, fromPlaywright }) {
  if (process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0) {
    console.error(`Installing the system's packages (apt-get install ${debianPackages.join(" ")})…`);
    // Another installation may be under way: wait for it instead of failing.
    const apt = (...args) => run("apt-get", "-o", "DPkg::Lock::Timeout=300", ...args);
    if (apt("update") && apt("install", "-y", "--no-install-recommends", ...debianPackages)) {
      // Debian starts a service at once; the tests start their own nginx, and port 80 is not theirs.
      if (existsSync("/run/nginx.pid")) run("nginx", "-s", "quit");
      return;
    }
  }
  if (!fromPlaywright) return;
  console.error("Installing Chromium (playwright install chromium)…");
  run(process.execPath, require.resolve("@playwright/test/cli"), "install", "chromium");
}

/**
 * Path of a program that starts, installed now if need be; exits with one clear line where it cannot be had.
 *
 * @param name `chromium` or `nginx`
 */
export function ensureProgram(name) {
  const program = programs[name] ?? fail(`Not one of ${Object.keys(programs).join(", ")}: ${name}`);
  const given = process.env[program.variable];
  if (given) {
    if (existsSync(given) && starts(given, program.version)) return given;
    fail(`${program.variable} names ${given}, which is no ${name} that starts.`);
  }
  const found = find(program);
  if (found) return found;
  install(program);
  const advice = `install it (on Debian: apt-get install ${program.debianPackages.join(" ")}), or set ${program.variable}`;
  return find(program) ?? fail(`The tests need ${name}: ${advice}.`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) console.log(ensureProgram(process.argv[2]));

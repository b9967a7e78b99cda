/**
 * `node scripts/programs.mjs chromium nginx` prints one path a line; as root, it installs a missing program
 * from Debian. CHROMIUM_PATH, NGINX_PATH … override. Firefox and WebKitGTK are optional outside CI, the
 * headless shell everywhere. Missing: an empty line.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const programs = {
  chromium: {
    names: ["chromium", "google-chrome"],
    packages: ["chromium", "fonts-liberation", "fonts-roboto-unhinted"],
  },
  headless: { names: ["chromium-headless-shell"], packages: ["chromium-headless-shell"], isOptional: true },
  nginx: { names: ["nginx"], packages: ["nginx", "libnginx-mod-http-brotli-static"] },
  firefox: { names: ["firefox-esr", "firefox"], packages: ["firefox-esr"], isOptional: !process.env.CI },
  webkit: {
    names: ["WebKitWebDriver"],
    packages: ["webkit2gtk-driver", "xvfb"],
    isOptional: !process.env.CI,
  },
};

const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];

const find = ({ names }) =>
  names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));

function apt(...words) {
  // Standard output is reserved for the paths; the lock timeout waits for another installation.
  const options = {
    stdio: ["ignore", 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  return spawnSync("apt-get", ["-o", "DPkg::Lock::Timeout=300", ...words], options).status === 0;
}

function install({ packages }) {
  if (process.getuid?.() !== 0) return;
  console.error(`Installing ${packages.join(" ")}…`);
  if (!apt("update") || !apt("install", "-y", "--no-install-recommends", ...packages)) return;
  // Debian starts nginx on installation; the tests run their own.
  if (existsSync("/run/nginx.pid")) spawnSync("nginx", ["-s", "quit"]);
}

for (const name of process.argv.slice(2)) {
  const variable = `${name.toUpperCase()}_PATH`;
  const program = programs[name];
  let path = process.env[variable] || find(program);
  if (!path) {
    install(program);
    path = find(program);
  }
  console.log(path ?? "");
  if (path) continue;
  const remedy = `install it (Debian: apt-get install ${program.packages.join(" ")}) or set ${variable}`;
  console.error(`The tests ${program.isOptional ? "go on without" : "need"} ${name}: ${remedy}.`);
  if (!program.isOptional) process.exitCode = 1;
}

/**
 * Finds an nginx for the tests and the load bench, and installs one where there is none.
 * Run by itself it prints the path of the executable on standard output, and nothing else there.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { fail } from "./project.mjs";
import { installFromDebian, isExecutable, placesOf } from "./system-packages.mjs";

const folders = ["/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin"];
const systemPid = "/run/nginx.pid";

function runs(path) {
  const { status, stderr } = spawnSync(path, ["-v"], { encoding: "utf8", timeout: 30_000 });
  return status === 0 && /nginx version: /.test(stderr);
}

/** Path of an nginx that starts, or `undefined`. */
export function findNginx() {
  const given = process.env.NGINX_PATH;
  if (given) {
    if (isExecutable(given) && runs(given)) return given;
    fail(`NGINX_PATH names ${given}, which is not an nginx that starts.`);
  }
  return placesOf("nginx", folders).find((path) => isExecutable(path) && runs(path));
}

/** The tests start nginx themselves, on ports of their own; the system's must not take the web's. */
function stopSystemService(path) {
  if (existsSync(systemPid)) spawnSync(path, ["-s", "quit"], { stdio: "inherit" });
}

/** Path of an nginx that starts, installed now if need be; exits with one clear line where none can be had. */
export function ensureNginx() {
  const found = findNginx();
  if (found) return found;
  if (installFromDebian("nginx", "libnginx-mod-http-brotli-static")) {
    const path = findNginx();
    if (path) {
      stopSystemService(path);
      return path;
    }
  }
  return fail(
    "These tests need nginx: install your system's package (on Debian nginx and libnginx-mod-http-brotli-static), or set NGINX_PATH to one.",
  );
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) console.log(ensureNginx());

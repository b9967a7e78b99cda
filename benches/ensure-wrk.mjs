/**
 * Finds wrk, the load generator of `npm run bench:load`, and installs it where it is missing.
 * Run by itself it prints the path of the executable on standard output, and nothing else there.
 */
import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { fail } from "../commands/project.mjs";
import { installFromDebian, isExecutable, placesOf } from "../commands/system-packages.mjs";

/** wrk tells its version with exit code 1. */
function runs(path) {
  return /^wrk /.test(spawnSync(path, ["-v"], { encoding: "utf8", timeout: 30_000 }).stdout ?? "");
}

/** Path of a wrk that starts, or `undefined`. */
function findWrk() {
  const given = process.env.WRK_PATH;
  if (given) {
    if (isExecutable(given) && runs(given)) return given;
    fail(`WRK_PATH names ${given}, which is not a wrk that starts.`);
  }
  return placesOf("wrk").find((path) => isExecutable(path) && runs(path));
}

/** Path of a wrk that starts, installed now if need be; exits with one clear line where none can be had. */
export function ensureWrk() {
  return (
    findWrk() ??
    (installFromDebian("wrk") ? findWrk() : undefined) ??
    fail("The load bench needs wrk: install your system's package, or set WRK_PATH to one.")
  );
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) console.log(ensureWrk());

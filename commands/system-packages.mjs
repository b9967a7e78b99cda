/** Programs of the system: finding them, and installing Debian's packages where the machine allows it. */
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { root } from "./project.mjs";

/** Whether the file may be started. */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Where a command may be: the folders of PATH, then those given. */
export function placesOf(command, folders = []) {
  return [...(process.env.PATH ?? "").split(delimiter).filter(Boolean), ...folders].map((folder) =>
    join(folder, command),
  );
}

/** Runs an installer; its output goes to standard error, which keeps standard output for a path. */
export function runInstaller(command, args) {
  return (
    spawnSync(command, args, {
      cwd: root,
      stdio: ["ignore", process.stderr, process.stderr],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).status === 0
  );
}

const servicePolicy = "/usr/sbin/policy-rc.d";

/** Debian starts a service as soon as it is installed, unless this file says no (101). */
function withoutStartingServices(install) {
  if (existsSync(servicePolicy)) return install();
  writeFileSync(servicePolicy, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  try {
    return install();
  } finally {
    rmSync(servicePolicy);
  }
}

/**
 * Installs packages of Debian (or Ubuntu) without starting any service they bring.
 *
 * @returns whether they are installed now; false without root or apt-get
 */
export function installFromDebian(...packages) {
  const aptGet = placesOf("apt-get").find(isExecutable);
  if (process.getuid?.() !== 0 || !aptGet) return false;
  console.error(`Installing the system's packages (apt-get install ${packages.join(" ")})…`);
  // Another installation may be under way: wait for it instead of failing.
  const patient = ["-o", "DPkg::Lock::Timeout=300"];
  return withoutStartingServices(
    () =>
      runInstaller(aptGet, [...patient, "update"]) &&
      runInstaller(aptGet, [...patient, "install", "-y", "--no-install-recommends", ...packages]),
  );
}

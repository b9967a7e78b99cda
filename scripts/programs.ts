/**
 * Programs that the browser tests need. `npm run browsers` says which are missing and, as root on Debian, installs
 * them; the tests only look for them. CHROMIUM_PATH, HEADLESS_PATH, NGINX_PATH … name other programs.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

type Program = { commands: string[]; packages: string[]; isOptional?: boolean };

const programs = {
  chromium: {
    commands: ["chromium", "google-chrome"],
    packages: ["chromium", "fonts-liberation", "fonts-roboto-unhinted"],
  },
  // The Chromium that Playwright usually runs, twice as fast as the full browser.
  headless: {
    commands: ["chromium-headless-shell"],
    packages: ["chromium-headless-shell"],
    isOptional: true,
  },
  nginx: { commands: ["nginx"], packages: ["nginx", "libnginx-mod-http-brotli-static"] },
  firefox: { commands: ["firefox-esr", "firefox"], packages: ["firefox-esr"], isOptional: true },
  webkit: { commands: ["WebKitWebDriver"], packages: ["webkit2gtk-driver", "xvfb"], isOptional: true },
} satisfies Record<string, Program>;

type ProgramName = keyof typeof programs;

const pathVariable = (name: ProgramName) => `${name.toUpperCase()}_PATH`;

export function findProgram(name: ProgramName): string | undefined {
  const configured = process.env[pathVariable(name)];
  if (configured) return configured;
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  const candidates = programs[name].commands.flatMap((command) =>
    folders.map((folder) => join(folder, command)),
  );
  return candidates.find((path) => existsSync(path));
}

/** @throws Error if the program is missing */
export function requireProgram(name: ProgramName): string {
  const path = findProgram(name);
  if (!path) throw new Error(`The tests need ${name}: run "npm run browsers", or set ${pathVariable(name)}.`);
  return path;
}

function aptGet(...args: string[]): boolean {
  // The lock timeout waits for another installation.
  const { status } = spawnSync("apt-get", ["-o", "DPkg::Lock::Timeout=300", ...args], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return status === 0;
}

function install(packages: readonly string[]): void {
  if (process.getuid?.() !== 0) return;
  console.log(`Installing ${packages.join(" ")}…`);
  if (!aptGet("update") || !aptGet("install", "-y", "--no-install-recommends", ...packages)) return;
  // Debian starts nginx on installation; the tests run their own.
  if (existsSync("/run/nginx.pid")) spawnSync("nginx", ["-s", "quit"]);
}

function main(): void {
  for (const [name, program] of Object.entries(programs) as [ProgramName, Program][]) {
    if (!findProgram(name)) install(program.packages);
    const path = findProgram(name);
    if (path) {
      console.log(`${name}: ${path}`);
      continue;
    }
    const remedy = `install it (Debian: apt-get install ${program.packages.join(" ")}) or set ${pathVariable(name)}`;
    console.error(
      `${name}: missing. The tests ${program.isOptional ? "go on without" : "need"} it: ${remedy}.`,
    );
    if (!program.isOptional) process.exitCode = 1;
  }
}

if (require.main === module) main();

import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import type { Options } from "./support";

const project = join(__dirname, "..", "..");

/** The script finds the programs, or installs them; the workers, which load this file again, inherit the answer. */
process.env.ENGINE_PATHS ??= execFileSync(
  process.execPath,
  [join(project, "scripts", "programs.mjs"), "firefox", "webkit"],
  { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] },
);
const [firefox = "", webkit = ""] = process.env.ENGINE_PATHS.split("\n");

export default defineConfig<object, Options>({
  testDir: ".",
  outputDir: join(project, "test-results", "engines"),
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  timeout: 300_000,
  expect: { timeout: 60_000 },
  projects: [
    { name: "firefox", use: { program: firefox }, testIgnore: firefox ? [] : "**" },
    { name: "webkit", use: { program: webkit }, testIgnore: webkit ? [] : "**" },
  ],
});

import { execFileSync } from "node:child_process";
import { defineConfig } from "@playwright/test";
import type { Options } from "./support";

process.env.ENGINE_PATHS ??= execFileSync(process.execPath, ["scripts/programs.mjs", "firefox", "webkit"], {
  cwd: `${__dirname}/../..`,
  encoding: "utf8",
  stdio: ["ignore", "pipe", "inherit"],
});
const [firefox = "", webkit = ""] = process.env.ENGINE_PATHS.split("\n");

export default defineConfig<object, Options>({
  testDir: ".",
  outputDir: "../../test-results/engines",
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  timeout: 300_000,
  expect: { timeout: 60_000 },
  projects: Object.entries({ firefox, webkit })
    .filter(([, program]) => program)
    .map(([name, program]) => ({ name, use: { program } })),
});

import { defineConfig } from "@playwright/test";
import { findProgram } from "../../scripts/programs";
import type { Options } from "./support";

/** Engines that are installed; `npm run browsers` names those that are missing. */
const programs = { firefox: findProgram("firefox"), webkit: findProgram("webkit") };
if (process.env.CI && !(programs.firefox && programs.webkit))
  throw new Error('Firefox or WebKitGTK is missing: run "npm run browsers".');

export default defineConfig<object, Options>({
  testDir: ".",
  outputDir: "../../test-results/engines",
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  timeout: 300_000,
  expect: { timeout: 60_000 },
  projects: Object.entries(programs).flatMap(([name, program]) =>
    program ? { name, use: { program } } : [],
  ),
});

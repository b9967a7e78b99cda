import { execSync } from "node:child_process";
import { defineConfig } from "@playwright/test";

// Workers load this file again and inherit both values through the environment.
process.env.CHROMIUM_PATHS ??= execSync("node scripts/programs.mjs chromium headless", { encoding: "utf8" });
// Two copies of the project can be tested at once.
process.env.E2E_PORT ??= String(10_000 + Math.floor(Math.random() * 20_000));
const [chromium, headless = chromium] = process.env.CHROMIUM_PATHS.trim().split("\n");
const baseURL = `http://localhost:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: "tests/e2e",
  // A third worker keeps two cores busy while the others wait.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  // No test measures time, and a busy machine takes ten times as long.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL,
    locale: "it-IT",
    timezoneId: "Europe/Rome",
    launchOptions: {
      // Half of the time with the headless shell, Playwright's usual Chromium.
      executablePath: headless,
      args: [
        // Widths of letters as on a screen.
        "--font-render-hinting=none",
        // Blocks requests to other hosts.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
      ],
    },
  },
  webServer: {
    command: `node --import tsx tests/nginx.ts --port ${process.env.E2E_PORT}`,
    url: baseURL,
    timeout: 120_000,
    // SIGTERM lets nginx end its workers.
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});

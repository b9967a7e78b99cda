import { defineConfig } from "@playwright/test";
import { findProgram, requireProgram } from "./scripts/programs";

// Workers load this file again and inherit the port. Two copies of the project can be tested at once.
process.env.E2E_PORT ??= String(10_000 + Math.floor(Math.random() * 20_000));
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
      executablePath: findProgram("headless") ?? requireProgram("chromium"),
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

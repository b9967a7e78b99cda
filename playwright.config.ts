import { execFileSync } from "node:child_process";
import { defineConfig } from "@playwright/test";

// The workers, which load this file again, inherit both answers through the environment.
/** Finds a browser, or installs one. */
process.env.CHROMIUM_PATH ??= execFileSync(process.execPath, ["scripts/programs.mjs", "chromium"], {
  cwd: __dirname,
  encoding: "utf8",
  stdio: ["ignore", "pipe", "inherit"],
}).trim();

/** Any port, so that two copies of the project can be tested at once; `E2E_PORT=9200` takes that one. */
process.env.E2E_PORT ??= String(10_000 + Math.floor(Math.random() * 20_000));
const port = Number(process.env.E2E_PORT);
const baseURL = `http://localhost:${port}`;

const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  workers: 2,
  retries: 0,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  // No test is about time. Patience costs nothing where a test is green, and a busy machine takes ten times as long.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL,
    locale: "it-IT",
    timezoneId: "Europe/Rome",
    serviceWorkers: "block",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        ...(isRoot ? ["--no-sandbox"] : []),
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        "--disable-quic",
        "--disable-gpu",
        // Whatever a page or the browser itself asks of another host ends here, on every machine alike.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
      ],
    },
  },
  projects: [{ name: "chromium" }],
  webServer: {
    command: `${JSON.stringify(process.execPath)} --import tsx tests/nginx.ts --port ${port}`,
    url: baseURL,
    reuseExistingServer: false,
    timeout: 120_000,
    // nginx ends its workers itself.
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});

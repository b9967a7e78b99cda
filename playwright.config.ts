import { execFileSync } from "node:child_process";
import { defineConfig } from "@playwright/test";

// Workers load this file again and inherit these values through the environment.
if (!process.env.HEADLESS_PATH) {
  const words = ["scripts/programs.mjs", "chromium", "headless"];
  const options = { cwd: __dirname, encoding: "utf8" } as const;
  const [chromium, headless] = execFileSync(process.execPath, words, options).split("\n");
  process.env.CHROMIUM_PATH = chromium;
  // Half of the time with the headless shell, Playwright's usual Chromium.
  process.env.HEADLESS_PATH = headless || chromium;
}

// Two copies of the project can be tested at once.
process.env.E2E_PORT ??= String(10_000 + Math.floor(Math.random() * 20_000));
const port = Number(process.env.E2E_PORT);
const baseURL = `http://localhost:${port}`;

export default defineConfig({
  testDir: "tests/e2e",
  // Tests wait now and then: a third keeps two cores busy.
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
    serviceWorkers: "block",
    launchOptions: {
      executablePath: process.env.HEADLESS_PATH,
      args: [
        "--disable-quic",
        "--disable-gpu",
        // Widths of letters as on a screen.
        "--font-render-hinting=none",
        // Blocks requests to other hosts.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
      ],
    },
  },
  webServer: {
    command: `${JSON.stringify(process.execPath)} --import tsx tests/nginx.ts --port ${port}`,
    url: baseURL,
    timeout: 120_000,
    // SIGTERM lets nginx end its workers.
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});

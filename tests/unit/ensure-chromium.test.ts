/**
 * @jest-environment node
 *
 * How commands/ensure-chromium.mjs looks for a browser; installing one is left to the machines without any.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const script = join(__dirname, "..", "..", "commands", "ensure-chromium.mjs");
let folder: string;

/** An executable that answers `--version`. */
function writeExecutable(name: string, lines: string): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
  return path;
}

function ensureChromium(variables: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    encoding: "utf8",
    env: { ...process.env, CHROMIUM_PATH: "", ...variables },
  });
  return { status, stdout, stderr };
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ensure-chromium-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("prints the path of a browser in PATH, and nothing else", () => {
  const path = writeExecutable("chromium", "echo Chromium 156.0");
  expect(ensureChromium({ PATH: folder })).toEqual({ status: 0, stdout: `${path}\n`, stderr: "" });
});

it("passes over a stub that only tells how to install the browser", () => {
  writeExecutable("chromium", "echo 'install the chromium snap'; exit 1");
  const path = writeExecutable("google-chrome", "echo Google Chrome 156.0");
  expect(ensureChromium({ PATH: folder }).stdout).toBe(`${path}\n`);
});

it("prefers the one that CHROMIUM_PATH names", () => {
  writeExecutable("chromium", "echo Chromium 156.0");
  const path = writeExecutable("own/browser", "echo Chromium 157.0");
  expect(ensureChromium({ PATH: folder, CHROMIUM_PATH: path }).stdout).toBe(`${path}\n`);
});

it("says so when CHROMIUM_PATH names no browser", () => {
  const { status, stderr } = ensureChromium({ CHROMIUM_PATH: join(folder, "nothing") });
  expect(status).toBe(1);
  expect(stderr).toBe(
    `CHROMIUM_PATH names ${join(folder, "nothing")}, which is not a Chromium that starts.\n`,
  );
});

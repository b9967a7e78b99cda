/** What differs between desks, imitated: Git's line endings on Windows, programs that cannot be installed. */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(__dirname, "..", "..");

it("Git for Windows checks every kind of file out as it is here", () => {
  const folder = mkdtempSync(join(tmpdir(), "any-desk-"));
  const git = (...words: string[]) => execFileSync("git", words, { cwd: folder, stdio: "pipe" });
  const photo = "content/images/pages/home.jpg";
  const files = [".gitattributes", "package.json", "hosting/pubblica-sito.sh", "static/favicon.svg", photo];
  try {
    for (const file of files) cpSync(join(root, file), join(folder, "here", file));
    git("init", "--quiet", "here");
    git("-C", "here", "-c", "core.autocrlf=true", "add", ".");
    git("-C", "here", "-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "--quiet", "--message", "a");
    git("clone", "--quiet", "-c", "core.autocrlf=true", "here", "there");
    const changed = files.filter((file) => {
      const [here, there] = [root, join(folder, "there")].map((place) => readFileSync(join(place, file)));
      return !here?.equals(there ?? Buffer.alloc(0));
    });
    expect(changed).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});

it("a missing program says what to do, in one line", () => {
  const there = 'data:text/javascript,Object.defineProperty(process,"platform",{value:"win32"})';
  const words = ["--import", there, join(root, "commands", "ensure-program.mjs"), "webkit"];
  const answer = (env: object) =>
    spawnSync(process.execPath, words, { encoding: "utf8", env: { PATH: "/nessuno", ...env } });
  const advice = "run npm test in WSL (wsl --install)";
  const goesOn = `Installing webkit…\nThe tests go on without webkit: ${advice}.\n`;
  expect(answer({})).toMatchObject({ status: 0, stdout: "\n", stderr: goesOn });
  const { status, stderr } = answer({ CI: "true" });
  expect([status, stderr]).toEqual([1, expect.stringContaining(`\nThe tests need webkit: ${advice}.\n`)]);
});

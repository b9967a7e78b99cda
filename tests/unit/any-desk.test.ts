/** What differs between desks, imitated: Git's line endings on Windows, programs that cannot be installed. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(__dirname, "..", "..");

it("Git for Windows checks texts out as they are here, and leaves pictures alone", () => {
  const attributes = readFileSync(join(root, ".gitattributes"), "utf8");
  expect(attributes).toMatch(/^\* text=auto eol=lf$/mu);
  expect(attributes).toMatch(/^\*\.jpg binary$/mu);
});

it("a missing program says what to do, in one line", () => {
  const words = [join(root, "commands", "ensure-program.mjs"), "webkit"];
  const there = "data:text/javascript,process.getuid = () => 1000";
  const answer = (env: object) =>
    spawnSync(process.execPath, ["--import", there, ...words], {
      encoding: "utf8",
      env: { PATH: "/nessuno", ...env },
    });
  const advice = "install it (Debian: apt-get install webkit2gtk-driver xvfb) or set WEBKIT_PATH.";
  const goesOn = `Installing webkit…\nThe tests go on without webkit: ${advice}\n`;
  expect(answer({})).toMatchObject({ status: 0, stdout: "\n", stderr: goesOn });
  expect(answer({ CI: "true" })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(`\nThe tests need webkit: ${advice}\n`),
  });
});

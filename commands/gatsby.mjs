/** Runs Gatsby as this project wants it: `node commands/gatsby.mjs develop|build|clean [options]`. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { loadEnvironment } from "../gatsby/environment.mjs";
import { fail, root, run } from "./project.mjs";

const [command] = process.argv.slice(2);
loadEnvironment(join(root, ".env"));

process.env.GATSBY_FEEDBACK_DISABLED = "1";
process.env.BROWSERSLIST_IGNORE_OLD_DATA = "1";
// In development the forms deliver to a mailbox on this machine (gatsby/develop/mailbox). Under a path of its own, because
// Gatsby's development server reads the body of every request to /api itself.
if (command === "develop") process.env.GATSBY_EMAILJS_ORIGIN ||= "/__posta";
// The progress spinners are for a terminal that redraws.
if (!process.stdout.isTTY) process.env.GATSBY_LOGGER ??= "yurnalist";
// Gatsby's image queue uses one core fewer than it believes to have.
if (command === "build" && availableParallelism() === 2) process.env.GATSBY_CPU_COUNT ??= "3";

const require = createRequire(join(root, "package.json"));

/** Whether a Gatsby with this number is at work. */
function isRunning(number) {
  try {
    return /^\d+$/.test(number) && process.kill(Number(number), 0);
  } catch {
    return false;
  }
}

/**
 * Gatsby trusts the cache it finds. This sees to it that it finds none that was made in another folder, where its addresses
 * from the root of the disk lead nowhere, or by another Node or set of packages; none of a run that did not come to its
 * end, after which pages stay old in silence; and, for a build, none of `npm start`, which may be ended at any moment and
 * works on drafts. What `public/` holds of pages and pictures that are no more, only that cache knows: both go together.
 */
function takeOwnCache() {
  const note = join(root, ".cache", ".made-by");
  const noted = existsSync(note) ? readFileSync(note, "utf8") : "";
  if (isRunning(noted))
    fail(
      `Gatsby is at work in this folder: end process ${noted} first; if that is no Gatsby, remove .cache.`,
    );
  // `npm run deploy` and `npm run serve` take what a build that came to its end has left, and nothing else.
  rmSync(join(root, ".deploy"), { recursive: true, force: true });
  const packages = createHash("sha256").update(readFileSync(join(root, "package-lock.json")));
  const maker = `\n${root}\n${process.version}\n${packages.digest("hex")}`;
  if (noted !== `build${maker}` && noted !== command + maker)
    for (const name of [".cache", "public"]) {
      rmSync(join(root, name), { recursive: true, force: true });
      // Gatsby takes a cache without `public/` for a broken one.
      mkdirSync(join(root, name));
    }
  writeFileSync(note, String(process.pid));
  process.once("exit", (code) =>
    writeFileSync(note, code === 0 || command === "develop" ? command + maker : ""),
  );
}

process.chdir(root);
if (command !== "clean") {
  if (run("npm run --silent check:content") !== 0)
    fail("Il sito non è partito per gli errori nei contenuti: correggere, poi ripetere il comando.");
  takeOwnCache();
}
require("gatsby/cli.js");

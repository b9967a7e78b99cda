/** Runs Gatsby as this project wants it: `node commands/gatsby.mjs develop|build|clean [options]`. */
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { root } from "./project.mjs";

const [command] = process.argv.slice(2);
const environmentFile = join(root, ".env");
// What is already set wins over the file.
if (existsSync(environmentFile)) process.loadEnvFile(environmentFile);

process.env.GATSBY_FEEDBACK_DISABLED = "1";
process.env.BROWSERSLIST_IGNORE_OLD_DATA = "1";
// Before each build Gatsby downloads a list of hosting adapters from GitHub or unpkg and runs it; an empty list of our own spares both.
process.env.GATSBY_ADAPTERS_MANIFEST = "module.exports = []";
// In development the forms deliver to a mailbox on this machine (build/develop/mailbox). Under a path of its own, because
// Gatsby's development server reads the body of every request to /api itself.
if (command === "develop") process.env.GATSBY_EMAILJS_ORIGIN ||= "/__posta";
// The progress spinners are for a terminal that redraws.
if (command === "build" || !process.stdout.isTTY) process.env.GATSBY_LOGGER ??= "yurnalist";
// Gatsby's image queue uses one core fewer than it believes to have.
if (command === "build" && availableParallelism() === 2) process.env.GATSBY_CPU_COUNT ??= "3";

process.chdir(root);
createRequire(join(root, "package.json"))("gatsby/cli.js");

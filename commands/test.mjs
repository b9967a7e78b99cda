/**
 * The whole proof, in order; the first step that fails stops it with its exit code.
 * Every step is a script of package.json. The last one's closing lines are the last ones printed.
 */
import { ensureInstalled } from "./ensure-installed.mjs";
import { ensureProgram } from "./ensure-program.mjs";
import { fail, npm } from "./project.mjs";

const steps = [
  { title: "Lint and format", script: "lint" },
  { title: "Types", script: "types" },
  { title: "Content check", script: "check:content" },
  { title: "Unit tests", script: "test:unit" },
  { title: "Production build, and one whose forms send", script: "build:tests" },
  { title: "Tests over the built HTML", script: "test:built" },
  { title: "Browser tests over the served build", script: "test:e2e" },
];

ensureInstalled();
process.env.CHROMIUM_PATH = ensureProgram("chromium");
process.env.NGINX_PATH = ensureProgram("nginx");

for (const [index, { title, script }] of steps.entries()) {
  console.log(`\n== ${index + 1}/${steps.length} ${title}`);
  const status = npm("run", "--silent", script);
  if (status !== 0) fail(`\n${title}: failed (npm run ${script}); the steps after it did not run.`, status);
}

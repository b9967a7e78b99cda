/** `npm test`: the whole proof. The build leaves a core idle half of the time, which the check uses. */
import { ensureInstalled } from "./ensure-installed.mjs";
import { ensureProgram } from "./ensure-program.mjs";
import { runSteps } from "./run-scripts.mjs";

ensureInstalled();
process.env.CHROMIUM_PATH = ensureProgram("chromium");
process.env.NGINX_PATH = ensureProgram("nginx");

await runSteps([["check", "build:tests"], "test:built", "test:e2e"]);

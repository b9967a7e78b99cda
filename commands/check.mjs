/** `npm run check`: what can be proven without a build, in less than a minute. */
import { runSteps } from "./run-scripts.mjs";

await runSteps([["lint", "types", "check:content", "test:unit"]]);

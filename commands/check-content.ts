/** `npm run check:content`: the content check for people (and, with --json, for programs). */
import { existsSync } from "node:fs";
import path from "node:path";
import { checkContent, formatReport } from "../content-check/check";
import { readOptions } from "./options";

const usage = `Controlla i file della cartella content.

  npm run check:content                  errori, e quanti valori segnaposto restano
  npm run check:content -- --publish     anche i segnaposto sono errori
  npm run check:content -- --json        risultato in JSON
  npm run check:content -- --root DIR    cartella che contiene content e static`;

async function main(): Promise<void> {
  const options = readOptions(usage, {
    publish: { type: "boolean" },
    json: { type: "boolean" },
    root: { type: "string", default: process.cwd() },
  });
  const root = path.resolve(options.root);
  const environmentFile = path.join(root, ".env");
  // As in the build (commands/gatsby.mjs): what is already set wins over the file.
  if (existsSync(environmentFile)) process.loadEnvFile(environmentFile);
  const report = await checkContent({
    contentRoot: path.join(root, "content"),
    staticRoot: path.join(root, "static"),
    publish: options.publish,
    environment: process.env,
  });
  console.log(options.json ? JSON.stringify(report, null, 2) : formatReport(report));
  process.exitCode = report.errors > 0 ? 1 : 0;
}

void main();

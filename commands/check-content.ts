/** `npm run check:content`: the content check for people (and, with --json, for programs). */
import path from "node:path";
import { checkContent, formatReport } from "../content-check/check";
import { loadEnvironment } from "../gatsby/environment.mjs";
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
  loadEnvironment(path.join(root, ".env"));
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

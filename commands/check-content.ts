/** `npm run check:content`: the content check for people (and, with --json, for programs). */
import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { checkContent, formatReport, hasErrors } from "../content-model/check";

const usage = `Controlla i file della cartella content.

  npm run check:content                  errori, e quanti valori segnaposto restano
  npm run check:content -- --publish     anche i segnaposto sono errori
  npm run check:content -- --json        risultato in JSON
  npm run check:content -- --root DIR    cartella che contiene content e static`;

function readArguments() {
  try {
    return parseArgs({
      options: {
        publish: { type: "boolean", default: false },
        json: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
        root: { type: "string", default: process.cwd() },
      },
    }).values;
  } catch {
    return undefined;
  }
}

async function main(): Promise<number> {
  const options = readArguments();
  if (options === undefined || options.help) {
    console.log(usage);
    return options === undefined ? 2 : 0;
  }
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
  return hasErrors(report) ? 1 : 0;
}

void main().then((code) => {
  process.exitCode = code;
});

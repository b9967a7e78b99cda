import path from "node:path";
import { parseArgs } from "node:util";
import { checkContent, formatReport } from "../content-check/check";
import { loadEnvironment } from "../gatsby/environment";

const usage = `Controlla i file della cartella content.

  npm run check:content                  errori, e quanti valori segnaposto restano
  npm run check:content -- --publish     anche i segnaposto sono errori
  npm run check:content -- --json        risultato in JSON
  npm run check:content -- --root DIR    cartella che contiene content e static`;

async function main(): Promise<void> {
  const { publish, json, root, help } = parseArgs({
    options: {
      publish: { type: "boolean" },
      json: { type: "boolean" },
      root: { type: "string", default: "." },
      help: { type: "boolean" },
    },
  }).values;
  if (help) return console.log(usage);
  loadEnvironment(path.join(root, ".env"));
  const report = await checkContent({
    contentRoot: path.join(root, "content"),
    staticRoot: path.join(root, "static"),
    publish,
    environment: process.env,
  });
  console.log(json ? JSON.stringify(report, null, 2) : formatReport(report));
  process.exitCode = report.errors > 0 ? 1 : 0;
}

main().catch((error: NodeJS.ErrnoException) => {
  if (!error.code?.startsWith("ERR_PARSE_ARGS")) throw error;
  const given = process.argv.slice(2).join(" ");
  console.error(`Opzione che non c'è, o senza il suo valore: ${given}.\n\n${usage}`);
  process.exitCode = 2;
});

import path from "node:path";
import { parseArgs } from "node:util";
import { checkContent, formatReport } from "../content-check/check";
import { loadEnvironment } from "../gatsby/environment";

const usage = `Controlla i file della cartella content.

  npm run check:content                  errori, e quanti valori segnaposto restano
  npm run check:content -- --publish     anche i segnaposto sono errori
  npm run check:content -- --json        risultato in JSON
  npm run check:content -- --root DIR    cartella che contiene content e static`;

const readOptions = () =>
  parseArgs({
    options: {
      publish: { type: "boolean" },
      json: { type: "boolean" },
      root: { type: "string", default: "." },
      help: { type: "boolean" },
    },
  }).values;

async function main({ publish, json, root, help }: ReturnType<typeof readOptions>): Promise<void> {
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

let options: ReturnType<typeof readOptions> | undefined;
try {
  options = readOptions();
} catch {
  console.error(
    `Opzione che non c'è, o senza il suo valore: ${process.argv.slice(2).join(" ")}.\n\n${usage}`,
  );
  process.exitCode = 2;
}
if (options) void main(options);

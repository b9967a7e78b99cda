import { parseArgs } from "node:util";
import { checkContent, formatReport } from "../content-check/check";
import { loadEnvironment } from "../gatsby/environment";

const usage = `Controlla i file della cartella content.

  npm run check:content                  errori, e quanti valori segnaposto restano
  npm run check:content -- --publish     anche i segnaposto sono errori`;

async function main(): Promise<void> {
  const { publish } = parseArgs({ options: { publish: { type: "boolean" } } }).values;
  loadEnvironment();
  const report = await checkContent({
    contentRoot: "content",
    staticRoot: "static",
    isForPublication: publish ?? false,
    environment: process.env,
  });
  console.log(formatReport(report));
  process.exitCode = report.errors > 0 ? 1 : 0;
}

main().catch((error: NodeJS.ErrnoException) => {
  if (!error.code?.startsWith("ERR_PARSE_ARGS")) throw error;
  console.error(`Opzione che non c'è: ${process.argv.slice(2).join(" ")}.\n\n${usage}`);
  process.exitCode = 2;
});

/**
 * `npm run editor`: the form editor of the files of `content/`, for this machine alone.
 * Nothing of it belongs to the site: the build never meets it.
 */
import path from "node:path";
import { readOptions } from "./options";
import { startEditor } from "./server";

const usage = `Apre la redazione dei contenuti, con moduli da compilare al posto dei file JSON.

  npm run editor                     su http://127.0.0.1:8001, o su un'altra porta libera
  npm run editor -- --port 8010      su una porta scelta
  npm run editor -- --site URL       indirizzo del sito, se npm start non è sulla porta 8000
  npm run editor -- --root DIR       cartella che contiene content e static`;

const { port, root, site } = readOptions(usage, {
  port: { type: "string", default: "8001" },
  site: { type: "string", default: "http://localhost:8000" },
  root: { type: "string", default: process.cwd() },
});

const start = (number: number) => startEditor({ root: path.resolve(root), port: number, siteUrl: site });

/** Taken by another program, reserved to root, or no number of a port. */
const portErrors = ["EADDRINUSE", "EACCES", "ERR_SOCKET_BAD_PORT"];

async function main(): Promise<void> {
  const editor = await start(Number(port)).catch((error: NodeJS.ErrnoException) => {
    if (!portErrors.includes(error.code ?? "")) throw error;
    console.log(`La porta ${port} è occupata o non si può usare: se ne usa un'altra.`);
    return start(0);
  });
  console.log(`Redazione dei contenuti: ${editor.url}

Aprire l'indirizzo in un browser di questo computer; «Salva» scrive nei file della cartella content.
Per vedere il sito accanto: npm start in un altro terminale, poi ${site}
Per chiudere: Ctrl+C.`);
  const stop = () => void editor.close().then(() => console.log("Redazione chiusa."));
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

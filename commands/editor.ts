/**
 * `npm run editor`: the form editor of the files of `content/`, for this machine alone.
 * Nothing of it belongs to the site: the build never meets it.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { type EditorServer, startEditor } from "../editor/server";

const usage = `Apre la redazione dei contenuti, con moduli da compilare al posto dei file JSON.

  npm run editor                     su http://127.0.0.1:8001, o su un'altra porta libera
  npm run editor -- --port 8010      su una porta scelta
  npm run editor -- --site URL       indirizzo del sito, se npm start non è sulla porta 8000
  npm run editor -- --root DIR       cartella che contiene content e static`;

function readArguments() {
  try {
    return parseArgs({
      options: {
        port: { type: "string", default: "8001" },
        site: { type: "string", default: "http://localhost:8000" },
        root: { type: "string", default: process.cwd() },
        help: { type: "boolean", default: false },
      },
    }).values;
  } catch {
    return undefined;
  }
}

const isTaken = (error: unknown) => error instanceof Error && "code" in error && error.code === "EADDRINUSE";

async function startWhereFree(root: string, port: number, siteUrl: string): Promise<EditorServer> {
  try {
    return await startEditor({ root, port, siteUrl });
  } catch (error) {
    if (!isTaken(error)) throw error;
    console.log(`La porta ${port} è occupata: se ne usa un'altra.`);
    return startEditor({ root, port: 0, siteUrl });
  }
}

async function main(): Promise<number | undefined> {
  const options = readArguments();
  const port = Number(options?.port);
  if (options === undefined || options.help || !Number.isInteger(port) || port < 0 || port > 65_535) {
    console.log(usage);
    return options?.help ? 0 : 2;
  }
  const editor = await startWhereFree(path.resolve(options.root), port, options.site);
  console.log(`Redazione dei contenuti: ${editor.url}

Aprire l'indirizzo in un browser di questo computer; «Salva» scrive nei file della cartella content.
Per vedere il sito accanto: npm start in un altro terminale, poi ${options.site}
Per chiudere: Ctrl+C.`);
  const stop = () => void editor.close().then(() => console.log("Redazione chiusa."));
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  return undefined;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);

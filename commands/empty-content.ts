/** `npm run content:empty`: takes the demonstration out of the content, for a studio that makes this site its own. */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { removeDemonstration } from "./demonstration";
import { readOptions } from "./options";

const usage = `Toglie la dimostrazione: progetti illustrativi, persone «Nome Cognome», tavole di esempio, filmati,
e le immagini che nessuna pagina usa più.

  npm run content:empty                  si ferma se content o static hanno modifiche non salvate in Git
  npm run content:empty -- --force       toglie comunque
  npm run content:empty -- --root DIR    cartella che contiene content e static`;

async function main(): Promise<void> {
  const options = readOptions(usage, {
    force: { type: "boolean" },
    root: { type: "string", default: process.cwd() },
  });
  const root = path.resolve(options.root);
  const git = spawnSync("git", ["status", "--porcelain", "--", "content", "static"], {
    cwd: root,
    encoding: "utf8",
  });
  // What Git keeps can be had back; elsewhere nothing can.
  if (!options.force && (git.status !== 0 || git.stdout.trim() !== "")) {
    console.error(
      git.status === 0
        ? "In content o static ci sono modifiche non salvate in Git: salvarle (git commit), o aggiungere -- --force."
        : "Git non tiene questa cartella: ciò che si toglie andrebbe perso. Per togliere comunque: -- --force.",
    );
    process.exitCode = 1;
    return;
  }
  const lines = await removeDemonstration(root);
  console.log(
    [...lines, `File tolti o cambiati: ${lines.length}. Ora: npm run check:content -- --publish`].join("\n"),
  );
}

void main();

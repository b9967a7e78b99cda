/** Lists earlier versions of an entry, or removed entries, and restores one of them with a commit. */
import { kindOf } from "../../content-model/kinds";
import { removalPrefix } from "../config";
import { checkChange } from "./check";
import { type ContentStore, titleOf } from "./content-store";
import { ask, tell } from "./message";
import type { Repository } from "./repository";

const formatMoment = (date: Date) => date.toLocaleString("it-IT", { dateStyle: "long", timeStyle: "short" });

const orderPattern = /(?<="order": )\d+/u;
const orderOf = (text = "") => Number(orderPattern.exec(text)?.[0] ?? 0);

/** Restores an earlier text if the content still passes the check with it; puts a removed entry last in its list. */
async function restore(
  contentPath: string,
  text: string,
  date: Date,
  repository: Repository,
  store: ContentStore,
) {
  const { snapshot, tree } = await store.refresh();
  const isRemoved = !(contentPath in snapshot.texts);
  const description = `${titleOf(contentPath, text)} com'era il ${formatMoment(date)}`;
  const advice = isRemoved
    ? "Dove altre voci la nominavano va scelta di nuovo."
    : "Le modifiche fatte dopo restano fra le versioni; quelle non salvate vanno perse.";
  const message = `Riportare ${description}? ${advice}`;
  if (!(await ask({ message, acceptLabel: "Ripristina" }))) return;

  const paths = Object.keys(snapshot.texts).filter((path) => kindOf(path) === kindOf(contentPath));
  const lastOrder = Math.max(0, ...paths.map((path) => orderOf(snapshot.texts[path])));
  const order = isRemoved ? lastOrder + 1 : orderOf(snapshot.texts[contentPath]);
  const restoredText = text.replace(orderPattern, `${order}`);
  // Fails if the earlier text names pictures or pages that no longer exist.
  const refusal = await checkChange(
    snapshot,
    { ...snapshot, texts: { ...snapshot.texts, [contentPath]: restoredText } },
    contentPath,
  );
  if (refusal !== "") return tell(`Questa versione oggi non va più bene:\n\n${refusal}`);
  await repository.commit(tree, `Ripristina ${description}`, [
    { path: `content/${contentPath}`, text: restoredText },
  ]);
  // Opens the list, because forms hide the status line.
  location.hash = location.hash.replace(/\/entries\/.*/u, "");
  location.reload();
}

/** `onRestore` is absent for the current version, and for the message of an empty list. */
type Row = { text: string; onRestore?: () => Promise<unknown> };

function showList(title: string, rows: readonly Row[], emptyText: string): void {
  const dialog = document.querySelector("#redazione-versions") as HTMLDialogElement;
  const items = (rows.length > 0 ? rows : [{ text: emptyText }]).map(({ text, onRestore }: Row) => {
    const item = Object.assign(document.createElement("li"), { textContent: `${text} ` });
    const onclick = () => {
      dialog.close();
      onRestore?.().catch((error: Error) => tell(error.message));
    };
    const button = Object.assign(document.createElement("button"), { textContent: "Ripristina", onclick });
    if (onRestore) item.append(button);
    return item;
  });
  (dialog.querySelector("h2") as HTMLElement).textContent = title;
  dialog.querySelector("ol")?.replaceChildren(...items);
  dialog.showModal();
}

export async function showVersions(
  contentPath: string,
  repository: Repository,
  store: ContentStore,
): Promise<void> {
  const path = `content/${contentPath}`;
  const rows = (await repository.commits(path)).map(({ hash, date, person, message }, position): Row => {
    const text = `${formatMoment(date)}, ${person}: ${message}`;
    if (position === 0) return { text: `${text} (com'è adesso)` };
    const readText = () => repository.textAt(path, hash);
    return { text, onRestore: async () => restore(contentPath, await readText(), date, repository, store) };
  });
  showList("Versioni precedenti", rows, "Nessun salvataggio precedente.");
}

export async function showRemoved(
  folder: string,
  repository: Repository,
  store: ContentStore,
): Promise<void> {
  const commits = await repository.commits(`content/${folder}`, 50);
  const listedPaths = new Set(Object.keys((await repository.commitTree()).files));
  const rows: Row[] = [];
  for (const [position, { date, person, message }] of commits.entries()) {
    const commitBefore = commits[position + 1];
    if (!commitBefore || !message.startsWith(removalPrefix)) continue;
    for (const path of Object.keys((await repository.commitTree(commitBefore.hash)).files)) {
      const contentPath = path.slice("content/".length);
      if (kindOf(contentPath)?.folder !== folder || listedPaths.has(path)) continue;
      listedPaths.add(path);
      const text = await repository.textAt(path, commitBefore.hash);
      const rowText = `${titleOf(contentPath, text)}, tolta il ${formatMoment(date)} da ${person}`;
      rows.push({
        text: rowText,
        onRestore: () => restore(contentPath, text, commitBefore.date, repository, store),
      });
    }
  }
  showList("Voci tolte", rows, "Fra gli ultimi salvataggi nessuno ha tolto una voce.");
}

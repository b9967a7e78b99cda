/** The earlier versions of the entry that is open, and the way back to one of them. */
import { kindNamed, kindOf, slugOf } from "../../content-model/kinds";
import { metaOf } from "../../content-model/walk";
import { judgeSave } from "./check";
import { ask, tell } from "./message";
import type { Repository, Version } from "./repository";

/** Path of the entry that the CMS shows, from the folder that holds `content/`; undefined elsewhere. */
export function openEntry(hash: string): string | undefined {
  const [, collection = "", entry = ""] = /^#\/collections\/([\w-]+)\/entries\/([\w-]+)/u.exec(hash) ?? [];
  // Of a list the collection is the kind and the entry its file; of what exists once, a group and the kind.
  const kind = kindNamed(collection) ?? kindNamed(entry);
  return kind && `content/${kind.file ?? `${kind.folder}/${entry}.json`}`;
}

const when = (date: Date) => date.toLocaleString("it-IT", { dateStyle: "long", timeStyle: "short" });

async function restore(
  path: string,
  { commit, date }: Version,
  repository: Repository,
  saved: (commit: string) => void,
): Promise<void> {
  const question = `Riportare questa voce a come era il ${when(date)}? Le modifiche fatte dopo restano fra le versioni; quelle non salvate vanno perse.`;
  if (!(await ask(question, "Ripristina"))) return;
  const name = path.slice("content/".length);
  const { changes, refusal } = await judgeSave(
    repository,
    new Map([[name, await repository.at(path, commit)]]),
  );
  const bytes = changes.get(name);
  if (refusal !== "" || !bytes) return tell(`Questa versione oggi non va più bene:\n\n${refusal}`);
  const kind = kindOf(name);
  const entry = `${kind && metaOf(kind.schema).title}: ${slugOf(name)}`;
  saved(await repository.write(path, bytes, `Ripristina ${entry}, com'era il ${when(date)}`));
  location.reload();
}

/** Lists the versions of an entry in a dialog. */
export async function showVersions(
  path: string,
  repository: Repository,
  saved: (commit: string) => void,
): Promise<void> {
  const dialog = document.querySelector("#redazione-versions") as HTMLDialogElement;
  const list = dialog.querySelector("ol") as HTMLOListElement;
  const attempt = (act: () => Promise<void>) => act().catch((error: Error) => tell(error.message));
  await attempt(async () => {
    const versions = await repository.versions(path);
    const items = versions.map((version, index) => {
      const item = document.createElement("li");
      item.append(`${when(version.date)}, ${version.person}: ${version.message} `);
      const button = document.createElement("button");
      button.textContent = "Ripristina questa versione";
      button.addEventListener("click", () => {
        dialog.close();
        void attempt(() => restore(path, version, repository, saved));
      });
      item.append(index === 0 ? "(com'è adesso)" : button);
      return item;
    });
    if (items.length === 0)
      items.push(
        Object.assign(document.createElement("li"), { textContent: "Nessun salvataggio precedente." }),
      );
    list.replaceChildren(...items);
    dialog.showModal();
  });
}

/** The earlier versions of the entry that is open, the entries that were removed, and the way back to each. */
import { kindNamed, kindOf, slugOf } from "../../content-model/kinds";
import { metaOf } from "../../content-model/walk";
import { removalMessage } from "../config";
import type { ContentIndex } from "../content-index";
import { judge } from "./check";
import { ask, tell } from "./message";
import type { Repository, Version } from "./repository";

/** Path of the entry that the CMS shows, from the folder that holds `content/`; undefined elsewhere. */
export function openEntry(hash: string): string | undefined {
  const [, collection = "", entry = ""] = /^#\/collections\/([\w-]+)\/entries\/([\w-]+)/u.exec(hash) ?? [];
  // In a list the collection is the kind and the entry its file; a single file's collection is a group, its entry the kind.
  const kind = kindNamed(collection) ?? kindNamed(entry);
  return kind && `content/${kind.file ?? `${kind.folder}/${entry}.json`}`;
}

const when = (date: Date) => date.toLocaleString("it-IT", { dateStyle: "long", timeStyle: "short" });

/** «Progetto: ponte-romano» */
function nameOf(path: string): string {
  const kind = kindOf(path.slice("content/".length));
  return `${kind ? metaOf(kind.schema).title : path}: ${slugOf(path)}`;
}

type Context = { repository: Repository; current: () => Promise<ContentIndex> };

/** A removed entry, as the last of its list where its place has gone to another one, by the repository as it is now. */
async function atFreePlace(path: string, text: string, repository: Repository): Promise<string> {
  const entryIn = (json: string) => JSON.parse(json) as { order?: number };
  const folder = path.slice(0, path.lastIndexOf("/"));
  const others = (await repository.filesIn(folder)).filter((other) => other.endsWith(".json"));
  const texts = await Promise.all(others.map((other) => repository.at(other)));
  const places = texts.map((other) => entryIn(other).order ?? 0);
  const entry = entryIn(text);
  if (entry.order === undefined || !places.includes(entry.order)) return text;
  return `${JSON.stringify({ ...entry, order: Math.max(...places) + 1 }, null, 2)}\n`;
}

/** Writes a file as it was, unless today's content would not be in order with it. */
async function restore(
  path: string,
  { commit, date }: Version,
  { repository, current }: Context,
  isNew: boolean,
) {
  const advice = isNew
    ? "Dove altre voci la nominavano va scelta di nuovo."
    : "Le modifiche fatte dopo restano fra le versioni; quelle non salvate vanno perse.";
  if (!(await ask(`Riportare «${nameOf(path)}» com'era il ${when(date)}? ${advice}`, "Ripristina"))) return;
  const name = path.slice("content/".length);
  const before = await repository.at(path, commit);
  const text = isNew ? await atFreePlace(path, before, repository) : before;
  const { refusal } = await judge(await current(), name, text);
  if (refusal !== "") return tell(`Questa versione oggi non va più bene:\n\n${refusal}`);
  await repository.write(path, text, `Ripristina ${nameOf(path)}, com'era il ${when(date)}`, isNew);
  location.reload();
}

/** One line of a list: its words, and the button that brings the version back. */
type Line = { words: string; restore?: () => Promise<void> };

async function showList(title: string, otherwise: string, find: () => Promise<Line[]>): Promise<void> {
  const dialog = document.querySelector("#redazione-versions") as HTMLDialogElement;
  const attempt = (act: () => Promise<void>) => act().catch((error: Error) => tell(error.message));
  await attempt(async () => {
    const found = await find();
    const lines: Line[] = found.length > 0 ? found : [{ words: otherwise }];
    const items = lines.map(({ words, restore: act }) => {
      const item = document.createElement("li");
      item.append(`${words} `);
      if (act) {
        const button = Object.assign(document.createElement("button"), { textContent: "Ripristina" });
        button.addEventListener("click", () => {
          dialog.close();
          void attempt(act);
        });
        item.append(button);
      }
      return item;
    });
    (dialog.querySelector("h2") as HTMLElement).textContent = title;
    dialog.querySelector("ol")?.replaceChildren(...items);
    dialog.showModal();
  });
}

/** Lists the versions of an entry in a dialog. */
export const showVersions = (path: string, context: Context): Promise<void> =>
  showList("Versioni precedenti", "Nessun salvataggio precedente.", async () => {
    const versions = await context.repository.versions(path);
    return versions.map((version, position) => {
      const words = `${when(version.date)}, ${version.person}: ${version.message}`;
      if (position === 0) return { words: `${words} (com'è adesso)` };
      return { words, restore: () => restore(path, version, context, false) };
    });
  });

/** Lists the entries that the editor has removed of late from a kind's folder, each as it was before that. */
export const showRemoved = (kindName: string, context: Context): Promise<void> =>
  showList("Voci tolte", "Fra gli ultimi salvataggi nessuno ha tolto una voce.", async () => {
    const { repository } = context;
    const folder = `content/${kindNamed(kindName)?.folder}`;
    const present = new Set(await repository.filesIn(folder));
    const commits = await repository.versions(folder, 50);
    const lines = new Map<string, Line>();
    for (const [position, { date, person, message }] of commits.entries()) {
      const before = commits[position + 1];
      if (!before || !message.startsWith(removalMessage)) continue;
      for (const path of await repository.filesIn(folder, before.commit))
        if (path.endsWith(".json") && !present.has(path) && !lines.has(path))
          lines.set(path, {
            words: `${nameOf(path)}, tolta il ${when(date)} da ${person}`,
            restore: () => restore(path, before, context, true),
          });
    }
    return [...lines.values()];
  });

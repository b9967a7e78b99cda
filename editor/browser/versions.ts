/** The earlier versions of the entry that is open, the entries that were removed, and the way back to each. */
import { kindNamed, kindOf, slugOf } from "../../content-model/kinds";
import { metaOf } from "../../content-model/walk";
import { removalMessage } from "../config";
import { entriesOf, judgeSave } from "./check";
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

/** «Progetto: ponte-romano» */
export function nameOf(path: string): string {
  const kind = kindOf(path.slice("content/".length));
  return `${kind ? metaOf(kind.schema).title : path}: ${slugOf(path)}`;
}

/** What the two lists need of the page. */
type Context = {
  repository: Repository;
  /** Hears of the commit that brings something back. */
  saved: (commit: string) => void;
};

/** A removed entry, as the last of its list where its place has gone to another one. */
async function atFreePlace(name: string, bytes: Uint8Array, repository: Repository): Promise<Uint8Array> {
  const entryIn = (text: Uint8Array) => JSON.parse(new TextDecoder().decode(text)) as { order?: number };
  const entry = entryIn(bytes);
  const folder = `content/${name.slice(0, name.lastIndexOf("/") + 1)}`;
  const others = (await repository.list()).filter(
    ({ path }) => path.startsWith(folder) && path.endsWith(".json"),
  );
  const places = await Promise.all(
    others.map(async ({ sha }) => entryIn(await repository.blob(sha)).order ?? 0),
  );
  if (entry.order === undefined || !places.includes(entry.order)) return bytes;
  const moved = { ...entry, order: Math.max(...places) + 1 };
  return new TextEncoder().encode(`${JSON.stringify(moved, null, 2)}\n`);
}

/** Writes a file as it was, unless today's content would not be in order with it. */
async function restore(
  path: string,
  { commit, date }: Version,
  { repository, saved }: Context,
  isNew: boolean,
): Promise<void> {
  const advice = isNew
    ? "Dove altre voci la nominavano va scelta di nuovo."
    : "Le modifiche fatte dopo restano fra le versioni; quelle non salvate vanno perse.";
  if (!(await ask(`Riportare «${nameOf(path)}» com'era il ${when(date)}? ${advice}`, "Ripristina"))) return;
  const name = path.slice("content/".length);
  const before = await repository.at(path, commit);
  const written = isNew ? await atFreePlace(name, before, repository) : before;
  const { changes, refusal } = await judgeSave(repository, new Map([[name, written]]));
  const bytes = changes.get(name);
  if (refusal !== "" || !bytes) return tell(`Questa versione oggi non va più bene:\n\n${refusal}`);
  const message = `Ripristina ${nameOf(path)}, com'era il ${when(date)}`;
  saved(await repository.write(path, bytes, message, isNew));
  location.reload();
}

/** One line of a list: its words, and the button that brings the version back. */
type Line = { words: string; button?: string; restore?: () => Promise<void> };

async function showList(title: string, otherwise: string, find: () => Promise<Line[]>): Promise<void> {
  const dialog = document.querySelector("#redazione-versions") as HTMLDialogElement;
  const attempt = (act: () => Promise<void>) => act().catch((error: Error) => tell(error.message));
  await attempt(async () => {
    const lines = await find();
    const items = (lines.length > 0 ? lines : [{ words: otherwise } as Line]).map((line) => {
      const item = document.createElement("li");
      item.append(`${line.words} `);
      if (line.restore) {
        const button = document.createElement("button");
        button.textContent = line.button ?? "Ripristina questa versione";
        button.addEventListener("click", () => {
          dialog.close();
          void attempt(line.restore as () => Promise<void>);
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
    return versions.map((version, index) => {
      const words = `${when(version.date)}, ${version.person}: ${version.message}`;
      if (index === 0) return { words: `${words} (com'è adesso)` };
      return { words, restore: () => restore(path, version, context, false) };
    });
  });

/** Lists the entries that the editor has removed of late, each as it was before that. */
export const showRemoved = (context: Context): Promise<void> =>
  showList("Voci tolte", "Fra gli ultimi salvataggi nessuno ha tolto una voce.", async () => {
    const { repository } = context;
    const commits = await repository.versions("content", 50);
    const present = new Set(entriesOf(await repository.list()));
    const lines = new Map<string, Line>();
    for (const [index, { date, person, message }] of commits.entries()) {
      const before = commits[index + 1];
      if (!before || !message.startsWith(removalMessage)) continue;
      for (const name of entriesOf(await repository.list(before.commit))) {
        if (present.has(name) || lines.has(name)) continue;
        const path = `content/${name}`;
        lines.set(name, {
          words: `${nameOf(path)}, tolta il ${when(date)} da ${person}`,
          button: "Ripristina questa voce",
          restore: () => restore(path, before, context, true),
        });
      }
    }
    return [...lines.values()];
  });

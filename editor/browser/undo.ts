import { type Kind, kindNamed, kindOf, slugOf } from "../../content-model/kinds";
import { metaOf } from "../../content-model/walk";
import { removalMessage } from "../config";
import type { ContentIndex } from "../content-index";
import { judge } from "./check";
import { ask, tell } from "./message";
import type { Repository, Version } from "./repository";

/** Path below `content/` of the open entry, or folder of the open list. */
export function opened(): { entry?: string; folder?: string } {
  const [, collection = "", entry = ""] =
    /^#\/collections\/([\w-]+)(?:\/entries\/([\w-]+)|$)/u.exec(location.hash) ?? [];
  // For single files, the CMS names the group as collection and the kind as entry.
  const kind = kindNamed(collection) ?? kindNamed(entry);
  if (!kind) return {};
  return entry === "" ? { folder: kind.folder } : { entry: kind.file ?? `${kind.folder}/${entry}.json` };
}

const when = (date: Date) => date.toLocaleString("it-IT", { dateStyle: "long", timeStyle: "short" });

const titleOf = (name: string) => `${metaOf((kindOf(name) as Kind).schema).title}: ${slugOf(name)}`;

/** Key of the tab's storage: the entry just restored, for the page after the reload. */
export const restoredKey = "redazione.restored";

const picturesIn = (text: string) => [...new Set(text.match(/(?<="\.\.\/)images\/[^"]+/gu))];

const orderPattern = /(?<="order": )\d+/u;
const orderOf = (text = "") => Number(orderPattern.exec(text)?.[0] ?? 0);

export type Context = { repository: Repository; current: () => Promise<ContentIndex> };

/** Restores a version if the content still passes the check with it. */
async function restore(name: string, version: Version, { repository, current }: Context, isNew = false) {
  const as = `«${titleOf(name)}» com'era il ${when(version.date)}`;
  const advice = isNew
    ? "Dove altre voci la nominavano va scelta di nuovo."
    : "Le modifiche fatte dopo restano fra le versioni; quelle non salvate vanno perse.";
  if (!(await ask(`Riportare ${as}? ${advice}`, "Ripristina"))) return;
  const index = await current();
  const others = Object.keys(index.texts).filter((other) => kindOf(other) === kindOf(name));
  const order = isNew
    ? Math.max(0, ...others.map((other) => orderOf(index.texts[other]))) + 1
    : orderOf(await repository.at(`content/${name}`));
  const text = (await repository.at(`content/${name}`, version.commit)).replace(orderPattern, `${order}`);
  const missing = picturesIn(text).filter((picture) => !(picture in index.pictures));
  const lost = `Mancano immagini che questa versione usa, perché sono state eliminate:\n${missing.join("\n")}\nDa qui non si riportano: chi cura il sito le ritrova nel repository.`;
  const { refusal } = await judge(index, name, text);
  const reasons = [missing.length > 0 ? lost : "", refusal].filter(Boolean);
  if (reasons.length > 0) return tell(`Questa versione oggi non va più bene:\n\n${reasons.join("\n\n")}`);
  await repository.write(`content/${name}`, text, `Ripristina ${as}`, isNew);
  sessionStorage.setItem(restoredKey, name);
  location.reload();
}

type Line = [words: string, restore?: () => Promise<void>];

const attempt = (act: () => Promise<void>) => act().catch((error: Error) => tell(error.message));

const showList = (title: string, otherwise: string, find: () => Promise<Line[]>) =>
  attempt(async () => {
    const dialog = document.querySelector("#redazione-versions") as HTMLDialogElement;
    const lines = await find();
    const items = (lines.length > 0 ? lines : [[otherwise] as Line]).map(([words, act]) => {
      const item = Object.assign(document.createElement("li"), { textContent: `${words} ` });
      const onclick = () => {
        dialog.close();
        void attempt(act as () => Promise<void>);
      };
      const button = Object.assign(document.createElement("button"), { textContent: "Ripristina", onclick });
      if (act) item.append(button);
      return item;
    });
    (dialog.querySelector("h2") as HTMLElement).textContent = title;
    dialog.querySelector("ol")?.replaceChildren(...items);
    dialog.showModal();
  });

export const showVersions = (name: string, context: Context) =>
  showList("Versioni precedenti", "Nessun salvataggio precedente.", async () => {
    const versions = await context.repository.versions(`content/${name}`);
    return versions.map((version, position): Line => {
      const words = `${when(version.date)}, ${version.person}: ${version.message}`;
      return position === 0 ? [`${words} (com'è adesso)`] : [words, () => restore(name, version, context)];
    });
  });

export const showRemoved = (folder: string, context: Context) =>
  showList("Voci tolte", "Fra gli ultimi salvataggi nessuno ha tolto una voce.", async () => {
    const commits = await context.repository.versions(`content/${folder}`, 50);
    const listed = new Set(Object.keys((await context.repository.tree()).files));
    const lines: Line[] = [];
    for (const [position, { date, person, message }] of commits.entries()) {
      const before = commits[position + 1];
      if (!before || !message.startsWith(removalMessage)) continue;
      for (const name of Object.keys((await context.repository.tree(before.commit)).files)) {
        if (kindOf(name)?.folder !== folder || listed.has(name)) continue;
        listed.add(name);
        const words = `${titleOf(name)}, tolta il ${when(date)} da ${person}`;
        lines.push([words, () => restore(name, before, context, true)]);
      }
    }
    return lines;
  });

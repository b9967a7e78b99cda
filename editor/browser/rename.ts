/** Changes an entry's file name, and so its address, with all that names it, in one commit. */

import { checkSource } from "../../content-check/check-source";
import { formatForForm } from "../../content-check/format-report";
import { slugLimits, slugPattern } from "../../content-model/fields";
import { type Kind, kindOf, slugOf } from "../../content-model/kinds";
import { pathOf } from "../../content-model/routes";
import { type Field, metaOf, schemaBelow, valueAt, walk } from "../../content-model/walk";
import { type ContentIndex, sourceOf } from "../content-index";
import { fileText } from "../file-text";
import { ask, tell } from "./message";
import type { Context } from "./undo";

type Texts = ContentIndex["texts"];
type Entry = Record<string, unknown> & { formerAddresses?: string[]; formValue?: string };

type Move = ReturnType<typeof moveOf>;

function moveOf(name: string, slug: string) {
  const kind = kindOf(name) as Kind;
  const old = slugOf(name);
  const page = pathOf(kind);
  const [from, to] = [old, slug].map((last) => page?.replace("{slug}", last));
  return { newName: `${kind.folder}/${slug}.json`, kind, old, slug, from, to };
}

function newValueOf({ meta, value }: Field, { kind, old, slug, from, to }: Move): string | undefined {
  if (meta.reference === kind.name && value === old) return slug;
  if (!meta.siteRoute || from === undefined || typeof value !== "string") return undefined;
  const isThere = value === from || value.startsWith(`${from}#`);
  return isThere ? `${to}${value.slice(from.length)}` : undefined;
}

function titleOf(name: string, text: string): string {
  const { schema, file } = kindOf(name) as Kind;
  const { title: label } = metaOf(schema);
  const entry = JSON.parse(text) as { title?: string; name?: string };
  return file === undefined ? `${label} «${entry.title ?? entry.name ?? slugOf(name)}»` : `${label}`;
}

/** @returns places that name the entry, by title, and the file's text with its new name */
function renamedIn(name: string, text: string, move: Move): { places: string[]; text: string } {
  const { schema } = kindOf(name) as Kind;
  const entry: unknown = JSON.parse(text);
  const places: string[] = [];
  for (const field of [...walk(schema, entry)]) {
    const value = newValueOf(field, move);
    if (value === undefined) continue;
    const parent = valueAt(entry, field.path.slice(0, -1)) as Record<string | number, unknown>;
    parent[field.path.at(-1) as string] = value;
    const link = typeof parent.label === "string" ? `: «${parent.label}»` : "";
    places.push(`${titleOf(name, text)}${link}`);
  }
  return { places, text: fileText(schema, JSON.stringify(entry)) };
}

/** The entry's own text: keeps the old address, and the value by which mail filters know a service. */
function movedText(text: string, { kind, old, from, to }: Move): string {
  const entry = JSON.parse(text) as Entry;
  if (from !== undefined)
    entry.formerAddresses = [...(entry.formerAddresses ?? []).filter((address) => address !== to), from];
  if (schemaBelow(kind.schema, "formValue")) entry.formValue ??= old;
  return fileText(kind.schema, JSON.stringify(entry));
}

/** @returns new texts by path below `content/`, and what changes besides the entry, by title */
export function renamed(texts: Texts, name: string, slug: string): { changes: Texts; places: string[] } {
  const move = moveOf(name, slug);
  const changes: Texts = {};
  const places: string[] = [];
  for (const [other, text] of Object.entries(texts)) {
    const found = renamedIn(other, text, move);
    if (other === name) changes[move.newName] = movedText(found.text, move);
    else if (found.places.length > 0) changes[other] = found.text;
    if (other !== name) places.push(...found.places);
  }
  return { changes, places: [...new Set(places)] };
}

function questionOf({ old, slug, from, to }: Move, places: readonly string[]): string {
  const moved =
    from === undefined
      ? `Il nome «${old}» diventa «${slug}».`
      : `L'indirizzo ${from} diventa ${to}. Chi apre il vecchio arriva al nuovo.`;
  const also = places.length > 0 ? `Cambiano anche:\n${places.join("\n")}` : "";
  const unsaved = "Le modifiche non salvate di questa pagina vanno perse.";
  return [moved, also, unsaved].filter(Boolean).join("\n\n");
}

/** @returns Italian reason against the new name, or an empty text */
export async function refusalOf(before: ContentIndex, name: string, slug: string): Promise<string> {
  const { maxLength, hint } = slugLimits;
  if (!slugPattern.test(slug) || slug.length > maxLength)
    return `Ci vuole: ${hint}, al massimo ${maxLength} caratteri.`;
  const { newName } = moveOf(name, slug);
  const taken = before.texts[newName];
  if (taken !== undefined) return `«${slug}» è già il nome di: ${titleOf(newName, taken)}.`;
  const { [name]: _, ...kept } = before.texts;
  const after = { ...before, texts: { ...kept, ...renamed(before.texts, name, slug).changes } };
  const [was, now] = await Promise.all([before, after].map((index) => errorsOf(index, newName)));
  const known = new Set(was?.map(({ rule, field, message }) => `${rule} ${field} ${message}`));
  return formatForForm(
    (now ?? []).filter(({ rule, field, message }) => !known.has(`${rule} ${field} ${message}`)),
  );
}

async function errorsOf(index: ContentIndex, saved: string) {
  const { problems } = await checkSource(sourceOf(index, saved));
  return problems.filter(({ severity }) => severity === "error");
}

/** Reads every file again: an outdated one might name the entry, or no longer. */
async function newestContent({ repository, current }: Context) {
  const index = await current();
  const [newest] = await repository.versions("", 1);
  const commit = newest?.commit ?? "";
  const { files } = await repository.tree(commit);
  const read = Object.keys(files)
    .filter((name) => kindOf(name))
    .map(async (name) => [name, await repository.at(`content/${name}`, commit)] as const);
  return { commit, index: { ...index, texts: Object.fromEntries(await Promise.all(read)) } };
}

export function showRename(name: string, context: Context): void {
  const dialog = document.querySelector("#redazione-rename") as HTMLDialogElement;
  const input = dialog.querySelector("input") as HTMLInputElement;
  const refused = dialog.querySelector("output") as HTMLOutputElement;
  const form = dialog.querySelector("form") as HTMLFormElement;
  const proceed = form.querySelector("button") as HTMLButtonElement;

  async function rename(): Promise<void> {
    const slug = input.value.trim();
    const { commit, index } = await newestContent(context);
    refused.value = await refusalOf(index, name, slug);
    if (refused.value !== "") return;
    dialog.close();
    const { changes, places } = renamed(index.texts, name, slug);
    const move = moveOf(name, slug);
    if (!(await ask(questionOf(move, places), "Cambia indirizzo"))) return;
    const changed = Object.entries(changes).map(([other, text]) => ({
      path: `content/${other}`,
      text,
      isNew: other === move.newName,
    }));
    const message = `Cambia indirizzo: ${move.old} diventa ${slug}`;
    await context.repository.commit(commit, message, [{ path: `content/${name}` }, ...changed]);
    location.hash = `#/collections/${move.kind.name}/entries/${slug}`;
    location.reload();
  }

  form.onsubmit = (event) => {
    event.preventDefault();
    refused.value = "Un momento…";
    proceed.disabled = true;
    rename()
      .catch((error: Error) => {
        refused.value = "";
        tell(error.message);
      })
      .finally(() => {
        proceed.disabled = false;
      });
  };
  input.value = slugOf(name);
  refused.value = "";
  dialog.showModal();
}

export const renameOnThisComputer =
  "Su questo computer l'indirizzo si cambia nella cartella del progetto:\n1. dare al file della voce, in content/, un altro nome;\n2. nella voce, aggiungere l'indirizzo di prima agli «Indirizzi di prima»;\n3. eseguire «npm run check:content», che elenca le voci e i menu che lo nominano ancora, e correggerli.\nNella redazione pubblicata lo fa questo pulsante.";

/** Changes an entry's file name, and so its address, with all that names it, in one commit. */
import { slugLimits, slugPattern } from "../../content-model/fields";
import { type Kind, kindOf, slugOf } from "../../content-model/kinds";
import { pathOf } from "../../content-model/routes";
import { type Field, schemaBelow, valueAt, walk } from "../../content-model/walk";
import type { ContentIndex } from "../content-index";
import { fileText } from "../file-text";
import { refusalOf } from "./check";
import { type Content, titleOf } from "./content";
import { ask, askName } from "./message";
import type { Repository } from "./repository";

type Texts = ContentIndex["texts"];
type Entry = Record<string, unknown> & { formerAddresses?: string[]; formValue?: string };

type Move = ReturnType<typeof moveOf>;

function moveOf(name: string, slug: string) {
  const kind = kindOf(name) as Kind;
  const old = slugOf(name);
  const page = pathOf(kind);
  const [from, to] = [old, slug].map((last) => page?.replace("{slug}", last));
  return { name, newName: `${kind.folder}/${slug}.json`, kind, old, slug, from, to };
}

function newValueOf({ meta, value }: Field, { kind, old, slug, from, to }: Move): string | undefined {
  if (meta.reference === kind.name && value === old) return slug;
  if (!meta.siteRoute || from === undefined || typeof value !== "string") return undefined;
  const isThere = value === from || value.startsWith(`${from}#`);
  return isThere ? `${to}${value.slice(from.length)}` : undefined;
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

/** @returns Italian reason against the new name, or an empty text */
export async function renameRefusal(before: ContentIndex, name: string, slug: string): Promise<string> {
  const { maxLength, hint } = slugLimits;
  if (!slugPattern.test(slug) || slug.length > maxLength)
    return `Ci vuole: ${hint}, al massimo ${maxLength} caratteri.`;
  const { newName } = moveOf(name, slug);
  const taken = before.texts[newName];
  if (taken !== undefined) return `«${slug}» è già il nome di: ${titleOf(newName, taken)}.`;
  const { [name]: _, ...kept } = before.texts;
  const after = { ...before, texts: { ...kept, ...renamed(before.texts, name, slug).changes } };
  return refusalOf(before, after, newName);
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

export async function rename(name: string, repository: Repository, content: Content): Promise<void> {
  let refusal = "";
  let slug: string | undefined = slugOf(name);
  for (;;) {
    slug = await askName(refusal, slug);
    if (slug === undefined) return;
    const { index, snapshot } = await content.refresh();
    refusal = await renameRefusal(index, name, slug);
    if (refusal !== "") continue;

    const move = moveOf(name, slug);
    const { changes, places } = renamed(index.texts, name, slug);
    if (!(await ask(questionOf(move, places), "Cambia indirizzo"))) return;
    const texts = Object.entries(changes).map(([other, text]) => ({ path: `content/${other}`, text }));
    const message = `Cambia indirizzo: ${move.old} diventa ${slug}`;
    await repository.commit(snapshot, message, [{ path: `content/${name}` }, ...texts]);
    location.hash = `#/collections/${move.kind.name}/entries/${slug}`;
    location.reload();
    return;
  }
}

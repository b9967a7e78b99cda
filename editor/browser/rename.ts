/** Changes an entry's file name, and so its address, with all that names it, in one commit. */
import { slugLimits, slugPattern } from "../../content-model/fields";
import { type Kind, kindOf, slugOf } from "../../content-model/kinds";
import { pathPatternOf } from "../../content-model/routes";
import { childSchema, type Field, valueAt, walk } from "../../content-model/walk";
import type { ContentSnapshot } from "../content-snapshot";
import { fileText } from "../file-text";
import { checkChange } from "./check";
import { type Content, titleOf } from "./content";
import { ask, askSlug } from "./message";
import type { Repository } from "./repository";

type Texts = ContentSnapshot["texts"];
type Entry = Record<string, unknown> & { formerAddresses?: string[]; formValue?: string };

type Rename = ReturnType<typeof renameOf>;

function renameOf(name: string, newSlug: string) {
  const kind = kindOf(name) as Kind;
  const oldSlug = slugOf(name);
  const pattern = pathPatternOf(kind);
  const [oldPath, newPath] = [oldSlug, newSlug].map((last) => pattern?.replace("{slug}", last));
  return { name, newFile: `${kind.folder}/${newSlug}.json`, kind, oldSlug, newSlug, oldPath, newPath };
}

function newValueOf(
  { meta, value }: Field,
  { kind, oldSlug, newSlug, oldPath, newPath }: Rename,
): string | undefined {
  if (meta.reference === kind.name && value === oldSlug) return newSlug;
  if (!meta.isSitePath || oldPath === undefined || typeof value !== "string") return undefined;
  const isThere = value === oldPath || value.startsWith(`${oldPath}#`);
  return isThere ? `${newPath}${value.slice(oldPath.length)}` : undefined;
}

/** @returns places that name the entry, by title, and the file's text with the new slug and path in them */
function renameReferences(name: string, text: string, renaming: Rename): { places: string[]; text: string } {
  const { schema } = kindOf(name) as Kind;
  const entry: unknown = JSON.parse(text);
  const places: string[] = [];
  for (const field of walk(schema, entry)) {
    const value = newValueOf(field, renaming);
    if (value === undefined) continue;
    const parent = valueAt(entry, field.path.slice(0, -1)) as Record<string | number, unknown>;
    parent[field.path.at(-1) as string] = value;
    const link = typeof parent.label === "string" ? `: «${parent.label}»` : "";
    places.push(`${titleOf(name, text)}${link}`);
  }
  return { places, text: fileText(schema, JSON.stringify(entry)) };
}

/** The entry's own text: keeps the old address, and the value by which mail filters know a service. */
function renamedEntryText(text: string, { kind, oldSlug, oldPath, newPath }: Rename): string {
  const entry = JSON.parse(text) as Entry;
  if (oldPath !== undefined) {
    const others = (entry.formerAddresses ?? []).filter((address) => address !== newPath);
    entry.formerAddresses = [...others, oldPath];
  }
  if (childSchema(kind.schema, "formValue")) entry.formValue ??= oldSlug;
  return fileText(kind.schema, JSON.stringify(entry));
}

/** @returns new texts by path below `content/`, and what changes besides the entry, by title */
export function renameTexts(
  texts: Texts,
  name: string,
  newSlug: string,
): { changes: Texts; places: string[] } {
  const renaming = renameOf(name, newSlug);
  const changes: Texts = {};
  const places: string[] = [];
  for (const [other, text] of Object.entries(texts)) {
    const found = renameReferences(other, text, renaming);
    if (other === name) changes[renaming.newFile] = renamedEntryText(found.text, renaming);
    else if (found.places.length > 0) changes[other] = found.text;
    if (other !== name) places.push(...found.places);
  }
  return { changes, places: [...new Set(places)] };
}

/** @returns Italian reason against the new name, or an empty text */
export async function renameRefusal(before: ContentSnapshot, name: string, newSlug: string): Promise<string> {
  const { maxLength, expected } = slugLimits;
  if (!slugPattern.test(newSlug) || newSlug.length > maxLength)
    return `Ci vuole: ${expected}, al massimo ${maxLength} caratteri.`;
  const { newFile } = renameOf(name, newSlug);
  const taken = before.texts[newFile];
  if (taken !== undefined) return `«${newSlug}» è già il nome di: ${titleOf(newFile, taken)}.`;
  const { [name]: _, ...kept } = before.texts;
  const after = { ...before, texts: { ...kept, ...renameTexts(before.texts, name, newSlug).changes } };
  return checkChange(before, after, newFile);
}

function questionOf({ oldSlug, newSlug, oldPath, newPath }: Rename, places: readonly string[]): string {
  const moved =
    oldPath === undefined
      ? `Il nome «${oldSlug}» diventa «${newSlug}».`
      : `L'indirizzo ${oldPath} diventa ${newPath}. Chi apre il vecchio arriva al nuovo.`;
  const also = places.length > 0 ? `Cambiano anche:\n${places.join("\n")}` : "";
  const unsaved = "Le modifiche non salvate di questa pagina vanno perse.";
  return [moved, also, unsaved].filter(Boolean).join("\n\n");
}

export async function rename(name: string, repository: Repository, content: Content): Promise<void> {
  let refusal = "";
  let newSlug: string | undefined = slugOf(name);
  for (;;) {
    newSlug = await askSlug(refusal, newSlug);
    if (newSlug === undefined) return;
    const { snapshot, tree } = await content.refresh();
    refusal = await renameRefusal(snapshot, name, newSlug);
    if (refusal !== "") continue;

    const renaming = renameOf(name, newSlug);
    const { changes, places } = renameTexts(snapshot.texts, name, newSlug);
    if (!(await ask(questionOf(renaming, places), "Cambia indirizzo"))) return;
    const texts = Object.entries(changes).map(([other, text]) => ({ path: `content/${other}`, text }));
    const message = `Cambia indirizzo: ${renaming.oldSlug} diventa ${newSlug}`;
    await repository.commit(tree, message, [{ path: `content/${name}` }, ...texts]);
    location.hash = `#/collections/${renaming.kind.name}/entries/${newSlug}`;
    location.reload();
    return;
  }
}

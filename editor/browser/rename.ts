/** Changes an entry's file name, and so its page's path, with all references and links to it, in one commit. */
import { slugLimits, slugPattern } from "../../content-model/fields";
import { type Kind, kindOf, slugOf } from "../../content-model/kinds";
import { pathPatternOf } from "../../content-model/routes";
import { childSchema, type Field, valueAt, walk } from "../../content-model/walk";
import type { ContentSnapshot } from "../content-snapshot";
import { fileText } from "../file-text";
import { checkChange } from "./check";
import { type ContentStore, titleOf } from "./content-store";
import { ask, askSlug } from "./message";
import type { Repository } from "./repository";

type Texts = ContentSnapshot["texts"];
type Entry = Record<string, unknown> & { formerAddresses?: string[]; formValue?: string };

type RenamePlan = ReturnType<typeof planRename>;

function planRename(contentPath: string, newSlug: string) {
  const kind = kindOf(contentPath) as Kind;
  const oldSlug = slugOf(contentPath);
  const pattern = pathPatternOf(kind);
  const [oldPath, newPath] = [oldSlug, newSlug].map((last) => pattern?.replace("{slug}", last));
  const newContentPath = `${kind.folder}/${newSlug}.json`;
  return { newContentPath, kind, oldSlug, newSlug, oldPath, newPath };
}

function newValueOf(
  { meta, value }: Field,
  { kind, oldSlug, newSlug, oldPath, newPath }: RenamePlan,
): string | undefined {
  if (meta.reference === kind.name && value === oldSlug) return newSlug;
  if (!meta.isSitePath || oldPath === undefined || typeof value !== "string") return undefined;
  const pointsToEntry = value === oldPath || value.startsWith(`${oldPath}#`);
  return pointsToEntry ? `${newPath}${value.slice(oldPath.length)}` : undefined;
}

/** @returns titles of the places that name the entry, and the file's text with the entry's new slug and path */
function renameReferences(
  contentPath: string,
  text: string,
  plan: RenamePlan,
): { places: string[]; text: string } {
  const { schema } = kindOf(contentPath) as Kind;
  const entry: unknown = JSON.parse(text);
  const places: string[] = [];
  for (const field of walk(schema, entry)) {
    const value = newValueOf(field, plan);
    if (value === undefined) continue;
    const parent = valueAt(entry, field.path.slice(0, -1)) as Record<string | number, unknown>;
    parent[field.path.at(-1) as string] = value;
    const link = typeof parent.label === "string" ? `: «${parent.label}»` : "";
    places.push(`${titleOf(contentPath, text)}${link}`);
  }
  return { places, text: fileText(schema, JSON.stringify(entry)) };
}

/** Text of the renamed entry: keeps the old path as a former address, and the value by which mail filters know it. */
function renamedEntryText(text: string, { kind, oldSlug, oldPath, newPath }: RenamePlan): string {
  const entry = JSON.parse(text) as Entry;
  if (oldPath !== undefined) {
    const otherAddresses = (entry.formerAddresses ?? []).filter((path) => path !== newPath);
    entry.formerAddresses = [...otherAddresses, oldPath];
  }
  if (childSchema(kind.schema, "formValue")) entry.formValue ??= oldSlug;
  return fileText(kind.schema, JSON.stringify(entry));
}

/** @returns new texts by path below `content/`, and titles of the places that change besides the entry */
export function renameTexts(
  texts: Texts,
  contentPath: string,
  newSlug: string,
): { changes: Texts; places: string[] } {
  const plan = planRename(contentPath, newSlug);
  const changes: Texts = {};
  const places: string[] = [];
  for (const [path, text] of Object.entries(texts)) {
    const renamed = renameReferences(path, text, plan);
    if (path === contentPath) {
      changes[plan.newContentPath] = renamedEntryText(renamed.text, plan);
    } else if (renamed.places.length > 0) {
      changes[path] = renamed.text;
      places.push(...renamed.places);
    }
  }
  return { changes, places: [...new Set(places)] };
}

/** @returns Italian reason to refuse the new name, or an empty text */
export async function renameRefusal(
  before: ContentSnapshot,
  contentPath: string,
  newSlug: string,
): Promise<string> {
  const { maxLength, expected } = slugLimits;
  if (!slugPattern.test(newSlug) || newSlug.length > maxLength)
    return `Ci vuole: ${expected}, al massimo ${maxLength} caratteri.`;
  const { newContentPath } = planRename(contentPath, newSlug);
  const otherText = before.texts[newContentPath];
  if (otherText !== undefined) return `«${newSlug}» è già il nome di: ${titleOf(newContentPath, otherText)}.`;
  const { [contentPath]: _, ...otherTexts } = before.texts;
  const { changes } = renameTexts(before.texts, contentPath, newSlug);
  return checkChange(before, { ...before, texts: { ...otherTexts, ...changes } }, newContentPath);
}

function questionOf({ oldSlug, newSlug, oldPath, newPath }: RenamePlan, places: readonly string[]): string {
  const moveText =
    oldPath === undefined
      ? `Il nome «${oldSlug}» diventa «${newSlug}».`
      : `L'indirizzo ${oldPath} diventa ${newPath}. Chi apre il vecchio arriva al nuovo.`;
  const placesText = places.length > 0 ? `Cambiano anche:\n${places.join("\n")}` : "";
  const unsavedText = "Le modifiche non salvate di questa pagina vanno perse.";
  return [moveText, placesText, unsavedText].filter(Boolean).join("\n\n");
}

export async function rename(
  contentPath: string,
  repository: Repository,
  store: ContentStore,
): Promise<void> {
  let refusal = "";
  let newSlug: string | undefined = slugOf(contentPath);
  for (;;) {
    newSlug = await askSlug(refusal, newSlug);
    if (newSlug === undefined) return;
    const { snapshot, tree } = await store.refresh();
    refusal = await renameRefusal(snapshot, contentPath, newSlug);
    if (refusal !== "") continue;

    const plan = planRename(contentPath, newSlug);
    const { changes, places } = renameTexts(snapshot.texts, contentPath, newSlug);
    if (!(await ask({ message: questionOf(plan, places), acceptLabel: "Cambia indirizzo" }))) return;
    const texts = Object.entries(changes).map(([path, text]) => ({ path: `content/${path}`, text }));
    const commitMessage = `Cambia indirizzo: ${plan.oldSlug} diventa ${newSlug}`;
    await repository.commit(tree, commitMessage, [{ path: `content/${contentPath}` }, ...texts]);
    location.hash = `#/collections/${plan.kind.name}/entries/${newSlug}`;
    location.reload();
    return;
  }
}

/** Taking entries out of the content with all that hangs on them; and those that are there as a demonstration. */
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "../content-check/check";
import { type Content, loadContent } from "../content-check/content";
import type { ContentFile } from "../content-check/content-file";
import { unusedPictures, unusedVideos } from "../content-check/rules/publication";
import { ownFilm } from "../content-check/rules/references";
import { fieldOf } from "../content-check/rules/rule";
import { nameOf, withoutDrafts } from "../content-model/drafts";
import { isRecord } from "../content-model/walk";

const read = async (root: string): Promise<Content> => {
  const folders = { contentRoot: join(root, "content"), staticRoot: join(root, "static") };
  return (await loadContent(await contentFolder(folders))).content;
};

const isDemonstration = (file: ContentFile) =>
  fieldOf(file, "illustrative") === true || /\bNome Cognome\b/u.test(String(fieldOf(file, "name")));

const showsOwnFilm = (owner: unknown) => isRecord(owner) && ownFilm(String(owner.videoUrl)) !== undefined;

/** Without its sample sheet and our own films; a section that is there for a film goes with it. */
function withoutSamples(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const { sheet, video, hero } = value;
  if (sheet === undefined && !showsOwnFilm(video) && !showsOwnFilm(hero)) return value;
  return {
    ...value,
    sheet: undefined,
    // It lies on the sheet.
    terrain: undefined,
    ...(showsOwnFilm(video) && { video: undefined }),
    ...(showsOwnFilm(hero) && { hero: { ...Object(hero), videoUrl: undefined } }),
  };
}

/**
 * Takes entries out of the content, what other files say of them, and what nothing shows after that.
 *
 * @param root holds `content/` and `static/`
 * @returns the files that went or changed, from the root, in Italian lines
 */
export async function removeEntries(
  root: string,
  isRemoved: (file: ContentFile) => boolean,
  change: (value: unknown) => unknown = (value) => value,
): Promise<string[]> {
  const { files } = await read(root);
  const removed = files.filter(isRemoved);
  const names = new Set(removed.map(({ kind, slug }) => nameOf(kind.name, slug)));
  const lines = removed.map(({ name }) => `tolto ${name}`);
  for (const { name } of removed) rmSync(join(root, name));
  for (const { name, kind, document } of files.filter((file) => !removed.includes(file) && file.document)) {
    const kept = change(withoutDrafts(kind.schema, document?.value, names));
    if (kept === document?.value) continue;
    writeFileSync(join(root, name), `${JSON.stringify(kept, null, 2)}\n`);
    lines.push(`cambiato ${name}`);
  }
  const rest = await read(root);
  const unused = [
    ...unusedPictures(rest).map((picture) => `content/${picture}`),
    ...unusedVideos(rest).map((video) => `static/video/${video}`),
  ];
  for (const name of unused) rmSync(join(root, name));
  return [...lines, ...unused.map((name) => `tolto ${name}`)];
}

/** Invented projects, people and sample sheets, and the films. */
export const removeDemonstration = (root: string) => removeEntries(root, isDemonstration, withoutSamples);

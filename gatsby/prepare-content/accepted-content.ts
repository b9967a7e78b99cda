/**
 * Gatsby does not read content/ itself but a copy of it that passed the content check as a whole.
 * A file broken while `npm start` runs therefore never reaches a page: the last good copy stays.
 * In the copy pictures are upright, in sRGB and without metadata, and heroes have a portrait crop.
 */
import { mkdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { isPicture } from "../../content-check/content";
import { draftsAmong, isDraft, withoutDrafts } from "../../content-model/drafts";
import { pictureFile } from "../../content-model/fields";
import { kindOf } from "../../content-model/kinds";
import { filesBelow } from "../../hosting/files";
import { normalised, portraitOf } from "./accepted-picture";
import { heroImagesIn, portraitFile } from "./portraits";

export const contentDirectory = path.resolve("content");
export const staticDirectory = path.resolve("static");
export const acceptedContentDirectory = path.resolve(".accepted-content");

/** Makes `target` of `source` anew when the two have other times; afterwards they have the same. */
async function follow(source: string, target: string, make: (bytes: Buffer) => Promise<Buffer>) {
  const [from, to] = await Promise.all([stat(source), stat(target).catch(() => undefined)]);
  // Not `mtimeMs`: a time set to whole milliseconds may read back as a thousandth less. `mtime` rounds.
  if (to?.mtime.getTime() === from.mtime.getTime()) return;
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, await make(await readFile(source)));
  await utimes(target, from.atime, from.mtime);
}

/** The space between a figure and its unit. */
const beforeUnit = /(?<=\d) (?=(?:[%‰€°]|(?:[cdkm]?m[²³]?|ha|MP|ppm|kWh|kg|GB|MB)(?![\p{L}\d])))/gu;

/** The file's text, no figure parted from its unit by the end of a line: nobody has to type what looks like a space. */
const written = (content: unknown) =>
  JSON.stringify(content, (key, value) =>
    typeof value === "string" && key !== "src" ? value.replace(beforeUnit, "\u00a0") : value,
  );

async function writeIfOther(target: string, text: string): Promise<void> {
  if ((await readFile(target, "utf8").catch(() => undefined)) === text) return;
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
}

/**
 * Makes the accepted copy follow content/; only what differs is written, pictures before the JSON that names them.
 *
 * @param options.withDrafts as `npm start` shows them; a build has none
 */
export async function acceptContent(
  from = contentDirectory,
  to = acceptedContentDirectory,
  { withDrafts = process.env.NODE_ENV !== "production" } = {},
): Promise<void> {
  await mkdir(to, { recursive: true });
  const names = await filesBelow(from);
  const pictures = names.filter(isPicture);
  for (const name of pictures) await follow(path.join(from, name), path.join(to, name), normalised);

  const wanted = new Set(pictures);
  const texts = new Map<string, string>();
  const files = new Map<string, unknown>();
  for (const name of names.filter((candidate) => kindOf(candidate) !== undefined))
    files.set(name, JSON.parse(await readFile(path.join(from, name), "utf8")));
  const drafts = withDrafts ? new Set<string>() : draftsAmong(files);
  for (const [name, content] of files) {
    const kind = kindOf(name);
    if (kind === undefined || (!withDrafts && isDraft(content))) continue;
    const published = withoutDrafts(kind.schema, content, drafts);
    texts.set(name, written(published));
    for (const image of heroImagesIn(kind.schema, published)) {
      const file = portraitFile(image);
      await follow(path.join(to, pictureFile(image.src)), path.join(to, file), (bytes) =>
        portraitOf(bytes, image.focus),
      );
      wanted.add(file);
    }
  }
  for (const [name, text] of texts) await writeIfOther(path.join(to, name), text);

  const surplus = (await filesBelow(to)).filter((name) => !wanted.has(name) && !texts.has(name));
  const jsonFirst = (a: string, b: string) => Number(b.endsWith(".json")) - Number(a.endsWith(".json"));
  for (const name of surplus.sort(jsonFirst)) await rm(path.join(to, name));
}

/**
 * Gatsby does not read content/ itself but a copy of it that passed the content check as a whole.
 * A file broken while `npm start` runs therefore never reaches a page: the last good copy stays.
 */
import { copyFile, mkdir, readdir, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";

export const contentDirectory = path.resolve("content");
export const staticDirectory = path.resolve("static");
export const acceptedContentDirectory = path.resolve(".accepted-content");

/** JSON after everything else, so that a picture is there before the file that names it. */
const jsonLast = (a: string, b: string) =>
  Number(a.endsWith(".json")) - Number(b.endsWith(".json")) || a.localeCompare(b);

async function filesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .sort(jsonLast);
}

async function copyIfChanged(source: string, target: string): Promise<void> {
  const [from, to] = await Promise.all([stat(source), stat(target).catch(() => undefined)]);
  // Not `mtimeMs`: a time set to whole milliseconds may read back as a thousandth less. `mtime` rounds.
  if (to?.size === from.size && to.mtime.getTime() === from.mtime.getTime()) return;
  await mkdir(path.dirname(target), { recursive: true });
  await copyFile(source, target);
  await utimes(target, from.atime, from.mtime);
}

/** Makes the accepted copy equal to content/; only files that differ are written. */
export async function acceptContent(from = contentDirectory, to = acceptedContentDirectory): Promise<void> {
  await mkdir(to, { recursive: true });
  const wanted = await filesBelow(from);
  for (const file of wanted) await copyIfChanged(path.join(from, file), path.join(to, file));
  const surplus = (await filesBelow(to)).filter((file) => !wanted.includes(file)).reverse();
  for (const file of surplus) await rm(path.join(to, file));
}

/** Copies of pictures, made again only when the original, the transformation or the copy has changed. */
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { cacheVersion } from "./accepted-picture";

export async function writeIfChanged(target: string, contents: Buffer): Promise<void> {
  const stored = await readFile(target).catch(() => undefined);
  if (stored?.equals(contents)) return;
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, contents);
}

export type Copy = {
  from: string;
  to: string;
  transform: (bytes: Buffer) => Promise<Buffer>;
  /** Distinguishes transformations of one original. */
  variant: string;
};

/**
 * Compares digests, not times, which a checkout resets; a digest also reveals a truncated copy.
 * @param previousDigests results of the last run
 * @returns digest of original, transformation and copy
 */
async function updateCopy(
  { from, to, transform, variant }: Copy,
  previousDigests: ReadonlySet<string>,
): Promise<string> {
  const original = await readFile(from);
  const digestWith = (copy: Buffer) =>
    createHash("sha256").update(`${cacheVersion} ${variant}\n`).update(original).update(copy).digest("hex");

  const stored = await readFile(to).catch(() => undefined);
  const storedDigest = stored && digestWith(stored);
  if (storedDigest && previousDigests.has(storedDigest)) return storedDigest;

  const copy = await transform(original);
  await writeIfChanged(to, copy);
  return digestWith(copy);
}

/** One digest per line; not `.json`, which Gatsby would read as content. */
export const digestsFile = ".digests";

/** Makes one copy after the other: crops are cut from copies, and a picture may take a gigabyte of memory. */
export async function updateCopies(folder: string, copies: readonly Copy[]): Promise<void> {
  const digestsPath = path.join(folder, digestsFile);
  const previous = await readFile(digestsPath, "utf8").catch(() => "");
  const previousDigests = new Set(previous.split("\n"));
  const digests = new Set<string>();
  for (const copy of copies) digests.add(await updateCopy(copy, previousDigests));
  await writeIfChanged(digestsPath, Buffer.from([...digests].join("\n")));
}

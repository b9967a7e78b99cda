import { readdir } from "node:fs/promises";
import path from "node:path";

/** Paths of all files below the directory, relative to it, sorted, with forward slashes. */
export async function filesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();
}

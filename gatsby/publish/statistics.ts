/** Reads from webpack's statistics which compiled files an island or the application needs. */
import { readFile } from "node:fs/promises";
import path from "node:path";

/** Compiled files are in the root, and their names end with a hash: `app-0f7698dc0a8624fe2b4c.js`. */
export const compiledFilePattern = /^[^/]+[-.][0-9a-f]{20}\.(?:js|css)(?:\.LICENSE\.txt)?$/u;

/** Excerpt of `public/webpack.stats.json`: files by the name of an entry or of a named import. */
export type Statistics = {
  readonly namedChunkGroups: Readonly<Record<string, { assets: { name: string }[] } | undefined>>;
};

export const readStatistics = async (publicRoot: string): Promise<Statistics> =>
  JSON.parse(await readFile(path.join(publicRoot, "webpack.stats.json"), "utf8"));

/** @throws Error if the chunk has no such file */
export function filesOf(statistics: Statistics, chunk: string, extension: string): string[] {
  const assets = statistics.namedChunkGroups[chunk]?.assets ?? [];
  const files = assets.map(({ name }) => name).filter((name) => name.endsWith(extension));
  if (files.length === 0) throw new Error(`webpack's statistics name no ${extension} of chunk "${chunk}".`);
  return files;
}

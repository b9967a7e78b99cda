/** Compiles each island as an entry of its own in Gatsby's build for the browser. */
import type { Chunk, Configuration } from "webpack";
import { islandChunkPrefix, islandNames } from "../../src/islands/names";

/** Name of an island's entry, and so of its group in webpack's statistics. */
export const islandEntry = (name: string) => islandChunkPrefix + name;

/** Webpack's runtime for all islands: with a runtime each, every island would run a React of its own. */
const runtime = islandEntry("runtime");

const belongsToIsland = (chunk: Chunk) =>
  chunk.name?.startsWith(islandChunkPrefix) || chunk.runtime === runtime;

type CacheGroups = Record<string, { chunks?: unknown } | undefined>;

/**
 * Adds an entry per island, and keeps islands out of Gatsby's shared chunks, which would load react-helmet,
 * gatsby-plugin-image and the stylesheet of the whole site with each island.
 * @throws Error if Gatsby's configuration has no such groups any more
 */
export function addIslands({ entry, optimization }: Configuration): void {
  for (const name of islandNames)
    Object.assign(entry as object, {
      [islandEntry(name)]: { import: `./src/islands/${name}.tsx`, runtime },
    });
  const splitChunks = optimization?.splitChunks || {};
  const cacheGroups = (splitChunks.cacheGroups ?? {}) as CacheGroups;
  for (const name of ["commons", "styles", "shared"]) {
    const group = cacheGroups[name];
    if (!group) throw new Error(`Gatsby's webpack configuration has no group "${name}": has Gatsby changed?`);
    group.chunks = (chunk: Chunk) => !belongsToIsland(chunk);
  }
}

/** Names of islands. Each has an entry file of its name in this folder (gatsby/bundle/islands.ts). */
export const islandNames = ["form", "carousel", "terrain", "embed"] as const;
export type IslandName = (typeof islandNames)[number];

/** Prefix of all chunks that webpack compiles for islands, by which a build recognizes the files to keep. */
export const islandChunkPrefix = "island-";

/** Fired on an island's element once React operates it. */
export const liveEvent = "studio:live";

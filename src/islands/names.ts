/** Each island has an entry of its name in this folder (gatsby/bundle/islands.ts). */
export const islandNames = ["form", "carousel", "terrain", "embed"] as const;
export type IslandName = (typeof islandNames)[number];

/** Begins the names of all that webpack compiles for islands, by which a build keeps their files. */
export const islandChunkPrefix = "island-";

/** Fired on an island's element once React operates it. */
export const liveEvent = "studio:live";

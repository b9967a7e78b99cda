/** Each island has an entry of its name in this folder (gatsby/bundle/islands.ts). */
export const islandNames = ["form", "carousel", "terrain", "embed"] as const;
export type IslandName = (typeof islandNames)[number];

/** Fired on an island's element once React operates it. */
export const liveEvent = "studio:live";

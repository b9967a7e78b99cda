/** Each has a module of its name in this folder, which webpack compiles to an entry. */
export const islandNames = ["form", "carousel", "terrain", "embed"] as const;
export type IslandName = (typeof islandNames)[number];

/** Fired on an island's element once React has hydrated it. */
export const liveEvent = "studio:live";

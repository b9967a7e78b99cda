export const embedProviders = ["youtube", "vimeo", "googleMaps", "openStreetMap"] as const;

export type EmbedProvider = (typeof embedProviders)[number];

/** `background`: silent loop behind a hero's text. */
export type EmbedUse = "video" | "map" | "background";

/** Third-party frame, whose URLs content-model/embed-url.ts makes. */
export type Embed = {
  readonly provider: EmbedProvider;
  readonly frameUrl: string;
  /** Page of the provider with the same video or map. */
  readonly pageUrl: string;
};

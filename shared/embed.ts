export const embedProviders = ["youtube", "vimeo", "googleMaps", "openStreetMap"] as const;

export type EmbedProvider = (typeof embedProviders)[number];

/** `background`: silent loop behind a hero's text. */
export type EmbedUse = "video" | "map" | "background";

/** Third-party frame; content-model/embed-url.ts makes its URLs. `link`: page that shows the same. */
export type Embed = {
  readonly provider: EmbedProvider;
  readonly source: string;
  readonly link: string;
};

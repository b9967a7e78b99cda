export type EmbedProvider = "youtube" | "vimeo" | "googleMaps" | "openStreetMap";

/** `background`: silent loop behind a hero's text. */
export type EmbedUse = "video" | "map" | "background";

/** Addresses made by `content-model/embed-address.ts`. */
export type Embed = {
  readonly provider: EmbedProvider;
  readonly source: string;
  readonly link: string;
};

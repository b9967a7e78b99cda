/** Third parties whose videos and maps the pages may show, once the visitor has asked for them. */
export type EmbedProvider = "youtube" | "vimeo" | "googleMaps" | "openStreetMap";

/** `background` is the silent endless video behind a hero's text. */
export type EmbedUse = "video" | "map" | "background";

/** Both addresses are made by `content-model/embed-address.ts`. */
export type Embed = {
  readonly provider: EmbedProvider;
  /** For the frame. */
  readonly source: string;
  /** The same thing on the third party's own site. */
  readonly link: string;
};

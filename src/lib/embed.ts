/** Third parties whose videos and maps the pages may show, once the visitor has asked for them. */
export type EmbedProvider = "youtube" | "vimeo" | "googleMaps" | "openStreetMap";

export type EmbedKind = "video" | "map";

/** A video or a map of a third party. Both addresses are made by `embed-address.ts` from checked parts. */
export type Embed = {
  readonly provider: EmbedProvider;
  /** What the frame loads, without the settings of the player. */
  readonly source: string;
  /** The same thing on the third party's own site. */
  readonly link: string;
};

const names: Readonly<Record<EmbedProvider, string>> = {
  youtube: "YouTube",
  vimeo: "Vimeo",
  googleMaps: "Google Maps",
  openStreetMap: "OpenStreetMap",
};

const companies: Readonly<Record<EmbedProvider, string>> = {
  youtube: "Google Ireland",
  vimeo: "Vimeo.com, Inc.",
  googleMaps: "Google Ireland",
  openStreetMap: "OpenStreetMap Foundation",
};

export const isEmbedProvider = (name: string): name is EmbedProvider => Object.hasOwn(names, name);

export const providerName = (provider: EmbedProvider) => names[provider];

/** Name of the service and of who receives the visitor's data: «YouTube (Google Ireland)». */
export const providerWithCompany = (provider: EmbedProvider) => `${names[provider]} (${companies[provider]})`;

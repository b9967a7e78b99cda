/**
 * The addresses of videos and maps that the content may name: those that YouTube, Vimeo, OpenStreetMap and Google Maps
 * give to copy, and the films of static/video. Nothing gets into a frame's address that a pattern has not let through.
 */
import type { Embed, EmbedUse } from "../src/lib/embed";

/** One of the forms that an address may have. */
type Form = {
  readonly pattern: RegExp;
  /** @param parts what the pattern's groups have found, empty where a group has found nothing */
  readonly embed: (parts: readonly string[], use: EmbedUse) => Embed;
};

const degrees = String.raw`(-?\d{1,3}(?:\.\d{1,20})?)`;
const comma = "(?:,|%2C)";

const youtube: Form = {
  pattern:
    /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:\S*&)?v=|shorts\/|live\/|embed\/)|youtu\.be\/)([\w-]{11})(?:[?&#]\S*)?$/u,
  embed: ([id = ""], use) => ({
    provider: "youtube",
    source: withSettings(`https://www.youtube-nocookie.com/embed/${id}`, {
      autoplay: "1",
      playsinline: "1",
      rel: "0",
      // YouTube repeats lists, not videos: a list of this one.
      ...(use === "background" && { mute: "1", loop: "1", playlist: id, controls: "0", disablekb: "1" }),
    }),
    link: `https://www.youtube.com/watch?v=${id}`,
  }),
};

const vimeo: Form = {
  // Unlisted videos have a hash besides their number.
  pattern:
    /^https:\/\/(?:vimeo\.com\/|player\.vimeo\.com\/video\/)(\d{6,12})(?:(?:\/|\?(?:\S*&)?h=)([0-9a-f]{6,20}))?(?:[?&#]\S*)?$/u,
  embed: ([id, hash], use) => ({
    provider: "vimeo",
    source: withSettings(`https://player.vimeo.com/video/${id}`, {
      ...(hash && { h: hash }),
      // Vimeo then neither sets its statistics cookies nor follows the session.
      dnt: "1",
      autoplay: "1",
      ...(use === "background" && { muted: "1", loop: "1", controls: "0", autopause: "0", keyboard: "0" }),
    }),
    link: `https://vimeo.com/${id}${hash && `/${hash}`}`,
  }),
};

/** The address of the page, with or without a marker. */
const openStreetMapPage: Form = {
  pattern: new RegExp(
    String.raw`^https:\/\/www\.openstreetmap\.org\/(?:\?mlat=${degrees}&mlon=${degrees})?[^#\s]*#map=(\d{1,2})\/${degrees}\/${degrees}(?:&\S*)?$`,
    "u",
  ),
  embed: ([markerLatitude, markerLongitude, zoom, latitude, longitude]) => {
    const [x, y] = [Number(longitude), Number(latitude)];
    // Half of what a frame of 640 pixels, two and a half tiles, shows of the world.
    const half = (1.25 * 360) / 2 ** Number(zoom);
    const box = [x - half, y - half / 3, x + half, y + half / 3];
    return openStreetMap(
      box.map((value) => Number(value.toFixed(6))),
      markerLatitude,
      markerLongitude,
    );
  },
};

/** The address in the HTML that «Condividi» offers. */
const openStreetMapFrame: Form = {
  pattern: new RegExp(
    String.raw`^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=${Array(4).fill(degrees).join(comma)}(?:&layer=[a-z]+)?(?:&marker=${degrees}${comma}${degrees})?$`,
    "u",
  ),
  embed: ([west, south, east, north, ...marker]) => openStreetMap([west, south, east, north], ...marker),
};

function openStreetMap(box: readonly unknown[], latitude?: string, longitude?: string): Embed {
  const site = "https://www.openstreetmap.org/";
  const marker = latitude && longitude && { marker: `${latitude},${longitude}` };
  return {
    provider: "openStreetMap",
    source: withSettings(`${site}export/embed.html`, { bbox: box.join(), layer: "mapnik", ...marker }),
    link: marker
      ? `${site}?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
      : `${site}?bbox=${box.join()}`,
  };
}

/** The address in the HTML that «Incorpora una mappa» offers. */
const googleMaps: Form = {
  pattern: /^(https:\/\/www\.google\.com\/maps\/embed\?pb=[\w!%.,:+~*()-]{20,2000})$/u,
  embed: ([source = ""]) => {
    const [, longitude, latitude] = /!2d(-?\d[\d.]*)!3d(-?\d[\d.]*)/u.exec(source) ?? [];
    const search = latitude && `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`;
    return { provider: "googleMaps", source, link: search || source };
  },
};

const withSettings = (address: string, settings: Readonly<Record<string, string>>) =>
  `${address}?${new URLSearchParams(settings)}`;

const forms: Readonly<Record<EmbedUse, readonly Form[]>> = {
  video: [youtube, vimeo],
  background: [youtube, vimeo],
  map: [openStreetMapPage, openStreetMapFrame, googleMaps],
};

const aVideo = "indirizzo che comincia con https://, copiato da YouTube o da Vimeo, oppure «/video/nome.mp4»";
const aMap = "indirizzo che comincia con https://, copiato da OpenStreetMap o da Google Maps";

/** What an address must match, and that in words; besides, films of our own are taken as they are. */
export function embedPattern(use: EmbedUse): { pattern: RegExp; form: string } {
  const own = use === "map" ? [] : ["^/video/[a-z0-9-]+\\.mp4$"];
  const patterns = [...own, ...forms[use].map(({ pattern }) => pattern.source)];
  return { pattern: new RegExp(patterns.join("|"), "u"), form: use === "map" ? aMap : aVideo };
}

/** What the page needs of a third party's video or map; `undefined` for a film of our own. */
export function readEmbed(address: string, use: EmbedUse): Embed | undefined {
  for (const { pattern, embed } of forms[use]) {
    const match = pattern.exec(address);
    if (match)
      return embed(
        match.slice(1).map((part) => part ?? ""),
        use,
      );
  }
  return undefined;
}

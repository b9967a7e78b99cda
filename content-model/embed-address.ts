/**
 * Addresses of videos and maps as YouTube, Vimeo, OpenStreetMap and Google Maps offer them, and films of
 * static/video. Only the groups of a pattern reach the address of a frame.
 */
import type { Embed, EmbedUse } from "../shared/embed";

type Form = {
  readonly pattern: RegExp;
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
      // YouTube loops only playlists: this one consists of the video itself.
      ...(use === "background" && { mute: "1", loop: "1", playlist: id, controls: "0", disablekb: "1" }),
    }),
    link: `https://www.youtube.com/watch?v=${id}`,
  }),
};

const vimeo: Form = {
  // Unlisted videos have a hash after their number.
  pattern:
    /^https:\/\/(?:vimeo\.com\/|player\.vimeo\.com\/video\/)(\d{6,12})(?:(?:\/|\?(?:\S*&)?h=)([0-9a-f]{6,20}))?(?:[?&#]\S*)?$/u,
  embed: ([id, hash], use) => ({
    provider: "vimeo",
    source: withSettings(`https://player.vimeo.com/video/${id}`, {
      ...(hash && { h: hash }),
      // Stops Vimeo's statistics cookies and session tracking.
      dnt: "1",
      autoplay: "1",
      ...(use === "background" && { muted: "1", loop: "1", controls: "0", autopause: "0", keyboard: "0" }),
    }),
    link: `https://vimeo.com/${id}${hash && `/${hash}`}`,
  }),
};

const openStreetMapPage: Form = {
  pattern: new RegExp(
    String.raw`^https:\/\/www\.openstreetmap\.org\/(?:\?mlat=${degrees}&mlon=${degrees})?[^#\s]*#map=(\d{1,2})\/${degrees}\/${degrees}(?:&\S*)?$`,
    "u",
  ),
  embed: ([markerLatitude, markerLongitude, zoom, latitude, longitude]) => {
    const [x, y] = [Number(longitude), Number(latitude)];
    // Half the degrees in a frame 640 px (two and a half tiles) wide.
    const half = (1.25 * 360) / 2 ** Number(zoom);
    const box = [x - half, y - half / 3, x + half, y + half / 3].map((value) => Number(value.toFixed(6)));
    return openStreetMap(box, markerLatitude, markerLongitude);
  },
};

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

/** Films of static/video match too, except for maps. */
export function embedPattern(use: EmbedUse): { pattern: RegExp; form: string } {
  const own = use === "map" ? [] : ["^/video/[a-z0-9-]+\\.mp4$"];
  const patterns = [...own, ...forms[use].map(({ pattern }) => pattern.source)];
  return { pattern: new RegExp(patterns.join("|"), "u"), form: use === "map" ? aMap : aVideo };
}

/** `undefined` for a film of static/video. */
export function readEmbed(address: string, use: EmbedUse): Embed | undefined {
  for (const { pattern, embed } of forms[use]) {
    const parts = pattern
      .exec(address)
      ?.slice(1)
      .map((part) => part ?? "");
    if (parts) return embed(parts, use);
  }
  return undefined;
}

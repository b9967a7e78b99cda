/**
 * Reads URLs of videos and maps, as staff copy them from YouTube, Vimeo, OpenStreetMap and Google Maps, and paths of
 * films of static/video. Builds a frame's URL anew from the groups of a pattern, so that nothing else of a pasted URL
 * reaches a visitor.
 */
import type { Embed, EmbedUse } from "../shared/embed";

type UrlFormat = {
  readonly pattern: RegExp;
  readonly embedOf: (parts: readonly string[], use: EmbedUse) => Embed;
};

const degreesPattern = String.raw`(-?\d{1,3}(?:\.\d{1,20})?)`;
const commaPattern = "(?:,|%2C)";

const youtube: UrlFormat = {
  pattern:
    /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:\S*&)?v=|shorts\/|live\/|embed\/)|youtu\.be\/)([\w-]{11})(?:[?&#]\S*)?$/u,
  embedOf: ([id = ""], use) => ({
    provider: "youtube",
    frameUrl: withParameters(`https://www.youtube-nocookie.com/embed/${id}`, {
      autoplay: "1",
      playsinline: "1",
      rel: "0",
      // YouTube loops only playlists: this playlist consists of the video itself.
      ...(use === "background" && { mute: "1", loop: "1", playlist: id, controls: "0", disablekb: "1" }),
    }),
    pageUrl: `https://www.youtube.com/watch?v=${id}`,
  }),
};

const vimeo: UrlFormat = {
  // Unlisted videos have a hash after their number.
  pattern:
    /^https:\/\/(?:vimeo\.com\/|player\.vimeo\.com\/video\/)(\d{6,12})(?:(?:\/|\?(?:\S*&)?h=)([0-9a-f]{6,20}))?(?:[?&#]\S*)?$/u,
  embedOf: ([id, hash], use) => ({
    provider: "vimeo",
    frameUrl: withParameters(`https://player.vimeo.com/video/${id}`, {
      ...(hash && { h: hash }),
      // Stops Vimeo's statistics cookies and session tracking.
      dnt: "1",
      autoplay: "1",
      ...(use === "background" && { muted: "1", loop: "1", controls: "0", autopause: "0", keyboard: "0" }),
    }),
    pageUrl: `https://vimeo.com/${id}${hash && `/${hash}`}`,
  }),
};

const openStreetMapPage: UrlFormat = {
  pattern: new RegExp(
    String.raw`^https:\/\/www\.openstreetmap\.org\/(?:\?mlat=${degreesPattern}&mlon=${degreesPattern})?[^#\s]*#map=(\d{1,2})\/${degreesPattern}\/${degreesPattern}(?:&\S*)?$`,
    "u",
  ),
  embedOf: ([markerLatitude, markerLongitude, zoom, latitude, longitude]) => {
    const x = Number(longitude);
    const y = Number(latitude);
    // Half of the degrees of longitude in a frame 640 px (two and a half tiles) wide.
    const halfWidth = (1.25 * 360) / 2 ** Number(zoom);
    // The box is flatter than the frame, so that its width decides the zoom.
    const halfHeight = halfWidth / 3;
    const box = [x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight].map((degree) =>
      Number(degree.toFixed(6)),
    );
    return openStreetMapEmbed(box, markerLatitude, markerLongitude);
  },
};

const openStreetMapFrame: UrlFormat = {
  pattern: new RegExp(
    String.raw`^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=${Array(4).fill(degreesPattern).join(commaPattern)}(?:&layer=[a-z]+)?(?:&marker=${degreesPattern}${commaPattern}${degreesPattern})?$`,
    "u",
  ),
  embedOf: ([west, south, east, north, ...marker]) =>
    openStreetMapEmbed([west, south, east, north], ...marker),
};

function openStreetMapEmbed(box: readonly unknown[], latitude?: string, longitude?: string): Embed {
  const site = "https://www.openstreetmap.org/";
  const marker = latitude && longitude && { marker: `${latitude},${longitude}` };
  return {
    provider: "openStreetMap",
    frameUrl: withParameters(`${site}export/embed.html`, { bbox: box.join(), layer: "mapnik", ...marker }),
    pageUrl: marker
      ? `${site}?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
      : `${site}?bbox=${box.join()}`,
  };
}

const googleMaps: UrlFormat = {
  pattern: /^(https:\/\/www\.google\.com\/maps\/embed\?pb=[\w!%.,:+~*()-]{20,2000})$/u,
  embedOf: ([frameUrl = ""]) => {
    const [, longitude, latitude] = /!2d(-?\d[\d.]*)!3d(-?\d[\d.]*)/u.exec(frameUrl) ?? [];
    const searchUrl =
      latitude && `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`;
    return { provider: "googleMaps", frameUrl, pageUrl: searchUrl || frameUrl };
  },
};

const withParameters = (url: string, parameters: Readonly<Record<string, string>>) =>
  `${url}?${new URLSearchParams(parameters)}`;

const formats: Readonly<Record<EmbedUse, readonly UrlFormat[]>> = {
  video: [youtube, vimeo],
  background: [youtube, vimeo],
  map: [openStreetMapPage, openStreetMapFrame, googleMaps],
};

const filmPattern = /^\/video\/[a-z0-9-]+\.mp4$/u;

/** Pattern of URLs that content may embed and, except for maps, of films in static/video, with an Italian description. */
export function embedPattern(use: EmbedUse): { pattern: RegExp; expected: string } {
  const urlPatterns = formats[use].map(({ pattern }) => pattern.source);
  if (use === "map")
    return {
      pattern: new RegExp(urlPatterns.join("|"), "u"),
      expected: "indirizzo che comincia con https://, copiato da OpenStreetMap o da Google Maps",
    };
  return {
    pattern: new RegExp([filmPattern.source, ...urlPatterns].join("|"), "u"),
    expected: "indirizzo che comincia con https://, copiato da YouTube o da Vimeo, oppure «/video/nome.mp4»",
  };
}

/** Returns `undefined` for a film of static/video, and for a URL that content may not embed. */
export function readEmbed(url: string, use: EmbedUse): Embed | undefined {
  for (const { pattern, embedOf } of formats[use]) {
    const match = pattern.exec(url);
    if (match)
      return embedOf(
        match.slice(1).map((part) => part ?? ""),
        use,
      );
  }
  return undefined;
}

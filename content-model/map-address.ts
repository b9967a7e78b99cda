/** Reads addresses of maps: Google's embed address, and any OpenStreetMap address that names a position. */
import type { AddressReading } from "./embed-address";

/** A place and how near it is shown; degrees, and OpenStreetMap's zoom levels. */
type View = { latitude: number; longitude: number; zoom: number };

/** Frame that a derived OpenStreetMap view is computed for, in pixels; the page shows maps in 16:9. */
const frame = { width: 640, height: 360 };
const tile = 256;

const layers = ["mapnik", "cyclosm", "cyclemap", "transportmap", "opvnkarte", "hot"];

/** What Google writes into `pb`: nothing that could end the attribute or the parameter. */
const googleParameter = /^[\w!%.,:+~*()-]{20,2000}$/u;

/** @param url of any site */
export function readMap(url: URL): AddressReading {
  const site = url.hostname.replace(/^www\./u, "");
  if (site === "openstreetmap.org" || site === "osm.org") return openStreetMap(url);
  if (/^google\.[a-z]{2,3}(\.[a-z]{2})?$/u.test(site) && url.pathname.startsWith("/maps")) return google(url);
  const isGoogleShare =
    /^maps\.google\./u.test(site) || site === "maps.app.goo.gl" || site === "goo.gl" || site === "g.page";
  return { problem: isGoogleShare ? "no-embed-map" : "unknown-site" };
}

function google(url: URL): AddressReading {
  const parameter = /[?&]pb=([^&]*)/u.exec(url.search)?.[1];
  if (url.pathname !== "/maps/embed" || parameter === undefined || !googleParameter.test(parameter))
    return { problem: "no-embed-map" };
  const source = `https://www.google.com/maps/embed?pb=${parameter}`;
  const longitude = /!2d(-?\d{1,3}(?:\.\d+)?)/u.exec(parameter)?.[1];
  const latitude = /!3d(-?\d{1,2}(?:\.\d+)?)/u.exec(parameter)?.[1];
  const link =
    latitude && longitude
      ? `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`
      : source;
  return { embed: { provider: "googleMaps", source, link } };
}

function openStreetMap(url: URL): AddressReading {
  const { searchParams } = url;
  if (url.pathname === "/export/embed.html") {
    const box = numbers(searchParams.get("bbox"), ",", 4);
    if (box === undefined || !isBox(box)) return { problem: "no-position" };
    return osmEmbed(box, searchParams.get("layer"), numbers(searchParams.get("marker"), ",", 2));
  }
  const marker = numbers(`${searchParams.get("mlat")},${searchParams.get("mlon")}`, ",", 2);
  const hash = numbers(/^#map=([^&]+)/u.exec(url.hash)?.[1] ?? null, "/", 3);
  const place = marker ?? hash?.slice(1);
  if (place === undefined || !isPlace(place)) return { problem: "no-position" };
  const [latitude = 0, longitude = 0] = hash?.slice(1) ?? place;
  const view = { latitude, longitude, zoom: Math.min(Math.max(hash?.[0] ?? 17, 2), 19) };
  if (!isPlace([latitude, longitude])) return { problem: "no-position" };
  return osmEmbed(boxAround(view), null, marker);
}

/** `count` decimal numbers between separators, or `undefined` where anything else is written. */
function numbers(text: string | null, separator: string, count: number): number[] | undefined {
  const parts = text?.split(separator) ?? [];
  const plain = parts.length === count && parts.every((part) => /^-?\d{1,3}(\.\d{1,20})?$/u.test(part));
  return plain ? parts.map(Number) : undefined;
}

/** Latitude as far as web maps reach, longitude all around. */
const isPlace = ([latitude = 99, longitude = 999]: readonly number[]) =>
  Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180;

function isBox([west = 0, south = 0, east = 0, north = 0]: readonly number[]): boolean {
  return west < east && south < north && isPlace([south, west]) && isPlace([north, east]);
}

const degrees = (value: number) => String(Number(value.toFixed(6)));

function boxAround({ latitude, longitude, zoom }: View): number[] {
  const halfWidth = (360 * frame.width) / (tile * 2 ** zoom) / 2;
  const halfHeight = halfWidth * (frame.height / frame.width) * Math.cos((latitude * Math.PI) / 180);
  const clamp = (value: number, limit: number) => Math.min(Math.max(value, -limit), limit);
  return [
    clamp(longitude - halfWidth, 180),
    clamp(latitude - halfHeight, 85),
    clamp(longitude + halfWidth, 180),
    clamp(latitude + halfHeight, 85),
  ];
}

function osmEmbed(
  box: readonly number[],
  layer: string | null,
  marker: readonly number[] | undefined,
): AddressReading {
  const pin = marker !== undefined && isPlace(marker) ? marker.map(degrees) : undefined;
  const source = new URL("https://www.openstreetmap.org/export/embed.html");
  source.searchParams.set("bbox", box.map(degrees).join(","));
  source.searchParams.set("layer", layers.find((known) => known === layer) ?? "mapnik");
  if (pin) source.searchParams.set("marker", pin.join(","));

  const [west = 0, south = 0, east = 0, north = 0] = box;
  const zoom = Math.min(Math.max(Math.round(Math.log2((360 * frame.width) / tile / (east - west))), 2), 19);
  const centre = [(south + north) / 2, (west + east) / 2].map(degrees).join("/");
  const link = new URL("https://www.openstreetmap.org/");
  if (pin) {
    link.searchParams.set("mlat", pin[0] ?? "");
    link.searchParams.set("mlon", pin[1] ?? "");
  }
  link.hash = `map=${zoom}/${centre}`;
  return { embed: { provider: "openStreetMap", source: source.href, link: link.href } };
}

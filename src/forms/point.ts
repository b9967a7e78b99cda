/** A point instead of a street: coordinates that somebody has pasted or a device has measured, as a surveyor writes them. */
import { type LatLon, type PlanePoint, toUtm } from "../lib/utm";
import { pointTexts } from "../strings/point";

export { PointMap } from "./point-map";

/** Within these lies Italy. */
const italy = { south: 35, north: 48, west: 6, east: 19 } as const;

const isInItaly = ({ latitude, longitude }: LatLon) =>
  latitude > italy.south && latitude < italy.north && longitude > italy.west && longitude < italy.east;

const toNumber = (text = "") => Number(text.replace(",", "."));

/** Addresses of Google Maps and OpenStreetMap. */
const inAddress = [
  /@(-?\d+\.\d+),(-?\d+\.\d+)/u,
  /[?&](?:q|query|ll|center)=(-?\d+\.\d+)(?:,|%2C)(-?\d+\.\d+)/iu,
  /mlat=(-?\d+\.\d+)&mlon=(-?\d+\.\d+)/u,
  /#map=\d+\/(-?\d+\.\d+)\/(-?\d+\.\d+)/u,
];
const degrees = /(\d{1,2})\s*°\s*(\d{1,2})\s*[′']\s*(\d{1,2}(?:[.,]\d+)?)\s*(?:[″"]|'')?/gu;
const decimals = /(?<![\d.,])\d{1,2}[.,]\d{3,}/gu;
const plane = /\bE(?:st)?\.?\s*:?\s*([\d .]+\d(?:,\d+)?)\D{0,6}\bN(?:ord)?\.?\s*:?\s*([\d .]+\d(?:,\d+)?)/iu;

function latLonIn(text: string): LatLon | undefined {
  const inLink = inAddress.map((pattern) => pattern.exec(text)).find(Boolean);
  if (inLink) return { latitude: toNumber(inLink[1]), longitude: toNumber(inLink[2]) };
  const sexagesimal = [...text.matchAll(degrees)].map(
    ([, whole, minutes, seconds]) => toNumber(whole) + toNumber(minutes) / 60 + toNumber(seconds) / 3600,
  );
  const found = sexagesimal.length === 2 ? sexagesimal : (text.match(decimals) ?? []).map(toNumber);
  const [latitude, longitude] = found;
  return found.length === 2 && latitude !== undefined && longitude !== undefined
    ? { latitude, longitude }
    : undefined;
}

function planePointIn(text: string): PlanePoint | undefined {
  const [, east, north] = plane.exec(text) ?? [];
  if (!east || !north) return undefined;
  const metres = (written: string) => toNumber(written.replaceAll(/[ .]/gu, ""));
  const point = { zone: /\b32\s*N?\b/u.test(text) ? 32 : 33, east: metres(east), north: metres(north) };
  const isPlausible = point.east > 1e5 && point.east < 9e5 && point.north > 3.9e6 && point.north < 5.3e6;
  return isPlausible ? point : undefined;
}

/** What has been read out of a text: the point and words to send, or what is wrong. */
export type Reading =
  | { readonly text: string; readonly point: LatLon | PlanePoint }
  | { readonly problem: string };

const grouped = (metres: number) =>
  Math.round(metres).toLocaleString("it", { useGrouping: "always" } as object);

/**
 * @param office where the studio is, if it has said so: for the distance as the crow flies, in whole kilometres
 */
export function describePoint(point: LatLon | PlanePoint, office?: LatLon | null): string {
  const inPlane = "east" in point ? point : toUtm(point);
  const geographic = "east" in point ? "" : `${point.latitude.toFixed(5)}, ${point.longitude.toFixed(5)} – `;
  const place = `${geographic}RDN2008 / UTM ${inPlane.zone}N: E ${grouped(inPlane.east)}, N ${grouped(inPlane.north)}`;
  if (!office) return place;
  const from = toUtm(office, inPlane.zone);
  const distance = Math.hypot(from.east - inPlane.east, from.north - inPlane.north) / 1000;
  return `${place} (${pointTexts.distance(Math.round(distance))})`;
}

/** Reads the coordinates in a text; undefined where there are none, as in a street. */
export function readPoint(text: string, office?: LatLon | null): Reading | undefined {
  const inPlane = planePointIn(text);
  if (inPlane) return { text: describePoint(inPlane, office), point: inPlane };
  const point = latLonIn(text);
  return point && inItaly(point, office);
}

const inItaly = (point: LatLon, office?: LatLon | null): Reading =>
  isInItaly(point) ? { text: describePoint(point, office), point } : { problem: pointTexts.outside };

/** Asks the device where it is: only ever at a press. */
export const measuredPoint = (office?: LatLon | null): Promise<Reading> =>
  new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve(inItaly({ latitude, longitude }, office)),
      ({ code, PERMISSION_DENIED }) =>
        resolve({ problem: code === PERMISSION_DENIED ? pointTexts.denied : pointTexts.unavailable }),
      { enableHighAccuracy: true, timeout: 20_000 },
    );
  });

/**
 * Geographic coordinates to the plane of RDN2008 / UTM, the national reference (D.M. 10 November 2011). Phones and web maps
 * speak WGS84, which differs from RDN2008 by less than their own error of metres.
 */
export type LatLon = { readonly latitude: number; readonly longitude: number };

/** In metres; `zone` is that of UTM, north of the equator. */
export type PlanePoint = { readonly zone: number; readonly east: number; readonly north: number };

/** GRS80. */
const semiMajor = 6_378_137;
const flattening = 1 / 298.257222101;
const n = flattening / (2 - flattening);
const radius = (semiMajor / (1 + n)) * (1 + n ** 2 / 4 + n ** 4 / 64);
/** Krüger's series to the fourth order: exact to a millimetre within a zone (Karney, J. Geodesy 85, 2011, eq. 35). */
const series = [
  n / 2 - (2 * n ** 2) / 3 + (5 * n ** 3) / 16 + (41 * n ** 4) / 180,
  (13 * n ** 2) / 48 - (3 * n ** 3) / 5 + (557 * n ** 4) / 1440,
  (61 * n ** 3) / 240 - (103 * n ** 4) / 140,
  (49561 * n ** 4) / 161_280,
];
const scale = 0.9996;
const falseEast = 500_000;

export const zoneOf = (longitude: number) => Math.floor((longitude + 180) / 6) + 1;

/** @param zone another than the point's own, to compare points across its edge */
export function toUtm({ latitude, longitude }: LatLon, zone = zoneOf(longitude)): PlanePoint {
  const radians = Math.PI / 180;
  const sine = Math.sin(latitude * radians);
  const fromMeridian = (longitude - (6 * zone - 183)) * radians;
  const root = (2 * Math.sqrt(n)) / (1 + n);
  const t = Math.sinh(Math.atanh(sine) - root * Math.atanh(root * sine));
  const xi = Math.atan2(t, Math.cos(fromMeridian));
  const eta = Math.atanh(Math.sin(fromMeridian) / Math.sqrt(1 + t ** 2));
  let [east, north] = [eta, xi];
  for (const [index, term] of series.entries()) {
    const times = 2 * (index + 1);
    east += term * Math.cos(times * xi) * Math.sinh(times * eta);
    north += term * Math.sin(times * xi) * Math.cosh(times * eta);
  }
  return { zone, east: falseEast + scale * radius * east, north: scale * radius * north };
}

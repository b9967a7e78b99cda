import { toUtm, zoneOf } from "./utm";

// By PROJ 9: cs2cs +proj=longlat +ellps=GRS80 +to +proj=utm +ellps=GRS80.
test.each([
  [39.3012, 16.2514, 33, 607901.7144, 4350948.3617],
  [38.91, 16.59, 33, 637858.9134, 4307990.89],
  [38.1113, 15.6474, 33, 556754.2675, 4218362.0046],
  [41.9, 12.5, 33, 292624.8753, 4641695.8778],
  [45.46, 9.19, 32, 514854.5989, 5034070.1915],
])("%d, %d is in zone %d where PROJ finds it, to a millimetre", (latitude, longitude, zone, east, north) => {
  const point = toUtm({ latitude, longitude });
  expect(point.zone).toBe(zone);
  expect(Math.abs(point.east - east)).toBeLessThan(0.001);
  expect(Math.abs(point.north - north)).toBeLessThan(0.001);
  expect(zoneOf(longitude)).toBe(zone);
});

import { render, screen } from "@testing-library/react";
import { pointTexts } from "../strings/point";
import { describePoint, measuredPoint, PointMap, readPoint } from "./point";

const place = "39.30120, 16.25140 – RDN2008 / UTM 33N: E 607.902, N 4.350.948";
const office = { latitude: 38.91, longitude: 16.59 };

test.each([
  "39.3012, 16.2514",
  "39,3012 16,2514",
  "39,3012, 16,2514",
  "lat 39.30120 lon 16.25140",
  "39°18′04.32″N 16°15′05.04″E",
  `39° 18' 4,32" N, 16° 15' 5,04" E`,
  "https://www.google.com/maps/place/Contrada+Prova/@39.3012,16.2514,17z/data=!3m1",
  "https://maps.google.com/?q=39.3012,16.2514",
  "https://www.openstreetmap.org/?mlat=39.3012&mlon=16.2514#map=17/39.3012/16.2514",
  "https://www.openstreetmap.org/#map=17/39.3012/16.2514",
])("%s is read", (text) => {
  expect(readPoint(text)).toMatchObject({ text: place });
});

test.each([
  "E 607902 N 4350948",
  "E 607.902, N 4.350.948",
  "Est: 607 902,4 m; Nord: 4 350 947,8 m (UTM 33N)",
])("%s is read as a point of the plane", (text) => {
  expect(readPoint(text)).toMatchObject({ text: "RDN2008 / UTM 33N: E 607.902, N 4.350.948" });
});

test.each([
  "",
  "Via Roma 12, 87100 Cosenza",
  "Contrada Sant’Elia, foglio 14, particella 134",
  "S.P. 39, km 16,2",
  "3.500 m² a 400.000 euro",
  "39.3012",
  "E 12 N 34",
])("%p has no coordinates", (text) => {
  expect(readPoint(text)).toBeUndefined();
});

test("a point outside Italy is no place of the studio's; zone 32 is told", () => {
  expect(readPoint("16.2514, 39.3012")).toEqual({ problem: pointTexts.outside });
  expect(readPoint("45.46000, 9.19000")).toMatchObject({
    text: "45.46000, 9.19000 – RDN2008 / UTM 32N: E 514.855, N 5.034.070",
  });
});

test("where the studio has said where it is, the distance is told, across the edge of a zone too", () => {
  expect(describePoint({ latitude: 39.3012, longitude: 16.2514 }, office)).toBe(
    `${place} (52 km dalla sede in linea d’aria)`,
  );
  const rome = { latitude: 41.9, longitude: 11.99 };
  expect(describePoint(rome, { ...rome, longitude: 12.01 })).toMatch(/UTM 32N.+\(2 km dalla sede/u);
});

test("the device is asked, and its refusal understood", async () => {
  const getCurrentPosition = jest.fn();
  Object.assign(navigator, { geolocation: { getCurrentPosition } });
  getCurrentPosition.mockImplementationOnce((found) =>
    found({ coords: { latitude: 39.3012, longitude: 16.2514 } }),
  );
  expect(await measuredPoint()).toMatchObject({ text: place });
  for (const [code, problem] of [
    [1, pointTexts.denied],
    [2, pointTexts.unavailable],
  ] as const) {
    getCurrentPosition.mockImplementationOnce((_, failed) => failed({ code, PERMISSION_DENIED: 1 }));
    expect(await measuredPoint()).toEqual({ problem });
  }
});

test.each([
  ["Cosenza", { latitude: 39.3, longitude: 16.25 }, "M345 400h88M389 356v88"],
  ["Reggio Calabria", { latitude: 38.1144, longitude: 15.65 }, "M182 825h88M226 781v88"],
])("%s is marked where the region's drawing has it, with its distance from the office", (_, point, cross) => {
  const frame = { zone: 33, west: 486_667, south: 4_164_222, east: 753_333, north: 4_475_333 };
  const map = { frame, drawing: { aspect: 1200 / 1400, src: { publicURL: "/mappa.svg" } } };
  const { container, rerender } = render(<PointMap map={map} point={point} office={office} />);
  expect([...container.querySelectorAll("path")].map((path) => path.getAttribute("d"))).toContain(cross);
  expect(screen.getByRole("img", { name: /, a \d+ km dalla sede$/u })).toBeInTheDocument();
  rerender(<PointMap map={map} point={point} office={null} />);
  expect(screen.getByRole("img", { name: /mappa$/u })).toBeInTheDocument();
  for (const elsewhere of [
    { latitude: 45.46, longitude: 9.19 },
    { zone: 32, east: 607_902, north: 4_350_948 },
  ]) {
    rerender(<PointMap map={map} point={elsewhere} office={office} />);
    expect(container).toHaveTextContent(pointTexts.offMap);
  }
});

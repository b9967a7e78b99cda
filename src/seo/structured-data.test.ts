/** Tests optional facts only; tests/built/structured-data covers the rest. */
import { layoutData } from "../../tests/unit/testing/layout-data";
import { type PageFacts, structuredData } from "./structured-data";

const site = { url: "https://www.studio.example", name: "Studio Prova" };
const graphOf = (facts: PageFacts) =>
  structuredData({ title: "Prova", url: `${site.url}/prova` }, site, facts)["@graph"];

const studio = {
  ...layoutData.studio,
  description: "Uno studio di prova",
  closures: null,
  position: null,
  profiles: null,
  serviceArea: { provinces: null },
} satisfies PageFacts["studio"];

test("has position and VAT number if given, and future closures as days without hours", () => {
  const past = { from: "2020-08-10", to: "2020-08-25", note: null };
  const future = { from: "2098-08-10", to: "2098-08-25", note: "ferie estive" };
  const facts = { position: { latitude: 38.9, longitude: 16.6 }, vatNumber: "00000000000" };
  const closed = { validFrom: future.from, validThrough: future.to, opens: "00:00", closes: "00:00" };
  expect(graphOf({ studio: { ...studio, ...facts, closures: [past, future] } })).toContainEqual(
    expect.objectContaining({
      "@type": "ProfessionalService",
      geo: { "@type": "GeoCoordinates", latitude: 38.9, longitude: 16.6 },
      vatID: "IT00000000000",
      specialOpeningHoursSpecification: [{ "@type": "OpeningHoursSpecification", ...closed }],
    }),
  );
  const without = JSON.stringify(graphOf({ studio: { ...studio, closures: [past] } }));
  expect(without).not.toMatch(/specialOpening|geo|vatID/u);
});

test("the area served is the region and the studio's provinces", () => {
  const areas = { address: studio.address, serviceArea: { provinces: [{ name: "Provincia di Cosenza" }] } };
  const areaServed = [
    { "@type": "State", name: "Calabria" },
    { "@type": "AdministrativeArea", name: "Provincia di Cosenza" },
  ];
  const service = { title: "Catasto", description: "Pratiche catastali", servedAreas: areas };
  const graph = graphOf({ studio: { ...studio, ...areas }, service });
  for (const type of ["ProfessionalService", "Service"])
    expect(graph).toContainEqual(expect.objectContaining({ "@type": type, areaServed }));
});

/** Optional facts only; the rest is in tests/built/structured-data. */
import { layoutData } from "../../tests/unit/testing/layout-data";
import { picture } from "../../tests/unit/testing/picture";
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

test.each([
  [undefined, { creator: { "@id": `${site.url}/#studio` }, creditText: site.name }],
  ["Anna Rossi", { creator: { "@type": "Person", name: "Anna Rossi" }, copyrightNotice: "© Anna Rossi" }],
])("a picture is the studio's unless the content names its creator: %s", (creator, maker) => {
  const contentUrl = `${site.url}/aula.jpg`;
  const shown = { ...picture("Aula", "aula"), creator };
  const images = graphOf({ pictures: [null, shown, shown] }).filter(
    (node) => "contentUrl" in (node as object),
  );
  expect(images).toEqual([expect.objectContaining({ contentUrl, ...maker })]);
});

test("has the studio's position and VAT number if given, and coming closures as days without hours", () => {
  const past = { from: "2020-08-10", to: "2020-08-25", note: null };
  const coming = { from: "2098-08-10", to: "2098-08-25", note: "ferie estive" };
  const facts = { position: { latitude: 38.9, longitude: 16.6 }, vatNumber: "00000000000" };
  const closed = { validFrom: coming.from, validThrough: coming.to, opens: "00:00", closes: "00:00" };
  expect(graphOf({ studio: { ...studio, ...facts, closures: [past, coming] } })).toContainEqual(
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

test("the area served is the region, and the provinces that the studio names", () => {
  const areas = { address: studio.address, serviceArea: { provinces: [{ name: "Provincia di Cosenza" }] } };
  const areaServed = [
    { "@type": "State", name: "Calabria" },
    { "@type": "AdministrativeArea", name: "Provincia di Cosenza" },
  ];
  const service = { title: "Catasto", description: "Pratiche catastali", areas };
  const graph = graphOf({ studio: { ...studio, ...areas }, service });
  for (const type of ["ProfessionalService", "Service"])
    expect(graph).toContainEqual(expect.objectContaining({ "@type": type, areaServed }));
});

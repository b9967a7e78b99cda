/** What shipped content may lack: other people's pictures, a film, a position, closures. The built pages prove the rest. */
import { sampleOf } from "../../content-check/testing/sample";
import { aboutPage } from "../../content-model/kinds/pages";
import { studio } from "../../content-model/kinds/site";
import type { SiteContent } from "../../content-model/site-content";
import { structuredData } from "./structured-data";

const sample = { mark: "a", slugs: { service: [], project: [], equipment: [], software: [] } };
const film = { videoUrl: "/video/prova.mp4", uploadDate: "2026-05-31", seconds: 90 };
const poster = { src: "../images/poster.jpg", alt: "Rilievo", creator: "Anna Rossi" };

/** The graph of a page in a site of its own, whose studio has these facts besides. */
function graphOf(path: string, facts: Partial<SiteContent["studio"]> = {}) {
  const about = sampleOf(aboutPage, sample) as SiteContent["aboutPage"];
  const content = {
    studio: { ...(sampleOf(studio, sample) as object), name: "Studio Prova", ...facts },
    aboutPage: { ...about, video: { ...about.video, ...film, poster } },
    services: [],
  } as unknown as SiteContent;
  const page = {
    url: `https://www.studio.example${path}`,
    title: "Prova",
    heading: "Prova",
    trail: [{ name: "Home", path: "/" }, { name: "Prova" }],
    pictures: ["aula", "poster"].map((name) => ({
      address: `/static/${name}.jpg`,
      files: [`images/${name}.jpg`],
      isLargest: false,
      focus: { x: 50, y: 50 },
    })),
  };
  return structuredData(page, { url: "https://www.studio.example", content })["@graph"];
}

test.each([
  ["aula", { creator: { "@id": "https://www.studio.example/#studio" }, creditText: "Studio Prova" }],
  ["poster", { creator: { "@type": "Person", name: "Anna Rossi" }, copyrightNotice: "© Anna Rossi" }],
])("a picture is the studio's unless the content names its creator: %s", (name, maker) => {
  const contentUrl = `https://www.studio.example/static/${name}.jpg`;
  expect(graphOf("/about")).toContainEqual(expect.objectContaining({ contentUrl, ...maker }));
});

test("the film with its poster, on its own page alone", () => {
  const node = expect.objectContaining({
    "@type": "VideoObject",
    thumbnailUrl: "https://www.studio.example/static/poster.jpg",
    contentUrl: "https://www.studio.example/video/prova.mp4",
    uploadDate: "2026-05-31",
    duration: "PT90S",
  });
  expect(graphOf("/about")).toContainEqual(node);
  expect(graphOf("/services")).not.toContainEqual(node);
});

test("position and VAT number of the studio, once they are given; its closures that are to come, as days without hours", () => {
  const past = { from: "2020-08-10", to: "2020-08-25" };
  const coming = { from: "2098-08-10", to: "2098-08-25", note: "ferie estive" };
  const facts = { position: { latitude: 38.9, longitude: 16.6 }, vatNumber: "00000000000" };
  const closed = { validFrom: coming.from, validThrough: coming.to, opens: "00:00", closes: "00:00" };
  expect(graphOf("/contact", { ...facts, closures: [past, coming] })).toContainEqual(
    expect.objectContaining({
      "@type": "ProfessionalService",
      geo: { "@type": "GeoCoordinates", latitude: 38.9, longitude: 16.6 },
      vatID: "IT00000000000",
      specialOpeningHoursSpecification: [{ "@type": "OpeningHoursSpecification", ...closed }],
    }),
  );
  expect(JSON.stringify(graphOf("/contact", { closures: [past] }))).not.toMatch(/specialOpening|geo|vatID/u);
});

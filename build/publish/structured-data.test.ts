/** What the shipped content does not have: other people's pictures, a position; and the film. The built pages prove the rest. */
import path from "node:path";
import { readSiteContent } from "../../content-model/site-content";
import { readPrintedPage } from "./printed-page";
import { structuredData } from "./structured-data";

const shipped = readSiteContent(path.resolve("content"));
const poster = { ...shipped.aboutPage.video.poster, src: "../images/poster.jpg", creator: "Anna Rossi" };
const content = {
  ...shipped,
  studio: { ...shipped.studio, position: { latitude: 38.9, longitude: 16.6 }, vatNumber: "00000000000" },
  aboutPage: {
    ...shipped.aboutPage,
    video: {
      ...shipped.aboutPage.video,
      poster,
      videoUrl: "/video/studio.mp4",
      uploadDate: "2026-05-31",
      seconds: 90,
    },
  },
};
const site = { url: "https://www.studio.example", content };
const picture = (name: string) => ({
  address: `/static/hash-of-${name}/f66c1/${name}.jpg`,
  files: [`images/${name}.jpg`],
  isLargest: false,
  focus: { x: 50, y: 50 },
});
const about = {
  url: `${site.url}/about`,
  title: "Chi siamo",
  heading: "Chi siamo",
  trail: [{ name: "Home", path: "/" }, { name: "Chi siamo" }],
  pictures: [picture("aula"), picture("poster")],
};

test("a picture is the studio's unless the content names its creator", () => {
  expect(structuredData(about, site)["@graph"]).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        contentUrl: `${site.url}/static/hash-of-aula/f66c1/aula.jpg`,
        creator: { "@id": `${site.url}/#studio` },
        creditText: content.studio.name,
      }),
      expect.objectContaining({
        contentUrl: `${site.url}/static/hash-of-poster/f66c1/poster.jpg`,
        creator: { "@type": "Person", name: "Anna Rossi" },
        copyrightNotice: "© Anna Rossi",
      }),
    ]),
  );
});

test("the film with its poster, on its own page alone", () => {
  const film = expect.objectContaining({
    "@type": "VideoObject",
    thumbnailUrl: `${site.url}/static/hash-of-poster/f66c1/poster.jpg`,
    contentUrl: `${site.url}/video/studio.mp4`,
    uploadDate: "2026-05-31",
    duration: "PT90S",
  });
  expect(structuredData(about, site)["@graph"]).toContainEqual(film);
  const elsewhere = { ...about, url: `${site.url}/services` };
  expect(structuredData(elsewhere, site)["@graph"]).not.toContainEqual(film);
});

test("position and VAT number of the studio, once they are given", () => {
  const contact = { ...about, url: `${site.url}/contact` };
  expect(structuredData(contact, site)["@graph"]).toContainEqual(
    expect.objectContaining({
      "@type": "ProfessionalService",
      geo: { "@type": "GeoCoordinates", latitude: 38.9, longitude: 16.6 },
      vatID: "IT00000000000",
    }),
  );
});

test("an address that is no accepted picture ends the build", () => {
  const html = `<head><link rel="canonical" href="/"><title>T</title></head><main><h1>T</h1>
    <img alt="Aula" src="/static/hash-of-nothing/f66c1/x.jpg"></main>`;
  expect(() => readPrintedPage(html, [])).toThrow("no accepted picture");
});

test("the studio's closures that are to come, as days without hours", () => {
  const home = { ...about, url: `${site.url}/` };
  const past = { from: "2020-08-10", to: "2020-08-25" };
  const coming = { from: "2098-08-10", to: "2098-08-25", note: "ferie estive" };
  const closed = {
    "@type": "OpeningHoursSpecification",
    opens: "00:00",
    closes: "00:00",
    validFrom: "2098-08-10",
    validThrough: "2098-08-25",
  };
  const dataWith = (...closures: { from: string; to: string }[]) =>
    structuredData(home, { ...site, content: { ...content, studio: { ...content.studio, closures } } })[
      "@graph"
    ];
  expect(dataWith(past, coming)).toContainEqual(
    expect.objectContaining({ specialOpeningHoursSpecification: [closed] }),
  );
  expect(JSON.stringify(dataWith(past))).not.toContain("specialOpeningHours");
});

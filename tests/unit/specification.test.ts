/**
 * The closed lists, and the shipped content, against the specification of this site. No other test knows this studio:
 * hours, figures, people, numbers and names are the studio's to change, and no matter here. What is not closed may go;
 * while an instrument or a program is there, its stated data are.
 */
import path from "node:path";
import { readSiteContent } from "../../content-model/site-content";
import {
  carouselServiceCount,
  closedLists,
  formValueBySlug,
  requiredProjectSlugs,
} from "../../content-model/specification";
import { sectionStrings } from "../../src/strings/sections";

const content = readSiteContent(path.resolve("content"));
const { services, projects, legal } = content;
/** All its texts, without spaces that keep a figure and its unit together. */
const textOf = (value: unknown) => JSON.stringify(value).replace(/\s/gu, " ");

const legalDocuments = new Map(legal.map((document) => [document.slug, document]));

test("twelve services, and what the forms send for each", () => {
  const [slugs, formValues] = [Object.keys(formValueBySlug), Object.values(formValueBySlug)];
  expect(slugs.join(" ")).toBe(
    "topografici fotogrammetrici picchettamento scansione-slam progettazione-2d progettazione-3d assistenza-cantieri contabilita catasto successioni assistenza-rogiti espropri",
  );
  expect(formValues.join(" ")).toBe(
    "rilievi-topografici rilievi-fotogrammetrici picchettamento-progetti scansione-terrestre-slam progettazione-2d progettazione-3d assistenza-cantieri contabilita catasto successioni assistenza-rogiti espropri",
  );
  expect(services.map(({ slug }) => slug).sort()).toEqual(slugs.toSorted());
});

test("nine projects, of which the list has the first six", () => {
  expect(requiredProjectSlugs.join(" ")).toBe(
    "rilievo-area-archeologica mappatura-terreno-agricolo modello-3d-centro-storico picchettamento-complesso-residenziale rilievo-infrastruttura-stradale verifica-confini-terreno monitoraggio-strutturale-ponte analisi-terreno-sviluppo-solare rilievo-lidar-zona-boschiva",
  );
  const listed = requiredProjectSlugs.map(
    (slug) => projects.find((project) => project.slug === slug)?.listed,
  );
  expect(listed).toEqual([...Array(6).fill(true), ...Array(3).fill(false)]);
});

test("nine categories of projects", () => {
  expect(content.lists.projectCategories.map(({ name }) => name).join(", ")).toBe(
    "Rilievi Aerei, Mappatura Topografica, Modellazione 3D, Picchettamento, Mappatura Utilità, Rilievi Confinali, Monitoraggio Strutturale, Analisi Ambientale, Rilievi LiDAR",
  );
});

test("a carousel of ten, four steps, three features and three points a service, eight and eleven legal sections", () => {
  expect([carouselServiceCount, content.aboutPage.carousel?.services.length]).toEqual([10, 10]);
  expect(content.servicesPage.method.items).toHaveLength(4);
  for (const { features, intro } of services) expect([features.length, intro.points.length]).toEqual([3, 3]);
  const { legalSectionCounts } = closedLists;
  expect(legalSectionCounts).toEqual({ "privacy-policy": 8, "terms-of-service": 11 });
  for (const [slug, count] of Object.entries(legalSectionCounts))
    expect(legalDocuments.get(slug)?.sections).toHaveLength(count);
});

test("what other studios may leave out is there: figures, years, film, people, map", () => {
  const { studio, aboutPage, contactPage, team } = content;
  const { experienceYears = 0, counters = [] } = studio;
  expect([counters.length, experienceYears > 0, team.length > 0]).toEqual([3, true, true]);
  expect(
    [aboutPage.video?.videoUrl, aboutPage.team, contactPage.map, studio.serviceArea.map].map(Boolean),
  ).toEqual(Array(4).fill(true));
});

test("titles of pages, and the words of the not-found page", () => {
  const { aboutPage, servicesPage, portfolioPage, quotePage, notFoundPage } = content;
  expect([aboutPage, servicesPage, portfolioPage, quotePage].map(({ hero }) => hero.title)).toEqual([
    "Chi Siamo",
    "I Nostri Servizi",
    "I Nostri Progetti",
    "Richiedi un Preventivo",
  ]);
  expect(notFoundPage).toMatchObject({
    code: "404",
    title: "Pagina Non Trovata",
    text: "La pagina che stai cercando non esiste o è stata spostata.",
    button: "Torna alla Home",
  });
});

test("the privacy policy is of today; quotes hold for 30 days, work begins after confirmation and deposit", () => {
  expect(legalDocuments.get("privacy-policy")?.showUpdatedDate).toBe(true);
  const terms = textOf(legalDocuments.get("terms-of-service")?.sections);
  const { quoteValidityDays: days } = content.studio;
  expect([days, sectionStrings.serviceQuestionText(days)]).toEqual([
    30,
    expect.stringContaining("30 giorni"),
  ]);
  for (const constant of [
    /valido \{studio\.quoteValidityDays\} giorni/u,
    /conferma scritta/u,
    /acconto/u,
    /indicativ/u,
  ])
    expect(terms).toMatch(constant);
});

test.each([
  ["contabilita", "computi? metric, contabilità (?:dei )?lavori, analisi (?:dei )?(?:costi|prezzi)"],
  [
    "espropri",
    "procedur\\w+ (?:espropriativ|di esproprio), interferenz, stim[ae]|valutazion, documentazione tecnica",
  ],
  ["catasto", "docfa, aggiornament, conformità, nuov[ae] costruzion, variazion, correzion|rettific"],
  ["successioni", "dichiarazion\\w+ di successione, cartace, telematic, division, voltur"],
  ["assistenza-rogiti", "conformità, planimetri, relazion\\w+ tecnic, verific"],
])("the service «%s» speaks of its subjects", (wanted, subjects) => {
  const service = services.find(({ slug }) => slug === wanted);
  const { title, subtitle } = service?.hero ?? {};
  const text = textOf({ ...service, seo: undefined, hero: [title, subtitle] });
  expect(subjects.split(", ").filter((subject) => !new RegExp(subject, "iu").test(text))).toEqual([]);
});

test.each([
  ["ricevitore-gnss-rtk", ["RTK", "subcentimetrica", "555", "IP67"]],
  ["stazione-totale-1", ["robotica", "1″", "±1 mm + 1 ppm", "laser", "800 m"]],
  ["stazione-totale-2", ["robotica", "2″", "±2 mm + 1 ppm", "1000 m", "tattile, a colori"]],
  ["scanner-slam", ["LiDAR SLAM", "portatile", "fino a 100 m"]],
  ["drone", ["20 MP", "45 min"]],
])("the instrument «%s», while it is there, has its stated data", (wanted, data) => {
  for (const instrument of content.equipment.filter(({ slug }) => slug === wanted))
    expect(data.filter((one) => !textOf(instrument).includes(one))).toEqual([]);
});

test("the programs that are there have the names of their makers", () => {
  const names =
    "Acca Software, Agisoft Metashape, Archicad, AutoCAD, Leonardo Next, Trimble Business Center, Trimble Real Works";
  const known = new Map(names.split(", ").map((name) => [name.toLowerCase().replaceAll(" ", "-"), name]));
  for (const { slug, name } of content.software) expect(name).toBe(known.get(slug) ?? name);
});

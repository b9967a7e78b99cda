/** Compares the content with this studio's specification: update these lists with the content. */
import path from "node:path";
import { sectionStrings } from "../../src/strings/sections";
import { readSiteContent } from "../site-content";

const content = readSiteContent(path.resolve("content"));
const { services, projects, legal, studio } = content;
const textOf = (value: unknown) => JSON.stringify(value).replace(/\s/gu, " ");

const sameValue = `progettazione-2d progettazione-3d assistenza-cantieri contabilita catasto successioni
  assistenza-rogiti espropri`;
const formValues = {
  topografici: "rilievi-topografici",
  fotogrammetrici: "rilievi-fotogrammetrici",
  picchettamento: "picchettamento-progetti",
  "scansione-slam": "scansione-terrestre-slam",
  ...Object.fromEntries(sameValue.split(/\s+/u).map((slug) => [slug, slug])),
};

test("has twelve services, each with its specified form value", () => {
  const sent = services.map(({ slug, formValue = slug }) => [slug, formValue]);
  expect(Object.fromEntries(sent)).toEqual(formValues);
});

const listedProjects = `rilievo-area-archeologica mappatura-terreno-agricolo modello-3d-centro-storico
  picchettamento-complesso-residenziale rilievo-infrastruttura-stradale verifica-confini-terreno`;
const otherProjects = `monitoraggio-strutturale-ponte analisi-terreno-sviluppo-solare rilievo-lidar-zona-boschiva`;

test("publishes the nine specified projects, six of them listed", () => {
  for (const name of `${listedProjects} ${otherProjects}`.split(/\s+/u)) {
    const project = projects.find(({ slug }) => slug === name);
    const actual = [name, project?.isListed, project?.draft];
    expect(actual).toEqual([name, listedProjects.includes(name), undefined]);
  }
});

test("has the nine specified project categories", () => {
  expect(content.lists.projectCategories.map(({ name }) => name).join(", ")).toBe(
    "Rilievi Aerei, Mappatura Topografica, Modellazione 3D, Picchettamento, Mappatura Utilità, Rilievi Confinali, Monitoraggio Strutturale, Analisi Ambientale, Rilievi LiDAR",
  );
});

test("has the specified numbers of carousel items, steps, features, points and legal sections", () => {
  expect(content.aboutPage.carousel?.services).toHaveLength(10);
  expect(content.servicesPage.method.items).toHaveLength(4);
  for (const { features, intro } of services) expect([features.length, intro.points.length]).toEqual([3, 3]);
  expect(legal.map(({ slug, sections }) => [slug, sections.length])).toEqual([
    ["privacy-policy", 8],
    ["terms-of-service", 11],
  ]);
});

test("has the parts that the model makes optional: counters, years, film, people, maps", () => {
  const { aboutPage, contactPage, team } = content;
  const { experienceYears, counters, serviceArea } = studio;
  expect([counters?.length, team.length > 0]).toEqual([3, true]);
  const parts = [
    experienceYears,
    aboutPage.video?.videoUrl,
    aboutPage.team,
    contactPage.map,
    serviceArea.map,
  ];
  expect(parts.map(Boolean)).toEqual(Array(5).fill(true));
});

test("pages have the specified titles, and the not-found page its texts", () => {
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

test("the policy shows its date; the terms mention 30-day quotes, confirmation and deposit", () => {
  const [policy, terms] = ["privacy-policy", "terms-of-service"].map((name) =>
    legal.find(({ slug }) => slug === name),
  );
  expect(policy?.showUpdatedDate).toBe(true);
  const { quoteValidityDays: days } = studio;
  expect(days).toBe(30);
  expect(sectionStrings.serviceCallToAction(days).text).toContain("30\u00a0giorni");
  for (const constant of ["valido {studio.quoteValidityDays}", "conferma scritta", "acconto", "indicativ"])
    expect(textOf(terms?.sections)).toContain(constant);
});

test.each([
  ["contabilita", "computi? metric, contabilità (?:dei )?lavori, analisi (?:dei )?(?:costi|prezzi)"],
  ["espropri", "procedur\\w+ (?:di )?espropri, interferenz, stim[ae]|valutazion, documentazione tecnica"],
  ["catasto", "docfa, aggiornament, conformità, nuov[ae] costruzion, variazion, correzion|rettific"],
  ["successioni", "dichiarazion\\w+ di successione, cartace, telematic, division, voltur"],
  ["assistenza-rogiti", "conformità, planimetri, relazion\\w+ tecnic, verific"],
])("the service «%s» mentions its specified subjects", (name, subjects) => {
  const service = services.find(({ slug }) => slug === name);
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
])("the instrument «%s» has its specified data", (name, data) => {
  const instrument = content.equipment.find(({ slug }) => slug === name);
  expect(data.filter((datum) => !textOf({ ...instrument }).includes(datum))).toEqual([]);
});

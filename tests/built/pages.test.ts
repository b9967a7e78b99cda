import { closureLabel, closuresSince } from "../../src/lib/closures";
import { openingLines } from "../../src/lib/opening-hours";
import { groupServices } from "../../src/lib/service-groups";
import { sectionStrings } from "../../src/strings/sections";
import { content, withFacts } from "./content";
import { linksIn, missingFrom, oneLine, only, readPage } from "./support";

const { studio, services, projects, legal } = content;
const { homePage, aboutPage, servicesPage, portfolioPage, equipmentPage, questionsPage, notFoundPage } =
  content;
const listedProjects = projects.filter((project) => project.isListed);

// Names of files, URLs, entries and variants are not printed as such; other tests cover their output.
const unprintedFields = `slug anchor src square videoUrl embedUrl style ground menu uploadDate verifyBy rows
  view phoneView detail phoneDetail group formValue formerAddresses service`;
const unprinted = new Set(unprintedFields.split(/\s+/u));

const longDay = new Intl.DateTimeFormat("it", { dateStyle: "long", timeZone: "UTC" });

const printedText = (value: string) =>
  /^\d{4}-\d\d-\d\d$/u.test(value) ? longDay.format(new Date(value)) : withFacts(value);

function textsOf(value: unknown, key = ""): string[] {
  if (typeof value === "string") return unprinted.has(key) ? [] : [printedText(value)];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, key));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => textsOf(item, name));
}

function printedOn(route: string): string {
  const { document, main, text } = readPage(route);
  const tags = ["title", 'meta[name="description"]'].map((selector) => only(document, `head ${selector}`));
  const pictures = main.querySelectorAll("img").map((image) => image.getAttribute("alt") ?? "");
  const headTexts = tags.map((tag) => tag.getAttribute("content") ?? tag.text);
  return oneLine([text, ...headTexts, ...pictures, ...linksIn(main)].join(" \n "));
}

const toolsOf = ({ equipment, software }: { equipment: string[]; software: string[] }) =>
  [...content.equipment, ...content.software].filter(({ slug }) =>
    [...equipment, ...software].includes(slug),
  );

const withHeading = (heading: unknown, ...entries: unknown[]) =>
  entries.some(Boolean) ? [heading, entries] : [];

const { experienceYears: years, counters = [] } = studio;
const statistics = withHeading(
  years ? sectionStrings.experience(years) : sectionStrings.counters,
  ...counters.map(({ prefix = "", end, suffix = "", label }) => [`${prefix}${end}${suffix}`, label]),
);
const { professionalRegister, professionalTitle, codeOfConduct } = studio;
const { professionalInsurance, droneInsurance, uasOperatorCode } = studio;
const profession = [professionalRegister, professionalTitle, codeOfConduct];
const guarantees = [profession, professionalInsurance, droneInsurance, uasOperatorCode];
const people = [withHeading(aboutPage.team ?? sectionStrings.people, ...content.team), guarantees];
const tools = withHeading(aboutPage.tools, ...content.equipment, ...content.software).slice(0, 1);
const instruments = withHeading(equipmentPage?.equipment, ...content.equipment);
const programs = withHeading(equipmentPage?.software, ...content.software);
const contacts = [
  [studio.phone, studio.mobile, studio.email, studio.address, studio.replyTime],
  openingLines(studio.openingHours).map((line) => line.join(" ")),
  closuresSince(studio.closures, new Date().toISOString().slice(0, 10)).map(closureLabel),
];
const { map: drawnMap, provinces = [] } = studio.serviceArea;
const provinceNames = provinces.map(({ name }) => name);
const contactMap = content.contactPage.map && [drawnMap?.drawing.alt, drawnMap?.caption];
const serviceCards = services.map(({ title, description }) => [title, description]);

const { heading: worksHeading, projects: works = [], sheets = [] } = homePage.works ?? {};
const shownWorks = [
  withHeading(worksHeading, ...works).slice(0, 1),
  projects
    .filter(({ slug }) => works.includes(slug))
    .map(({ title, facts, image, comparison }) => [title, facts, comparison ?? image]),
  services.filter(({ slug }) => sheets.includes(slug)).map(({ sheet }) => sheet),
];

type Titled = { [field: string]: unknown; hero?: { title: string }; title?: string };
type Row = [route: string, entry: Titled, ...texts: unknown[]];

const pages: Row[] = [
  ["/", { ...homePage, works: shownWorks }, statistics, serviceCards, provinceNames],
  ["/about", { ...aboutPage, carousel: aboutPage.carousel?.heading, team: people, tools }, statistics],
  ["/services", servicesPage, studio.serviceArea, serviceCards],
  ["/contact", content.contactPage, contacts, contactMap, provinceNames],
  ["/preventivo", content.quotePage, studio.phone, studio.email, studio.replyTime],
  ...(equipmentPage
    ? [["/attrezzature", { ...equipmentPage, equipment: instruments, software: programs }] satisfies Row]
    : []),
  ["/404", notFoundPage],
  [
    "/portfolio",
    portfolioPage,
    listedProjects.map((card) => [card.title, card.category, card.description, card.image]),
  ],
  ...content.pages.map((page): Row => [`/${page.slug}`, page]),
  // Only the content check prints `toConfirm`.
  ...legal.map(({ toConfirm: _, ...document }): Row => [`/${document.slug}`, document]),
  ...(questionsPage ? [["/domande", { ...questionsPage, toConfirm: [] }] satisfies Row] : []),
  ...services.map(({ description: _, features: __, toConfirm: ___, ...service }): Row => {
    const tools = withHeading(service.tools, ...toolsOf(service).map(({ name }) => name));
    const headings = { ...service.headings, cost: service.cost && service.headings?.cost };
    // A hero with a photograph does not show the sheet's plate.
    const plate = service.hero.backgroundImage ? undefined : service.sheet?.plate;
    const sheet = service.sheet && { ...service.sheet, plate };
    return [`/services/${service.slug}`, { ...service, sheet, equipment: [], software: [], tools, headings }];
  }),
  ...projects.map(({ services: _, ...project }): Row => [`/portfolio/${project.slug}`, project]),
];

it.each(pages)("%s shows its title and every text of its content", (route, entry, ...others) => {
  const title = entry.hero?.title ?? entry.title ?? "";
  expect(textsIn(route, "h1")).toEqual([oneLine(title)]);
  const texts = textsOf([entry, others]);
  expect(texts.length).toBeGreaterThan(3);
  expect(missingFrom(printedOn(route), texts)).toEqual([]);
  expect(readPage(route).text).not.toMatch(/\{studio\./u);
});

const linksNamed = (route: string, name: string) =>
  readPage(route)
    .main.querySelectorAll("a[href]")
    .filter(({ text }) => oneLine(text) === name)
    .map(({ attrs }) => attrs.href);
const uniqueLinks = (route: string, start: string) => [
  ...new Set(linksIn(readPage(route).main).filter((href) => href.startsWith(start))),
];
const textsIn = (route: string, selector: string) =>
  readPage(route)
    .main.querySelectorAll(selector)
    .map(({ text }) => oneLine(text));
const telLink = (number: string) => `tel:${number.replace(/\s/gu, "")}`;

it("/ links to the quote, the contacts and every service; the not-found page links home", () => {
  expect(linksNamed("/", "Richiedi un Preventivo")).toEqual(["/preventivo", "/preventivo"]);
  expect(linksNamed("/", "Visualizza Servizi")).toEqual(["/#servizi"]);
  expect(linksNamed("/", "Chiamaci")).toEqual(["/contact"]);
  const byGroup = groupServices(services, content.lists.serviceGroups);
  const groupedPaths = byGroup.flatMap((group) => group.services.map(({ slug }) => `/services/${slug}`));
  const onSheet = services.map(({ slug }) => `/services/${slug}`);
  expect(linksIn(only(readPage("/").main, "#servizi"))).toEqual([...onSheet, ...groupedPaths]);
  expect(textsIn("/", "#servizi h3")).toEqual(byGroup.map(({ name }) => oneLine(name)));
  expect(linksNamed("/404", notFoundPage.button)).toEqual(["/"]);
});

it("/about has its carousel in order; /services, every service's features and the method's steps", () => {
  const carousel = (aboutPage.carousel?.services ?? []).map((slug) => `/services/${slug}`);
  expect(uniqueLinks("/about", "/services/")).toEqual(carousel);
  const groupedServices = groupServices(services, content.lists.serviceGroups).flatMap(
    (group) => group.services,
  );
  expect(uniqueLinks("/services", "/services/")).toEqual(
    groupedServices.map(({ slug }) => `/services/${slug}`),
  );
  const features = groupedServices.flatMap((service) => service.features.map(oneLine));
  expect(textsIn("/services", "#elenco li li")).toEqual(features);
  const steps = servicesPage.method.items.map(({ title }) => oneLine(title));
  expect(textsIn("/services", "#metodo ol > li h3")).toEqual(steps);
});

it("/portfolio has the listed projects, every service's sheet and the other projects", () => {
  const main = readPage("/portfolio").main;
  const pathsIn = (id: string) => linksIn(only(main, id));
  const pathsOf = (entries: typeof projects) => entries.map(({ slug }) => `/portfolio/${slug}`);
  expect(pathsIn("#progetti")).toEqual(pathsOf(listedProjects));
  expect(pathsIn("#altri-casi")).toEqual(pathsOf(projects.filter(({ isListed }) => !isListed)));
  const sheets = services.flatMap(({ sheet, slug }) => (sheet ? `/services/${slug}` : []));
  expect(pathsIn("#tavole").filter((href) => href.startsWith("/services/"))).toEqual(sheets);
});

it.each([
  ["/contact", [telLink(studio.phone), telLink(studio.mobile)]],
  ["/preventivo", [telLink(studio.phone)]],
])("%s links to the studio's telephones and e-mail", (route, calls) => {
  expect(linksIn(readPage(route).main)).toEqual(expect.arrayContaining([...calls, `mailto:${studio.email}`]));
});

it.each(legal)("/$slug shows its dates", ({ slug, showUpdatedDate, version }) => {
  const datePhrasePattern = /(?:Ultimo aggiornamento:|Versione del)(?= \d{1,2} [a-z]+ 20\d\d)/gu;
  const dates = [showUpdatedDate && "Ultimo aggiornamento:", version && "Versione del"];
  expect(readPage(`/${slug}`).text.match(datePhrasePattern)).toEqual(dates.filter(Boolean));
});

it("/attrezzature lists every instrument and program with its data and services", () => {
  for (const tool of equipmentPage ? [...content.equipment, ...content.software] : []) {
    const entry = only(readPage("/attrezzature").main, `#${tool.slug}`);
    const users = services.filter((service) => toolsOf(service).includes(tool));
    const texts = textsOf([{ ...tool, image: undefined }, users.map(({ title }) => title)]);
    expect(missingFrom(oneLine(entry.text), texts)).toEqual([]);
    expect(linksIn(entry)).toEqual(users.map(({ slug }) => `/services/${slug}`));
  }
});

const questionGroups = questionsPage?.groups ?? [];
const pathsOfQuestions = (questions: readonly { anchor: string }[]) =>
  questions.map(({ anchor }) => `/domande#${anchor}`);

it("/domande gives each question its URL; the quote page and the services link to theirs", () => {
  for (const { anchor, question, answer } of questionGroups.flatMap(({ questions }) => questions)) {
    const entry = only(readPage("/domande").main, `details#${anchor}`);
    expect(missingFrom(oneLine(entry.text), [question, answer])).toEqual([]);
  }
  const quoteQuestions = questionGroups
    .filter(({ isInQuotePage }) => isInQuotePage)
    .flatMap(({ questions }) => questions);
  expect(uniqueLinks("/preventivo", "/domande#")).toEqual(pathsOfQuestions(quoteQuestions));
  for (const { slug } of services) {
    const serviceQuestions = questionGroups.flatMap(({ questions }) =>
      questions.filter(({ service }) => service === slug),
    );
    expect(uniqueLinks(`/services/${slug}`, "/domande#")).toEqual(pathsOfQuestions(serviceQuestions));
  }
});

it.each(services)(
  "/services/$slug links to its quote, sections, tools, projects and related services",
  (service) => {
    const route = `/services/${service.slug}`;
    const { main } = readPage(route);
    const quotes = new Set(linksNamed(route, "Richiedi un Preventivo"));
    expect([...quotes]).toEqual([`/preventivo?servizio=${service.slug}`]);
    const tools = equipmentPage ? toolsOf(service).map(({ slug }) => `/attrezzature#${slug}`) : [];
    expect(uniqueLinks(route, "/attrezzature#").sort()).toEqual(tools.sort());
    const related = projects
      .filter((project) => project.services.includes(service.slug))
      .toSorted((a, b) => Number(a.isListed) - Number(b.isListed))
      .slice(0, 2);
    expect(uniqueLinks(route, "/portfolio/")).toEqual(related.map(({ slug }) => `/portfolio/${slug}`));
    const relatedServices = (service.related ?? []).map((related) => `/services/${related.service}`);
    expect(uniqueLinks(route, "/services/")).toEqual([...new Set(relatedServices)]);

    const [index] = main.querySelectorAll("#servizio nav");
    const sections = main.querySelectorAll('[id][tabindex="-1"]').map(({ id }) => `#${id}`);
    const unlistedSections = new Set(["#servizio", "#strumenti", "#collegati"]);
    expect(index && linksIn(index)).toEqual(sections.filter((id) => !unlistedSections.has(id)));
    expect(sections.includes("#costo")).toBe(service.cost !== undefined);
    expect(main.querySelectorAll('#consegna li a[href^="#"]')).toHaveLength(service.sheet ? 1 : 0);
  },
);

it.each(projects)("/portfolio/$slug has its gallery, its links and, if illustrative, a label", (project) => {
  const route = `/portfolio/${project.slug}`;
  const { main, text } = readPage(route);
  const captions = project.gallery.map(({ caption }) => oneLine(caption));
  expect(textsIn(route, "#galleria figcaption")).toEqual(captions);
  const serviceLinks = project.services.map((slug) => `/services/${slug}`);
  const unlistedProjects = projects.filter(({ isListed }) => !isListed);
  const paths = [...listedProjects, ...unlistedProjects].map(({ slug }) => `/portfolio/${slug}`);
  const place = paths.indexOf(route);
  const neighbours = [paths[place - 1], paths[place + 1]].filter(Boolean);
  expect(uniqueLinks(route, "/portfolio/")).toEqual(neighbours);
  expect(linksIn(main)).toEqual(expect.arrayContaining([...serviceLinks, "/portfolio"]));
  expect(text.includes(oneLine(sectionStrings.illustrativeCase))).toBe(project.isIllustrative === true);
});

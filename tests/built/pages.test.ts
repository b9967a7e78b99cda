/** Each page prints every text of its content, and leads where it should. */
import { closureLabel, closuresSince } from "../../src/lib/closures";
import { daysLabel, hoursLabel } from "../../src/lib/opening-hours";
import { sectionWords } from "../../src/words/sections";
import { content, projectLists, withFacts } from "./content";
import { linksIn, linksNamed, missingFrom, oneLine, only, readPage } from "./support";

const { studio, services, projects } = content;
const statistics = [
  sectionWords.experience(studio.experienceYears),
  studio.counters.map(({ prefix = "", end, suffix = "", label }) => [`${prefix}${end}${suffix}`, label]),
];
const guarantees = [
  studio.professionalRegister,
  studio.professionalInsurance,
  studio.droneInsurance,
  studio.uasOperatorCode,
];
const today = new Date().toISOString().slice(0, 10);
const contacts = [
  [studio.phone, studio.mobile, studio.email, studio.address],
  studio.openingHours.map((hours) => `${daysLabel(hours.days)} ${hoursLabel(hours)}`),
  closuresSince(studio.closures, today).map(closureLabel),
];

/** Fields that name a file, an address, another entry or a look: what is printed for them is tested on its own. */
const notPrinted = new Set([
  "slug",
  "anchor",
  "src",
  "videoUrl",
  "embedUrl",
  "style",
  "uploadDate",
  "verifyBy",
]);

const longDay = new Intl.DateTimeFormat("it", { dateStyle: "long", timeZone: "UTC" });

/** A text with the facts of the studio in it, a day in words. */
const printed = (value: string) =>
  /^\d{4}-\d\d-\d\d$/u.test(value) ? longDay.format(new Date(value)) : withFacts(value);

/** Every text below a value of the content that a page shows as it is; new fields are among them by themselves. */
function textsOf(value: unknown, key = ""): string[] {
  if (typeof value === "string") return notPrinted.has(key) ? [] : [printed(value)];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, key));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => textsOf(item, name));
}

/** The page's own texts and names of pictures, and what search engines are told. */
function printedOn(route: string): string {
  const { document, main, text } = readPage(route);
  const told = ["title", 'meta[name="description"]'].map((selector) => only(document, `head ${selector}`));
  const pictures = main.querySelectorAll("img").map((image) => image.getAttribute("alt") ?? "");
  return oneLine(
    [text, ...told.map((one) => one.getAttribute("content") ?? one.text), ...pictures].join(" \n "),
  );
}

/** The instruments and programs that a service uses. */
const toolsOf = ({ equipment, software }: { equipment: string[]; software: string[] }) =>
  [...content.equipment, ...content.software].filter(({ slug }) =>
    [...equipment, ...software].includes(slug),
  );

/** A heading stands where something follows it. */
const headed = (heading: unknown, entries: readonly unknown[]) =>
  entries.some(Boolean) ? [heading, entries] : [];

const { aboutPage, equipmentPage } = content;

/** The title and the other texts of each page; references to other entries are left out, and tested as links below. */
const pages: readonly [route: string, title: string, texts: unknown][] = [
  [
    "/",
    content.homePage.hero.title,
    [content.homePage, statistics, services.map(({ title, description }) => [title, description])],
  ],
  [
    "/about",
    aboutPage.hero.title,
    [
      { ...aboutPage, carousel: aboutPage.carousel.heading, team: undefined },
      statistics,
      headed(aboutPage.team, [...content.team, ...guarantees]),
    ],
  ],
  [
    "/services",
    content.servicesPage.hero.title,
    [
      content.servicesPage,
      studio.serviceArea,
      services.map(({ title, description, features }) => [title, description, features]),
    ],
  ],
  ...projectLists.map(({ route, shown }, index): [string, string, unknown] => [
    route,
    content.portfolioPage.hero.title,
    [
      index === 0 ? content.portfolioPage : content.portfolioPage.hero,
      shown.map(({ title, category, description, image }) => [title, category, description, image]),
    ],
  ]),
  ["/contact", content.contactPage.hero.title, [content.contactPage, contacts, studio.replyTime]],
  [
    "/preventivo",
    content.quotePage.hero.title,
    [content.quotePage, studio.phone, studio.email, studio.replyTime],
  ],
  [
    "/attrezzature",
    equipmentPage.hero.title,
    [
      { ...equipmentPage, equipment: undefined, software: undefined },
      headed(equipmentPage.equipment, content.equipment),
      headed(equipmentPage.software, content.software),
    ],
  ],
  // Its picture is only a ground.
  ["/404", content.notFoundPage.title, { ...content.notFoundPage, image: undefined }],
  ...content.legal.map((document): [string, string, unknown] => [
    `/${document.slug}`,
    document.title,
    document,
  ]),
  ...services.map((entry): [string, string, unknown] => {
    const { description: _, features: __, equipment, software, tools, ...service } = entry;
    const names = toolsOf({ equipment, software }).map(({ name }) => name);
    return [`/services/${service.slug}`, service.hero.title, [service, headed(tools, names)]];
  }),
  ...projects.map(({ services: _, ...project }): [string, string, unknown] => [
    `/portfolio/${project.slug}`,
    project.title,
    project,
  ]),
];

it.each(pages)("%s is headed '%s' and prints every text of its content", (route, title, values) => {
  expect(oneLine(only(readPage(route).main, "h1").text)).toBe(oneLine(title));
  const texts = textsOf(values);
  expect(texts.length).toBeGreaterThan(3);
  expect(missingFrom(printedOn(route), texts)).toEqual([]);
  expect(readPage(route).text).not.toMatch(/\{studio\./u);
});

const addressesNamed = (route: string, name: string) =>
  linksNamed(readPage(route).main, name).map((link) => link.getAttribute("href"));
/** Addresses of one kind that `main` links to, each once, in their order. */
const linkedOnce = (route: string, start: string) => [
  ...new Set(linksIn(readPage(route).main).filter((href) => href.startsWith(start))),
];
const itemsOf = (route: string, selector: string) =>
  readPage(route)
    .main.querySelectorAll(selector)
    .map(({ text }) => oneLine(text));
const dialled = (number: string) => `tel:${number.replaceAll(" ", "")}`;
const servicePages = services.map(({ slug }) => `/services/${slug}`);

it("/ leads to the quote, to the studio and to each of its services, and the not-found page leads home", () => {
  expect(addressesNamed("/", "Richiedi un Preventivo")).toEqual(["/preventivo", "/preventivo"]);
  expect(addressesNamed("/", "Visualizza Servizi")).toEqual(["/#servizi"]);
  expect(addressesNamed("/", "Chiamaci")).toEqual(["/contact"]);
  const grid = only(readPage("/").main, "#servizi");
  expect(linksIn(grid)).toEqual(servicePages);
  expect(grid.querySelectorAll("img")).toHaveLength(
    services.filter(({ hero }) => hero.backgroundImage).length,
  );
  expect(addressesNamed("/404", content.notFoundPage.button)).toEqual(["/"]);
});

it("/about has its carousel in order; /services a card of each service, and the method in numbered steps", () => {
  const carousel = aboutPage.carousel.services.map((slug) => `/services/${slug}`);
  expect(linkedOnce("/about", "/services/")).toEqual(carousel);
  expect(linkedOnce("/services", "/services/")).toEqual(servicePages);
  expect(itemsOf("/services", "#metodo ol > li h3")).toEqual(
    content.servicesPage.method.items.map(({ title }) => oneLine(title)),
  );
});

it.each(projectLists)("$route has exactly the cards of its projects", ({ route, shown }) => {
  const cards = linkedOnce(route, "/portfolio/").filter((href) => !/\/pagina\/\d+$/u.test(href));
  expect(cards).toEqual(shown.map(({ slug }) => `/portfolio/${slug}`));
});

it.each([
  ["/contact", [dialled(studio.phone), dialled(studio.mobile), "/studio.vcf"]],
  ["/preventivo", [dialled(studio.phone)]],
])("%s has one form, and the studio can be called and written to", (route, ways) => {
  expect(readPage(route).main.querySelectorAll("form")).toHaveLength(1);
  expect(linksIn(readPage(route).main)).toEqual(expect.arrayContaining([...ways, `mailto:${studio.email}`]));
});

it.each(content.legal)(
  "/$slug has numbered sections, and the day it was last changed, or that of its version",
  ({ slug, sections, showUpdatedDate }) => {
    expect(itemsOf(`/${slug}`, "ol > li > h2")).toEqual(sections.map(({ title }) => oneLine(title)));
    const words = showUpdatedDate ? "Ultimo aggiornamento:" : "Versione del";
    expect(readPage(`/${slug}`).text).toMatch(new RegExp(`${words} \\d{1,2} [a-z]+ 20\\d\\d`, "u"));
  },
);

it("/attrezzature has the data of each instrument and program in its own entry, with the services that use it", () => {
  for (const tool of [...content.equipment, ...content.software]) {
    const entry = only(readPage("/attrezzature").main, `#${tool.slug}`);
    expect(missingFrom(oneLine(entry.text), textsOf({ ...tool, image: undefined }))).toEqual([]);
    const users = services.filter((service) => toolsOf(service).includes(tool));
    expect(linksIn(entry)).toEqual(users.map(({ slug }) => `/services/${slug}`));
  }
});

describe.each(services)("/services/$slug", (service) => {
  const route = `/services/${service.slug}`;

  it("has its hero's picture first, and leads to its quote, its tools and its first nine projects alone", () => {
    const [first] = readPage(route).main.querySelectorAll("img");
    const { backgroundImage } = service.hero;
    if (backgroundImage)
      expect(first?.attributes).toMatchObject({ alt: backgroundImage.alt, fetchpriority: "high" });
    if (backgroundImage) expect(first?.getAttribute("loading")).not.toBe("lazy");
    expect(new Set(addressesNamed(route, "Richiedi un Preventivo"))).toEqual(
      new Set([`/preventivo?servizio=${service.slug}`]),
    );
    const tools = toolsOf(service).map(({ slug }) => `/attrezzature#${slug}`);
    expect(linkedOnce(route, "/attrezzature#").sort()).toEqual(tools.sort());
    const related = projects.filter((project) => project.services.includes(service.slug)).slice(0, 9);
    expect(linkedOnce(route, "/portfolio/").sort()).toEqual(
      related.map(({ slug }) => `/portfolio/${slug}`).sort(),
    );
  });

  it("shows its sample sheet, if it has one, after the list, and marks there what it is a sample of", () => {
    const { main } = readPage(route);
    const { sheet } = service;
    const links = main.querySelectorAll('#consegna li a[href^="#"]');
    expect(links).toHaveLength(sheet ? 1 : 0);
    const [link] = links;
    if (sheet === undefined || link === undefined) return;
    expect(oneLine(only(link.closest("li") ?? link, "h3").text)).toBe(sheet.deliverable);
    const figure = only(main, `#consegna ${link.getAttribute("href")}`);
    expect(figure.querySelectorAll("ol > li").map(({ text }) => oneLine(text))).toEqual(
      sheet.notes.map(oneLine),
    );
    const image = only(figure, "a[href] img");
    const { src, ...attributes } = image.attributes;
    expect(attributes).toMatchObject({ loading: "lazy", alt: sheet.drawing.alt });
    expect(image.closest("a")?.getAttribute("href")).toBe(src);
  });
});

it.each(projects)(
  "/portfolio/$slug has 'Il Progetto', its tags, its gallery in order, ways on, and says if it is invented",
  (project) => {
    const route = `/portfolio/${project.slug}`;
    const { main, text } = readPage(route);
    expect(itemsOf(route, "h2")).toContain("Il Progetto");
    expect(itemsOf(route, "li")).toEqual(expect.arrayContaining(project.technologiesUsed.map(oneLine)));
    const figures = main.querySelectorAll("figure").map((figure) => ({
      alt: figure.querySelector("img")?.getAttribute("alt"),
      caption: oneLine(only(figure, "figcaption").text),
    }));
    expect(figures).toEqual(
      project.gallery.map(({ image, caption }) => ({ alt: image.alt, caption: oneLine(caption) })),
    );
    const ways = project.services.map((slug) => `/services/${slug}`);
    expect(linksIn(main)).toEqual(expect.arrayContaining([...ways, "/portfolio"]));
    expect(text.includes(oneLine(sectionWords.illustrativeCase))).toBe(project.illustrative === true);
  },
);

/** Each page prints every text of its content, and has what the specification asks of it in particular. */
import { requiredProjectSlugs } from "../../content-model/specification";
import { closureLabel } from "../../src/lib/closures";
import { sectionWords } from "../../src/words/sections";
import { content, withFacts } from "./content";
import { linksIn, linksNamed, missingFrom, oneLine, only, readPage } from "./support";

const { studio, services, projects } = content;
const listed = projects.filter((project) => project.listed);
const counters = studio.counters.map(({ prefix = "", end, suffix = "", label }) => ({
  number: `${prefix}${end}${suffix}`,
  label,
}));
const guarantees = [
  studio.professionalRegister,
  studio.professionalInsurance,
  studio.droneInsurance,
  studio.uasOperatorCode,
];
const contacts = [studio.phone, studio.mobile, studio.email];

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

/** What each page is made of; references to other entries are left out, and tested as links below. */
const contentOf: Readonly<Record<string, unknown>> = {
  "/": [content.homePage, counters, services.map(({ title, description }) => [title, description])],
  "/about": [
    { ...content.aboutPage, carousel: content.aboutPage.carousel.heading },
    counters,
    content.team,
    guarantees,
  ],
  "/services": [
    content.servicesPage,
    studio.serviceArea,
    services.map(({ title, features }) => [title, features]),
  ],
  "/portfolio": [
    content.portfolioPage,
    listed.map(({ title, category, description, image }) => [title, category, description, image]),
  ],
  "/contact": [
    content.contactPage,
    contacts,
    studio.address,
    studio.replyTime,
    studio.closures?.map(closureLabel),
  ],
  "/preventivo": [content.quotePage, studio.phone, studio.email, studio.replyTime],
  "/attrezzature": [content.equipmentPage, content.equipment, content.software],
  // Its picture is only a ground.
  "/404": { ...content.notFoundPage, image: undefined },
  ...Object.fromEntries(content.legal.map((document) => [`/${document.slug}`, document])),
  ...Object.fromEntries(
    services.map(({ description: _, features: __, equipment, software, ...service }) => [
      `/services/${service.slug}`,
      [
        service,
        [...content.equipment, ...content.software]
          .filter(({ slug }) => [...equipment, ...software].includes(slug))
          .map(({ name }) => name),
      ],
    ]),
  ),
  ...Object.fromEntries(
    projects.map(({ services: _, ...project }) => [`/portfolio/${project.slug}`, project]),
  ),
};

it.each(Object.entries(contentOf))("%s prints every text of its content", (route, values) => {
  const texts = textsOf(values);
  expect(texts.length).toBeGreaterThan(3);
  expect(missingFrom(printedOn(route), texts)).toEqual([]);
  expect(readPage(route).text).not.toMatch(/\{studio\./u);
});

const h1Of = (route: string) => oneLine(only(readPage(route).main, "h1").text);
const addressesNamed = (route: string, name: string) =>
  linksNamed(readPage(route).main, name).map((link) => link.getAttribute("href"));
/** Addresses of one kind that `main` links to, each once, in their order. */
const linkedOnce = (route: string, start: string) => [
  ...new Set(linksIn(readPage(route).main).filter((href) => href.startsWith(start))),
];
const dialled = (number: string) => `tel:${number.replaceAll(" ", "")}`;

it.each([
  ["/", content.homePage.hero.title],
  ["/about", "Chi Siamo"],
  ["/services", "I Nostri Servizi"],
  ["/portfolio", "I Nostri Progetti"],
  ["/contact", content.contactPage.hero.title],
  ["/preventivo", "Richiedi un Preventivo"],
  ["/attrezzature", content.equipmentPage.hero.title],
  ["/404", "Pagina Non Trovata"],
  ...services.map(({ slug, hero }) => [`/services/${slug}`, hero.title]),
  ...projects.map(({ slug, title }) => [`/portfolio/${slug}`, title]),
])("%s is headed '%s'", (route = "", title = "") => {
  expect(h1Of(route)).toBe(oneLine(title));
});

it("/ leads to the quote, to the services and to the studio, and has the grid of 12 services", () => {
  expect(addressesNamed("/", "Richiedi un Preventivo")).toEqual(["/preventivo", "/preventivo"]);
  expect(addressesNamed("/", "Visualizza Servizi")).toEqual(["/#servizi"]);
  expect(addressesNamed("/", "Chiamaci")).toEqual(["/contact"]);
  const grid = only(readPage("/").main, "#servizi");
  expect(linksIn(grid)).toEqual(services.map(({ slug }) => `/services/${slug}`));
  expect(grid.querySelectorAll("img")).toHaveLength(12);
});

it("the counters are the specification's, final in the HTML, below 'oltre 30 anni'", () => {
  expect(counters.map(({ number }) => number)).toEqual(["4500+", "750+", "12000+"]);
  for (const route of ["/", "/about"]) expect(readPage(route).text).toMatch(/oltre 30 anni/iu);
});

it("/about has the carousel of 10 services, the team of four, and the way to the equipment", () => {
  const carousel = content.aboutPage.carousel.services;
  expect(carousel).toHaveLength(10);
  for (const { slug, title } of services)
    expect(addressesNamed("/about", title)).toEqual(carousel.includes(slug) ? [`/services/${slug}`] : []);
  expect(content.team).toHaveLength(4);
  expect(linksIn(readPage("/about").main)).toContain("/attrezzature");
});

it("/services has 12 cards with three features each, and the method in 4 numbered steps", () => {
  expect(linkedOnce("/services", "/services/")).toEqual(services.map(({ slug }) => `/services/${slug}`));
  expect(services.map(({ features }) => features.length)).toEqual(Array(12).fill(3));
  const steps = readPage("/services").main.querySelectorAll("#metodo ol > li");
  expect(content.servicesPage.method.items).toHaveLength(4);
  expect(steps.map((step) => oneLine(only(step, "h3").text))).toEqual(
    content.servicesPage.method.items.map(({ title }) => title),
  );
});

it("/portfolio has exactly the cards of the listed projects, the specification's six among them", () => {
  expect(linkedOnce("/portfolio", "/portfolio/")).toEqual(listed.map(({ slug }) => `/portfolio/${slug}`));
  expect(listed.map(({ slug }) => slug)).toEqual(expect.arrayContaining(requiredProjectSlugs.slice(0, 6)));
});

it.each(projects)(
  "/portfolio/$slug says so where it is an illustrative case, and nowhere else",
  (project) => {
    const says = readPage(`/portfolio/${project.slug}`).text.includes(oneLine(sectionWords.illustrativeCase));
    expect(says).toBe(project.illustrative === true);
  },
);

it("/contact and /preventivo have one form each, and can be called and written to", () => {
  const { phone, mobile, email } = studio;
  for (const [route, numbers] of [
    ["/contact", [phone, mobile]],
    ["/preventivo", [phone]],
  ] as const) {
    expect(readPage(route).main.querySelectorAll("form")).toHaveLength(1);
    expect(linksIn(readPage(route).main)).toEqual(
      expect.arrayContaining([...numbers.map(dialled), `mailto:${email}`]),
    );
  }
  expect(readPage("/contact").text).toMatch(/lunedì–venerdì\s*9:00–19:00/iu);
  expect(readPage("/contact").text).toMatch(/sabato\s*9:00–13:00/iu);
});

it.each([
  ["/privacy-policy", 8, true],
  ["/terms-of-service", 11, false],
])(
  "%s has %i numbered sections, and the day it was last changed, or that of its version",
  (route, count, isDated) => {
    const document = content.legal.find(({ slug }) => `/${slug}` === route);
    const numbered = readPage(route)
      .main.querySelectorAll("ol > li > h2")
      .map(({ text }) => oneLine(text));
    expect(numbered).toHaveLength(count);
    expect(numbered).toEqual(document?.sections.map(({ title }) => oneLine(title)));
    expect(document?.showUpdatedDate).toBe(isDated);
    expect(readPage(route).text).toMatch(
      new RegExp(`${isDated ? "Ultimo aggiornamento:" : "Versione del"} \\d{1,2} [a-z]+ 20\\d\\d`, "u"),
    );
  },
);

it("/attrezzature has each instrument's data in its own entry, and the specification's programs", () => {
  expect(content.equipment.length).toBeGreaterThanOrEqual(7);
  for (const instrument of content.equipment) {
    const entry = oneLine(only(readPage("/attrezzature").main, `#${instrument.slug}`).text);
    expect(missingFrom(entry, textsOf({ ...instrument, image: undefined }))).toEqual([]);
  }
  const programs =
    "AutoCAD, Acca Software, Leonardo Next, Trimble Business Center, Agisoft Metashape, Archicad";
  expect(
    missingFrom(readPage("/attrezzature").text, [...programs.split(", "), "Trimble Real Works"]),
  ).toEqual([]);
});

it("the not-found page has the specification's texts and leads home", () => {
  const texts = ["404", "La pagina che stai cercando non esiste o è stata spostata."];
  expect(missingFrom(readPage("/404").text, texts)).toEqual([]);
  expect(addressesNamed("/404", "Torna alla Home")).toEqual(["/"]);
});

describe.each(services)("/services/$slug", (service) => {
  const route = `/services/${service.slug}`;

  it("has a hero whose picture comes first, three points, and a quote button for this service", () => {
    const [first] = readPage(route).main.querySelectorAll("img");
    expect(first?.getAttribute("alt")).toBe(service.hero.backgroundImage?.alt);
    expect(first?.getAttribute("loading")).not.toBe("lazy");
    expect(first?.getAttribute("fetchpriority")).toBe("high");
    expect(service.intro.points).toHaveLength(3);
    expect(new Set(addressesNamed(route, "Richiedi un Preventivo"))).toEqual(
      new Set([`/preventivo?servizio=${service.slug}`]),
    );
  });

  it("shows its sample sheet after the list, and marks in the list what it is a sample of", () => {
    const { main } = readPage(route);
    const { sheet } = service;
    if (sheet === undefined) throw new Error("The shipped services have a sheet each");
    const link = only(main, '#consegna li a[href^="#"]');
    expect(oneLine(only(link.closest("li") ?? link, "h3").text)).toBe(sheet.deliverable);
    const figure = only(main, `#consegna ${link.getAttribute("href")}`);
    expect(figure.querySelectorAll("ol > li").map(({ text }) => oneLine(text))).toEqual(
      sheet.notes.map(oneLine),
    );
    const image = only(figure, "a[href] img");
    const { src, ...attributes } = image.attributes;
    expect(attributes).toMatchObject({
      loading: "lazy",
      width: "1600",
      height: "1000",
      alt: sheet.drawing.alt,
    });
    expect(image.closest("a")?.getAttribute("href")).toBe(src);
  });

  it("leads to the tools it uses and to its first nine projects, and to no other", () => {
    const tools = [...service.equipment, ...service.software].map((slug) => `/attrezzature#${slug}`);
    expect(tools.length).toBeGreaterThan(0);
    expect(linkedOnce(route, "/attrezzature#").sort()).toEqual(tools.sort());
    const related = projects.filter((project) => project.services.includes(service.slug)).slice(0, 9);
    expect(linkedOnce(route, "/portfolio/").sort()).toEqual(
      related.map(({ slug }) => `/portfolio/${slug}`).sort(),
    );
  });
});

/** What the specification asks of five services in particular, as words that their page must hold. */
it.each([
  [
    "contabilita",
    [/computi? metric/iu, /contabilità (?:dei )?lavori/iu, /analisi (?:dei )?(?:costi|prezzi)/iu],
  ],
  [
    "espropri",
    [
      /procedur\w+ (?:espropriativ|di esproprio)/iu,
      /interferenz/iu,
      /stim[ae]|valutazion/iu,
      /documentazione tecnica/iu,
    ],
  ],
  [
    "catasto",
    [
      /DOCFA/u,
      /aggiornament/iu,
      /conformità/iu,
      /nuov[ae] costruzion/iu,
      /variazion/iu,
      /correzion|rettific/iu,
    ],
  ],
  ["successioni", [/dichiarazion\w+ di successione/iu, /cartace/iu, /telematic/iu, /division/iu, /voltur/iu]],
  ["assistenza-rogiti", [/conformità/iu, /planimetri/iu, /relazion\w+ tecnic/iu, /verific/iu]],
])("/services/%s has the subjects the specification names", (slug, subjects) => {
  const { text } = readPage(`/services/${slug}`);
  expect(subjects.filter((subject) => !subject.test(text)).map(String)).toEqual([]);
});

it("/terms-of-service names the constants: 30 days, written confirmation and deposit, indicative times", () => {
  const { text } = readPage("/terms-of-service");
  for (const constant of [/30 giorni/u, /conferma scritta/u, /acconto/u, /indicativ/u])
    expect(text).toMatch(constant);
});

it.each(projects)(
  "/portfolio/$slug has 'Il Progetto', its tags, its gallery in order, and ways on",
  (project) => {
    const route = `/portfolio/${project.slug}`;
    const { main } = readPage(route);
    expect(main.querySelectorAll("h2").map(({ text }) => oneLine(text))).toContain("Il Progetto");
    const items = main.querySelectorAll("li").map(({ text }) => oneLine(text));
    expect(items).toEqual(expect.arrayContaining(project.technologiesUsed.map(oneLine)));
    const figures = main.querySelectorAll("figure").map((figure) => ({
      alt: figure.querySelector("img")?.getAttribute("alt"),
      caption: oneLine(only(figure, "figcaption").text),
    }));
    expect(figures).toEqual(
      project.gallery.map(({ image, caption }) => ({ alt: image.alt, caption: oneLine(caption) })),
    );
    const ways = project.services.map((slug) => `/services/${slug}`);
    expect(linksIn(main)).toEqual(expect.arrayContaining([...ways, "/portfolio"]));
  },
);

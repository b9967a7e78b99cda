/** The content of the fixed pages: each row of the specification's route table that is one address. */
import { content, expectedRoutes, pointTexts, withFacts } from "./content";
import { linksIn, linksNamed, missingFrom, oneLine, only, type Page, readPage } from "./support";

const { studio, services, projects } = content;
const serviceAddresses = services.map(({ slug }) => `/services/${slug}`);
const digits = (number: string) => number.replace(/\s/gu, "");
const counterTexts = studio.counters.flatMap(({ prefix = "", end, suffix = "", label }) => [
  `${prefix}${end}${suffix}`,
  label,
]);

/** Addresses of one kind that `main` links to, each once, in order. */
const linkedOnce = (page: Page, pattern: RegExp) => [
  ...new Set(linksIn(page.main).filter((href) => pattern.test(href))),
];

function expectHero(page: Page, hero: { title: string; subtitle: string }) {
  expect(oneLine(only(page.main, "h1").text)).toBe(oneLine(hero.title));
  expect(missingFrom(page.text, [hero.subtitle])).toEqual([]);
}

describe("/", () => {
  let page: Page;
  beforeAll(() => {
    page = readPage("/");
  });
  const { hero, services: section, whyChoose, callToAction } = content.home;

  it("has the hero with its two buttons", () => {
    expectHero(page, hero);
    const [quote] = linksNamed(page.main, "Richiedi un Preventivo");
    expect(quote?.getAttribute("href")).toBe("/preventivo");
    const [show] = linksNamed(page.main, "Visualizza Servizi");
    expect(show?.getAttribute("href")).toBe("/#servizi");
  });

  it("has the grid of 12 service cards, reachable by anchor", () => {
    const grid = only(page.main, "#servizi");
    expect(linksIn(grid)).toEqual(serviceAddresses);
    expect(grid.querySelectorAll("img")).toHaveLength(12);
    const texts = services.flatMap(({ title, description }) => [title, description]);
    expect(missingFrom(oneLine(grid.text), [section.title, ...texts])).toEqual([]);
  });

  it("has the why-choose list", () => {
    expect(missingFrom(page.text, [whyChoose.heading.title, ...pointTexts(whyChoose.items)])).toEqual([]);
  });

  it("has the statistics band, with the final figures in the HTML", () => {
    expect(counterTexts).toEqual(expect.arrayContaining(["4500+", "750+", "12000+"]));
    expect(missingFrom(page.text, counterTexts)).toEqual([]);
    expect(page.text).toMatch(/oltre 30 anni/iu);
  });

  it("has the call to action with a quote button and a 'Chiamaci' button", () => {
    expect(missingFrom(page.text, [callToAction.title])).toEqual([]);
    expect(linksNamed(page.main, "Richiedi un Preventivo").map((link) => link.getAttribute("href"))).toEqual([
      "/preventivo",
      "/preventivo",
    ]);
    expect(linksNamed(page.main, "Chiamaci").map((link) => link.getAttribute("href"))).toEqual(["/contact"]);
  });
});

describe("/about", () => {
  let page: Page;
  beforeAll(() => {
    page = readPage("/about");
  });
  const { hero, studio: description, goal, video, carousel } = content.about;

  it("is titled 'Chi Siamo' and describes the studio", () => {
    expectHero(page, hero);
    expect(page.text).toContain("Chi Siamo");
    expect(missingFrom(page.text, [description.title, ...description.paragraphs])).toEqual([]);
  });

  it("has the counters, the goal and the video", () => {
    expect(
      missingFrom(page.text, [...counterTexts, goal.title, ...goal.paragraphs, video.heading.title]),
    ).toEqual([]);
    expect(page.main.querySelectorAll("img").map((image) => image.getAttribute("alt"))).toContain(
      video.poster.alt,
    );
  });

  it("has the carousel of 10 services, each title a link to its page", () => {
    expect(carousel.services).toHaveLength(10);
    const titled = services.filter(({ slug, title }) =>
      linksNamed(page.main, title).some((link) => link.getAttribute("href") === `/services/${slug}`),
    );
    expect(titled.map(({ slug }) => slug).sort()).toEqual([...carousel.services].sort());
  });

  it("has the team of four with roles", () => {
    expect(content.team).toHaveLength(4);
    const texts = content.team.flatMap(({ name, role, bio }) => [name, role, bio]);
    expect(missingFrom(page.text, texts)).toEqual([]);
  });

  it("leads to the equipment", () => {
    expect(linksIn(page.main)).toContain("/attrezzature");
  });
});

describe("/services", () => {
  let page: Page;
  beforeAll(() => {
    page = readPage("/services");
  });
  const { hero, benefits, list, method } = content.servicesPage;

  it("is titled 'I Nostri Servizi' and has the benefits", () => {
    expectHero(page, hero);
    expect(page.text).toContain("I Nostri Servizi");
    expect(missingFrom(page.text, [benefits.heading.title, ...pointTexts(benefits.items)])).toEqual([]);
  });

  it("has 12 service cards, each with three features", () => {
    expect(linkedOnce(page, /^\/services\//u)).toEqual(serviceAddresses);
    const texts = services.flatMap(({ title, features }) => [title, ...features]);
    expect(texts).toHaveLength(12 * 4);
    expect(missingFrom(page.text, [list.title, ...texts])).toEqual([]);
  });

  it("has the method in 4 numbered steps", () => {
    const steps = page.main.querySelectorAll("#metodo ol > li").map((step) => oneLine(step.text));
    expect(steps).toHaveLength(4);
    for (const [index, { title, text }] of method.items.entries()) {
      expect(missingFrom(steps[index] ?? "", [title, text])).toEqual([]);
    }
  });
});

describe("/portfolio", () => {
  let page: Page;
  beforeAll(() => {
    page = readPage("/portfolio");
  });
  const listed = projects.filter((project) => project.listed);

  it("is titled 'I Nostri Progetti'", () => {
    expectHero(page, content.portfolio.hero);
    expect(page.text).toContain("I Nostri Progetti");
  });

  it("has exactly the cards of the listed projects", () => {
    expect(linkedOnce(page, /^\/portfolio\//u)).toEqual(listed.map(({ slug }) => `/portfolio/${slug}`));
    const texts = listed.flatMap(({ title, category, description }) => [title, category, description]);
    expect(missingFrom(page.text, texts)).toEqual([]);
  });

  it("lists the six of the specification", () => {
    expect(listed.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining([
        "rilievo-area-archeologica",
        "mappatura-terreno-agricolo",
        "modello-3d-centro-storico",
        "picchettamento-complesso-residenziale",
        "rilievo-infrastruttura-stradale",
        "verifica-confini-terreno",
      ]),
    );
  });
});

describe("/contact", () => {
  let page: Page;
  beforeAll(() => {
    page = readPage("/contact");
  });

  it("has phone, mobile, e-mail and address", () => {
    expectHero(page, content.contact.hero);
    const links = linksIn(page.main);
    expect(links).toEqual(
      expect.arrayContaining([
        `tel:${digits(studio.phone)}`,
        `tel:${digits(studio.mobile)}`,
        `mailto:${studio.email}`,
      ]),
    );
    const { street, postalCode, city, province } = studio.address;
    const texts = [studio.phone, studio.mobile, studio.email, street, postalCode, city, province];
    expect(missingFrom(page.text, texts)).toEqual([]);
  });

  it("has the opening hours: Monday to Friday 9:00 to 19:00, Saturday 9:00 to 13:00", () => {
    expect(page.text).toMatch(/lunedì\s?(?:–|-|a|al)\s?venerdì\W*9:00\s?(?:–|-|alle)\s?19:00/iu);
    expect(page.text).toMatch(/sabato\W*9:00\s?(?:–|-|alle)\s?13:00/iu);
  });

  it("has the message form", () => {
    expect(page.main.querySelectorAll("form")).toHaveLength(1);
    expect(missingFrom(page.text, [content.contact.form.title])).toEqual([]);
  });

  it("has the map, as a picture of our own until the visitor asks for more", () => {
    expect(missingFrom(page.text, [content.contact.map.heading.title])).toEqual([]);
    const alternatives = page.main.querySelectorAll("img").map((image) => image.getAttribute("alt"));
    expect(alternatives).toContain(content.contact.map.poster.alt);
  });
});

describe("/preventivo", () => {
  let page: Page;
  beforeAll(() => {
    page = readPage("/preventivo");
  });

  it("has the hero 'Richiedi un Preventivo' and the form", () => {
    expectHero(page, content.quote.hero);
    expect(oneLine(only(page.main, "h1").text)).toBe("Richiedi un Preventivo");
    expect(page.main.querySelectorAll("form")).toHaveLength(1);
  });

  it("has the direct-contact block with a phone and an e-mail", () => {
    expect(missingFrom(page.text, [content.quote.directContact.title])).toEqual([]);
    expect(linksIn(page.main)).toEqual(
      expect.arrayContaining([`tel:${digits(studio.phone)}`, `mailto:${studio.email}`]),
    );
  });
});

describe.each([
  ["/privacy-policy", 8],
  ["/terms-of-service", 11],
])("%s", (route, count) => {
  let page: Page;
  beforeAll(() => {
    page = readPage(route);
  });
  const document = content.legal.find(({ slug }) => `/${slug}` === route);
  const sections = document?.sections ?? [];

  it(`has ${count} numbered sections, in the order of the content`, () => {
    expect(sections).toHaveLength(count);
    const numbered = page.main.querySelectorAll("ol > li > h2").map((heading) => oneLine(heading.text));
    expect(numbered).toEqual(sections.map(({ title }) => oneLine(title)));
  });

  it("has every text, with the studio's facts in place", () => {
    const texts = sections.flatMap(({ paragraphs, items = [] }) => [...paragraphs, ...items]).map(withFacts);
    expect(missingFrom(page.text, [...texts, withFacts(document?.intro ?? "")])).toEqual([]);
    expect(page.text).not.toMatch(/\{studio\./u);
  });

  it("shows when it was last updated where the content asks for it", () => {
    const shown = /Ultimo aggiornamento:? \d{1,2}°? [a-z]+ 20\d\d/u.test(page.text);
    expect(shown).toBe(document?.showUpdatedDate);
  });
});

it("/privacy-policy carries its last-updated date", () => {
  expect(content.legal.find(({ slug }) => slug === "privacy-policy")?.showUpdatedDate).toBe(true);
});

it("/terms-of-service names the constants: 30 days, written confirmation and deposit, indicative times", () => {
  const { text } = readPage("/terms-of-service");
  expect(text).toMatch(/30 giorni/u);
  expect(text).toMatch(/conferma scritta/u);
  expect(text).toMatch(/acconto/u);
  expect(text).toMatch(/indicativ/u);
});

describe("/attrezzature", () => {
  let page: Page;
  beforeAll(() => {
    page = readPage("/attrezzature");
  });

  it("shows every instrument with all its data", () => {
    expectHero(page, content.equipmentPage.hero);
    expect(content.equipment.length).toBeGreaterThanOrEqual(7);
    for (const { slug, name, category, description, specifications } of content.equipment) {
      const entry = oneLine(only(page.main, `#${slug}`).text);
      const figures = specifications.flatMap(({ label, value }) => [label, value]);
      expect(missingFrom(entry, [name, category, description, ...figures])).toEqual([]);
    }
  });

  it("shows every program", () => {
    const names = [
      "AutoCAD",
      "Acca Software",
      "Leonardo Next",
      "Trimble Business Center",
      "Agisoft Metashape",
      "Archicad",
      "Trimble Real Works",
    ];
    expect(missingFrom(page.text, names)).toEqual([]);
    const texts = content.software.flatMap(({ name, description }) => [name, description]);
    expect(missingFrom(page.text, texts)).toEqual([]);
  });
});

describe("the not-found page", () => {
  let page: Page;
  beforeAll(() => {
    page = readPage("/404");
  });

  it("has the texts of the specification and the way home", () => {
    expect(page.text).toContain("404");
    expect(oneLine(only(page.main, "h1").text)).toContain("Pagina Non Trovata");
    expect(page.text).toContain("La pagina che stai cercando non esiste o è stata spostata.");
    const [home] = linksNamed(page.main, "Torna alla Home");
    expect(home?.getAttribute("href")).toBe("/");
  });

  it("is not one of the pages to find", () => {
    expect(expectedRoutes).toContain("/404");
    expect(linksIn(readPage("/").document)).not.toContain("/404");
  });
});

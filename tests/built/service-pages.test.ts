/** /services/{slug}: hero, three points, deliverables, method, preparation, tools, projects, quote button. */
import { content, pointTexts } from "./content";
import { linksIn, missingFrom, oneLine, only, type Page, readPage } from "./support";

describe.each(content.services.map((service) => ({ route: `/services/${service.slug}`, service })))(
  "$route",
  ({ route, service }) => {
    let page: Page;
    beforeAll(() => {
      page = readPage(route);
    });

    it("has the hero with title, subtitle and background picture", () => {
      expect(oneLine(only(page.main, "h1").text)).toBe(oneLine(service.hero.title));
      expect(missingFrom(page.text, [service.hero.subtitle])).toEqual([]);
      expect(service.hero.backgroundImage).toBeDefined();
      // The first picture of the page is the one that is awaited: eager, before all others.
      const [first] = page.main.querySelectorAll("img");
      expect(first?.getAttribute("loading")).not.toBe("lazy");
      expect(first?.getAttribute("fetchpriority")).toBe("high");
    });

    it("has the introduction with its three points", () => {
      expect(service.intro.points).toHaveLength(3);
      const { title, paragraphs, points } = service.intro;
      expect(missingFrom(page.text, [title, ...paragraphs, ...pointTexts(points)])).toEqual([]);
    });

    it("says what is delivered and in which formats", () => {
      const texts = service.deliverables.flatMap(({ name, description, formats }) => [
        name,
        description,
        ...formats,
      ]);
      expect(missingFrom(page.text, texts)).toEqual([]);
    });

    it("says how it works and what to prepare", () => {
      expect(missingFrom(page.text, [...pointTexts(service.method), ...service.preparation])).toEqual([]);
    });

    it("names the equipment or software used, each linked to its entry", () => {
      const used = [
        ...content.equipment.filter(({ slug }) => service.equipment.includes(slug)),
        ...content.software.filter(({ slug }) => service.software.includes(slug)),
      ];
      expect(used).toHaveLength(service.equipment.length + service.software.length);
      expect(used.length).toBeGreaterThan(0);
      expect(
        missingFrom(
          page.text,
          used.map(({ name }) => name),
        ),
      ).toEqual([]);
      expect(linksIn(page.main)).toEqual(
        expect.arrayContaining(used.map(({ slug }) => `/attrezzature#${slug}`)),
      );
    });

    it("shows its first nine related projects, and only those", () => {
      const related = content.projects
        .filter(({ services }) => services.includes(service.slug))
        .sort((a, b) => a.order - b.order)
        .slice(0, 9);
      const linked = linksIn(page.main).filter((href) => href.startsWith("/portfolio/"));
      expect([...new Set(linked)].sort()).toEqual(related.map(({ slug }) => `/portfolio/${slug}`).sort());
    });

    it("has a quote button that preselects the service", () => {
      expect(linksIn(page.main)).toContain(`/preventivo?servizio=${service.slug}`);
    });

    it("has its own sections", () => {
      const texts = service.specificSections.flatMap(({ title, paragraphs, points }) => [
        title,
        ...paragraphs,
        ...pointTexts(points),
      ]);
      expect(missingFrom(page.text, texts)).toEqual([]);
    });
  },
);

/** What the specification asks of five services in particular, as words that their page must hold. */
it.each([
  [
    "contabilita",
    [/computi? metric/iu, /contabilità (?:dei )?lavori/iu, /analisi (?:dei )?(?:costi|prezzi)/iu],
  ],
  [
    "espropri",
    [
      /procedur\w+ espropriativ|procedure di esproprio/iu,
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

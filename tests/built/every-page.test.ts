/** What every page of the site has, whichever it is. */
import { content } from "./content";
import { builtRoutes, linksIn, missingFrom, oneLine, only, type Page, readPage } from "./support";

const routes = builtRoutes();
const { studio, navigation, services } = content;
const serviceAddresses = services.map(({ slug }) => `/services/${slug}`);
const missing = (found: readonly string[], wanted: readonly string[]) =>
  wanted.filter((entry) => !found.includes(entry));

describe.each(routes)("%s", (route) => {
  let page: Page;
  beforeAll(() => {
    page = readPage(route);
  });

  it("is in Italian", () => {
    expect(only(page.document, "html").getAttribute("lang")).toBe("it");
  });

  it("has exactly one h1, with text, inside main", () => {
    expect(page.document.querySelectorAll("h1")).toHaveLength(1);
    expect(oneLine(only(page.main, "h1").text)).not.toBe("");
  });

  it("has one title and one description", () => {
    expect(oneLine(only(page.document, "head title").text)).not.toBe("");
    expect(only(page.document, 'head meta[name="description"]').getAttribute("content")).toBeTruthy();
  });

  it("gives every picture an alternative text, a width and a height", () => {
    const incomplete = page.document
      .querySelectorAll("img")
      .filter((image) => ["alt", "width", "height"].some((name) => image.getAttribute(name) === undefined))
      .map((image) => image.outerHTML);
    expect(incomplete).toEqual([]);
  });

  it("has the header, with every entry of the menu and the twelve services", () => {
    const header = only(page.document, "header:not(main header)");
    const wanted = [...navigation.main, navigation.quote].map(({ to }) => to);
    expect(missing(linksIn(header), [...wanted, ...serviceAddresses])).toEqual([]);
    expect(
      missingFrom(
        oneLine(header.text),
        navigation.main.map(({ label }) => label),
      ),
    ).toEqual([]);
  });

  it("has the footer: services, studio, contacts, legal links, copyright with a year", () => {
    const footer = only(page.document, "footer:not(main footer)");
    const { companyLinks, legalLinks, servicesTitle, companyTitle, contactTitle } = navigation.footer;
    const wanted = [...companyLinks, ...legalLinks].map(({ to }) => to);
    expect(missing(linksIn(footer), [...wanted, ...serviceAddresses, `mailto:${studio.email}`])).toEqual([]);
    const texts = [servicesTitle, companyTitle, contactTitle, studio.phone, studio.mobile, studio.email];
    expect(missingFrom(oneLine(footer.text), texts)).toEqual([]);
    expect(oneLine(footer.text)).toMatch(/© 20\d\d /u);
  });
});

describe("over all pages", () => {
  const read = {
    title: ({ document }: Page) => only(document, "head title").text,
    description: ({ document }: Page) =>
      only(document, 'head meta[name="description"]').getAttribute("content") ?? "",
  };

  it.each(["title", "description"] as const)("no two share a %s", (name) => {
    const routesByText = new Map<string, string[]>();
    for (const route of routes) {
      const text = oneLine(read[name](readPage(route)));
      routesByText.set(text, [...(routesByText.get(text) ?? []), route]);
    }
    expect([...routesByText].filter(([, sharing]) => sharing.length > 1)).toEqual([]);
  });
});

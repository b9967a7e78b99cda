/** What the build under test has besides the content: commands/build-for-tests.ts adds it to whatever there is. */
import { parse } from "node-html-parser";
import { content, expectedRoutes } from "./content";
import { builtFiles, linksIn, only, readBuilt, readPage } from "./support";

const { studio } = content;

it("a project more is among those that all tests ask for: it needs its JSON and pictures, nothing else", () => {
  expect(content.projects.at(-1)?.slug).toBe("progetto-dei-test");
  expect(expectedRoutes).toContain("/portfolio/progetto-dei-test");
});

it("at a former address stands a page that leads on by itself, and that search engines take for the other", () => {
  const site = only(readPage("/").document, 'link[rel="canonical"]')
    .getAttribute("href")
    ?.replace(/\/$/u, "");
  const to = "/portfolio/progetto-dei-test";
  for (const file of ["portfolio/progetto-di-prima.html", "Lavori/progetto_1.html", "perché-noi.html"]) {
    const page = parse(readBuilt(file));
    expect(page.querySelector("meta[http-equiv]")?.getAttribute("content")).toBe(`0; url=${to}`);
    expect(page.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(`${site}${to}`);
    expect(linksIn(page)).toEqual([to]);
    expect(page.querySelectorAll("script, style")).toEqual([]);
  }
});

it("so are two pages of the studio's own: one in the menu, one in the footer", () => {
  expect(content.pages.map(({ slug, menu }) => [slug, menu])).toEqual(
    expect.arrayContaining([
      ["pagina-dei-test", "menu principale"],
      ["altra-pagina-dei-test", "piè di pagina"],
    ]),
  );
  expect(expectedRoutes).toEqual(expect.arrayContaining(["/pagina-dei-test", "/altra-pagina-dei-test"]));
});

it("of a draft there is no page, link, name or picture", () => {
  expect(builtFiles("").filter((file) => file.includes("progetto-dei-test")).length).toBeGreaterThan(5);
  expect(builtFiles("").filter((file) => file.includes("bozza-dei-test"))).toEqual([]);
  const texts = [".html", ".json", ".xml", ".js"].flatMap(builtFiles);
  expect(texts.filter((file) => /bozza-dei-test|Bozza dei test/u.test(readBuilt(file)))).toEqual([]);
});

it("two videos of third parties, and what only a studio knows, are there for the tests that want them", () => {
  const videos = content.services.map(({ hero }) => hero.videoUrl ?? "");
  const hosts = videos.filter((url) => url.startsWith("https:")).map((url) => new URL(url).host);
  expect(hosts).toEqual(expect.arrayContaining(["vimeo.com", "youtu.be"]));
  for (const fact of [studio.professionalRegister, studio.replyTime, studio.serviceArea.municipalities])
    expect(fact).toBeDefined();
});

/** Additions of tests/build.ts to the content: each is found on every page that should have it, and a draft on none. */
import { content, expectedRoutes } from "./content";
import { builtFiles, readBuilt } from "./support";

const { studio } = content;

it("a project more is among those that all tests ask for: it needs its JSON and pictures, nothing else", () => {
  expect(content.projects.at(-1)?.slug).toBe("progetto-dei-test");
  expect(expectedRoutes).toContain("/portfolio/progetto-dei-test");
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

it("two videos of third parties, and facts that only a studio knows, are there for the tests that need them", () => {
  expect(JSON.stringify(content.pages)).toMatch(/youtu\.be.*vimeo\.com|vimeo\.com.*youtu\.be/u);
  for (const fact of [studio.professionalRegister, studio.replyTime, studio.serviceArea.municipalities])
    expect(fact).toBeDefined();
});

/**
 * A tenth project needs its JSON and pictures, nothing else; a draft leaves no trace. The content of the tests has both
 * (tests/fixtures/content-additions).
 */
import { requiredProjectSlugs } from "../../content-model/specification";
import { content, expectedRoutes } from "./content";
import { builtFiles, readBuilt } from "./support";

it("is among the projects that all tests ask for", () => {
  expect(content.projects.length).toBeGreaterThan(requiredProjectSlugs.length);
  expect(expectedRoutes).toContain("/portfolio/decimo-progetto");
});

it("of the draft there is no page, link, name or picture", () => {
  expect(builtFiles("").filter((file) => file.includes("progetto-in-bozza"))).toEqual([]);
  const texts = [".html", ".json", ".xml", ".js"].flatMap(builtFiles);
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((file) => /progetto-in-bozza|Progetto in bozza/u.test(readBuilt(file)))).toEqual([]);
});

/** Looks for the drafts that tests/build.ts adds. */
import { builtFiles, readBuilt } from "./support";

it("no page, link, title or picture of a draft is published", () => {
  expect(builtFiles("").filter((file) => file.includes("progetto-dei-test")).length).toBeGreaterThan(5);
  expect(builtFiles("").filter((file) => file.includes("bozza-dei-test"))).toEqual([]);
  const texts = [".html", ".json", ".xml", ".js"].flatMap(builtFiles);
  expect(texts.filter((file) => /bozza-dei-test|Bozza dei test/u.test(readBuilt(file)))).toEqual([]);
});

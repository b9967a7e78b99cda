/** A draft, which tests/build.ts adds to the content, is nowhere in the build. */
import { builtFiles, readBuilt } from "./support";

it("of a draft there is no page, link, name or picture", () => {
  // A published project of the tests has its files beside it.
  expect(builtFiles("").filter((file) => file.includes("progetto-dei-test")).length).toBeGreaterThan(5);
  expect(builtFiles("").filter((file) => file.includes("bozza-dei-test"))).toEqual([]);
  const texts = [".html", ".json", ".xml", ".js"].flatMap(builtFiles);
  expect(texts.filter((file) => /bozza-dei-test|Bozza dei test/u.test(readBuilt(file)))).toEqual([]);
});

/** The draft comes from tests/build.ts. */
import { builtFiles, readBuilt } from "./support";

it("a draft has no page, link, name or picture", () => {
  expect(builtFiles("").filter((file) => file.includes("progetto-dei-test")).length).toBeGreaterThan(5);
  expect(builtFiles("").filter((file) => file.includes("bozza-dei-test"))).toEqual([]);
  const texts = [".html", ".json", ".xml", ".js"].flatMap(builtFiles);
  expect(texts.filter((file) => /bozza-dei-test|Bozza dei test/u.test(readBuilt(file)))).toEqual([]);
});

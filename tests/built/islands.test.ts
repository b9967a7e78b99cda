/** Tests what islands need in the HTML, and that no other file is published. */
import { existsSync } from "node:fs";
import { islandNames } from "../../src/islands/names";
import { builtFiles, builtRoutes, readBuilt, readPage } from "./support";

const islands = builtRoutes().flatMap((route) => {
  const { document: page } = readPage(route);
  return page.querySelectorAll("[data-island]").map(({ attrs }) => ({ page, attrs }));
});

it("every kind of island is in some page, with the paths of its files and its props", () => {
  expect(new Set(islands.map(({ attrs }) => attrs["data-island"]))).toEqual(new Set(islandNames));
  for (const { page, attrs } of islands) {
    const script = page.querySelector("script[data-page-script]");
    const paths = script?.getAttribute(`data-${attrs["data-island"]}`)?.split(" ") ?? [];
    expect(paths.filter((path) => path.endsWith(".js")).length).toBeGreaterThan(2);
    const props = attrs["data-props-file"]
      ? readBuilt(attrs["data-props-file"].slice(1))
      : attrs["data-props"];
    expect(JSON.parse(props ?? "")).toEqual(expect.any(Object));
    // Long props would delay the first paint.
    expect(attrs["data-props"]?.length ?? 0).toBeLessThan(2_000);
  }
});

// True for files that hosts, search engines and the editor read, and those of static/, whose use only the studio knows.
const isForOthers = (file: string) =>
  /^(?:_headers|_redirects|robots\.txt|sitemap-index\.xml|versione\.json)$|\.html$/u.test(file) ||
  existsSync(`static/${file}`);

it("every published file is named by another", () => {
  const isText = (file: string) => /\.(?:html|css|js|txt|xml|webmanifest)$/u.test(file);
  const texts = [...builtFiles("").filter(isText), "_headers"].map(readBuilt).join();
  // A template asks for both crops of a hero, and prints the one that its page needs.
  const isPictureVariant = (file: string) => /^static\/[0-9a-f]{32}\/[0-9a-f]{5}\//u.test(file);
  const isNamed = (file: string) => texts.includes(encodeURI(file).split("/").at(-1) ?? file);
  const originals = builtFiles("").map((file) => file.replace(/\.(?:br|gz)$/u, ""));
  expect(
    [...new Set(originals)].filter((file) => !isForOthers(file) && !isPictureVariant(file) && !isNamed(file)),
  ).toEqual([]);
});

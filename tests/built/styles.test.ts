import { transform } from "lightningcss";
import { builtFiles, builtRoutes, only, readBuilt, readPage } from "./support";

function selectorsOf(css: string): Set<string> {
  const selectors = new Set<string>();
  transform({
    filename: "styles.css",
    code: Buffer.from(css),
    visitor: {
      Rule: {
        style: ({ value }) => {
          for (const selector of value.selectors) selectors.add(JSON.stringify(selector));
        },
      },
    },
  });
  return selectors;
}
const classesOf = (selector: string) =>
  [...selector.matchAll(/"type":"class","name":"(?<name>[^"]+)"/gu)].map(({ groups }) => groups?.name ?? "");

const stylesOf = (route: string) => only(readPage(route).document, "style").rawText;
const islandStyles = builtFiles(".css").filter((file) => file.startsWith("island-"));
/** Selectors of the rules of all pages. */
const selectors = [...selectorsOf(builtRoutes().map(stylesOf).join(""))];

const rangesIn = (css: string) => css.match(/@media[^{]*[<>][^{]*/gu) ?? [];

it.each(islandStyles)("%s is compiled for browsers without nesting and media query ranges", (file) => {
  const stylesheet = readBuilt(file);
  expect(stylesheet).not.toContain("&");
  expect(rangesIn(stylesheet)).toEqual([]);
  // Colours of the palette, which only pages define, are inlined.
  expect(stylesheet).not.toContain("-channels");
  // A browser would treat a second declaration as another font beside the page's.
  expect(stylesheet).not.toContain("@font-face");
});

const classesIn = (route: string) =>
  readPage(route)
    .document.querySelectorAll("[class]")
    .flatMap(({ classNames }) => classNames.split(" "));

describe.each(builtRoutes())("%s", (route) => {
  const { document: page } = readPage(route);
  const styles = stylesOf(route);

  it("declares font and layers before all rules, and uses no media query ranges", () => {
    expect(styles).toMatch(/^(?:@font-face\{[^}]*\})+@layer tokens,base;/u);
    const layouts = page.querySelectorAll("[media], [sizes], [imagesizes]").map(({ attrs }) => attrs);
    expect(
      layouts.flatMap(({ media = "", sizes = "", imagesizes = "" }) => media + sizes + imagesizes).join(),
    ).not.toMatch(/[<>]/u);
    expect(rangesIn(styles)).toEqual([]);
    expect(styles).not.toMatch(/(?<!overflow:hidden;)overflow:clip/u);
  });

  it("has every rule for its elements", () => {
    const classes = new Set(classesIn(route));
    const keptSelectors = selectorsOf(styles);
    const neededSelectors = selectors.filter((selector) =>
      classesOf(selector).every((name) => classes.has(name)),
    );
    expect(neededSelectors.filter((selector) => !keptSelectors.has(selector))).toEqual([]);
  });
});

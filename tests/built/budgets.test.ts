/**
 * What each page may weigh before anybody touches it: bytes as they travel, numbers of requests, never times. A budget is
 * raised on purpose, with a reason in docs/decisions.md, or kept.
 */
import { gzipSync } from "node:zlib";
import { builtFiles, builtRoutes, readBuiltBytes, readPage } from "./support";

const kB = 1024;
const gzipped = (bytes: Buffer) => gzipSync(bytes, { level: 9 }).length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const budgets = {
  script: 42 * kB,
  /** What a page carries, and the whole site's, which comes with the application. */
  ownStyle: 6 * kB,
  wholeStyle: 10 * kB,
  document: 20 * kB,
  font: 20 * kB,
  /** Scripts, styles, shared data and the font. */
  requests: 10,
  homePicture: 30 * kB,
  otherPicture: 60 * kB,
} as const;

/** Everything the page asks for by itself but its pictures, as files of the build. */
function resourcesOf(route: string) {
  const { document: page, source } = readPage(route);
  const own = page.querySelector("script[data-scripts]");
  const listed = (name: string) => own?.getAttribute(name)?.split(" ").filter(Boolean) ?? [];
  const inFile = (address: string) => address.replace(/^\//u, "");
  return {
    page,
    source,
    sheets: listed("data-sheet").map(inFile),
    scripts: listed("data-scripts").map(inFile),
    data: listed("data-fetches").map(inFile),
    fonts: [...source.matchAll(/url\(([^)]+\.woff2)\)/gu)].map(([, address = ""]) => inFile(address)),
  };
}

describe.each(builtRoutes())("%s", (route) => {
  const { page, source, sheets, scripts, data, fonts } = resourcesOf(route);

  it("has scripts within the budget, each of them named in the page", () => {
    expect(scripts.length).toBeGreaterThan(0);
    expect(page.querySelectorAll("script[src]")).toEqual([]);
    expect(sum(scripts.map((file) => gzipped(readBuiltBytes(file))))).toBeLessThanOrEqual(budgets.script);
  });

  it("carries its text and its styles within the budget", () => {
    expect(gzipped(Buffer.from(source))).toBeLessThanOrEqual(budgets.document);
    const styles = page.querySelectorAll("style").map(({ rawText }) => rawText);
    expect(gzipped(Buffer.from(styles.join("")))).toBeLessThanOrEqual(budgets.ownStyle);
  });

  it("names the whole style sheet, within the budget", () => {
    expect(sheets).toHaveLength(1);
    expect(gzipped(readBuiltBytes(sheets[0] ?? ""))).toBeLessThanOrEqual(budgets.wholeStyle);
  });

  it("has one font file within the budget", () => {
    expect(fonts).toHaveLength(1);
    expect(readBuiltBytes(fonts[0] ?? "").length).toBeLessThanOrEqual(budgets.font);
  });

  it("asks for few things besides its pictures", () => {
    expect(sheets.length + scripts.length + data.length + fonts.length).toBeLessThanOrEqual(budgets.requests);
  });

  it("has a largest picture within the budget on a phone", () => {
    const largest = page.querySelector('img[fetchpriority="high"]');
    if (largest === null) return;
    // What a phone of 412 px at 1.75 device pixels takes: the first candidate of 720 px or more.
    const avif = largest.closest("picture")?.querySelector('source[type="image/avif"]');
    const candidates = (avif?.getAttribute("srcset") ?? "")
      .split(", ")
      .map((candidate) => candidate.split(" "))
      .map(([address = "", width = ""]) => ({
        file: address.replace(/^\//u, ""),
        width: Number.parseInt(width, 10),
      }))
      .sort((a, b) => a.width - b.width);
    const taken = candidates.find(({ width }) => width >= 720) ?? candidates.at(-1);
    const limit = route === "/" ? budgets.homePicture : budgets.otherPicture;
    expect(readBuiltBytes(taken?.file ?? "").length).toBeLessThanOrEqual(limit);
  });
});

it("nothing large hides among the scripts that pages load later", () => {
  const named = new Set(builtRoutes().flatMap((route) => resourcesOf(route).scripts));
  const later = builtFiles(".js").filter((file) => !named.has(file));
  expect(later.filter((file) => gzipped(readBuiltBytes(file)) > 10 * kB)).toEqual([]);
});

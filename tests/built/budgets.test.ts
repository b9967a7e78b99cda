/** Budgets of each page in bytes; scripts include React. */
import { gzipSync } from "node:zlib";
import type { HTMLElement } from "node-html-parser";
import { builtFiles, builtRoutes, readBuilt, readBuiltBytes, readPage } from "./support";

const kB = 1024;
const gzipped = (bytes: Buffer) => gzipSync(bytes, { level: 9 }).length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const budgets = {
  script: 102 * kB,
  pageStyle: 8.8 * kB,
  siteStyle: 12.9 * kB,
  document: 24.2 * kB,
  font: 14 * kB,
  picture: 60 * kB,
};
const homeBudgets = { ...budgets, picture: 30 * kB };

const fileOf = (address = "") => address.replace(/^\//u, "");

function resourcesOf(route: string) {
  const { document: page, source } = readPage(route);
  const listed = page.querySelector("script[data-files]")?.getAttribute("data-files")?.split(" ") ?? [];
  const files = (extension: string) => listed.filter((file) => file.endsWith(extension)).map(fileOf);
  const fonts = [...source.matchAll(/url\(([^)]+\.woff2)\)/gu)].map(([, address]) => fileOf(address));
  return { stylesheets: files(".css"), scripts: files(".js"), fonts };
}

// A phone 412 px wide with a pixel ratio of 1.75 loads the first variant of at least 720 px.
function pictureFor(page: HTMLElement): Buffer {
  const avif = page
    .querySelector('img[fetchpriority="high"]')
    ?.closest("picture")
    ?.querySelector('source[type="image/avif"]');
  const candidates = (avif?.getAttribute("srcset")?.split(/,\s/u) ?? [])
    .map((candidate) => candidate.split(" "))
    .map(([address, width = ""]) => ({ file: fileOf(address), width: Number.parseInt(width, 10) }))
    .sort((a, b) => a.width - b.width);
  const chosen = candidates.find(({ width }) => width >= 720) ?? candidates.at(-1);
  return chosen ? readBuiltBytes(chosen.file) : Buffer.of();
}

it.each(builtRoutes())("%s keeps every budget", (route) => {
  const { document: page, source } = readPage(route);
  const { stylesheets, scripts, fonts } = resourcesOf(route);
  expect([scripts.length > 0, stylesheets.length, fonts.length]).toEqual([true, 1, 1]);
  // The inline script loads all others.
  expect(page.querySelectorAll("script[src]")).toEqual([]);
  const styles = page.querySelectorAll("style").map(({ rawText }) => rawText);
  const weights: typeof budgets = {
    script: sum(scripts.map((file) => gzipped(readBuiltBytes(file)))),
    pageStyle: gzipped(Buffer.from(styles.join(""))),
    siteStyle: gzipped(readBuiltBytes(stylesheets[0] ?? "")),
    document: gzipped(Buffer.from(source)),
    font: readBuiltBytes(fonts[0] ?? "").length,
    picture: pictureFor(page).length,
  };
  const limits = new Map(Object.entries(route === "/" ? homeBudgets : budgets));
  expect(Object.entries(weights).filter(([name, weight]) => weight > (limits.get(name) ?? 0))).toEqual([]);
});

it("scripts that pages load on demand stay below 10 kB", () => {
  const initial = new Set(builtRoutes().flatMap((route) => resourcesOf(route).scripts));
  // Excludes the renderer of <GatsbyImage>, which no page loads.
  const onDemand = builtFiles(".js").filter(
    (file) => !initial.has(file) && !readBuilt(file).includes("renderToStaticMarkup"),
  );
  expect(onDemand).not.toEqual([]);
  expect(onDemand.filter((file) => gzipped(readBuiltBytes(file)) > 10 * kB)).toEqual([]);
});

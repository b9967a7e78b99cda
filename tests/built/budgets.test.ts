/** Bytes of each page; scripts come with React. A higher budget has its reason in docs/decisions.md. */
import { gzipSync } from "node:zlib";
import type { HTMLElement } from "node-html-parser";
import { builtFiles, builtRoutes, readBuilt, readBuiltBytes, readPage } from "./support";

const kB = 1024;
const gzipped = (bytes: Buffer) => gzipSync(bytes, { level: 9 }).length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const budgets = {
  script: 102 * kB,
  ownStyle: 8.8 * kB,
  wholeStyle: 12.9 * kB,
  document: 24.2 * kB,
  font: 14 * kB,
  picture: 60 * kB,
};
const ofHome = { ...budgets, picture: 30 * kB };

const fileOf = (address = "") => address.replace(/^\//u, "");

function resourcesOf(route: string) {
  const { document: page, source } = readPage(route);
  const listed = page.querySelector("script[data-files]")?.getAttribute("data-files")?.split(" ") ?? [];
  const files = (extension: string) => listed.filter((file) => file.endsWith(extension)).map(fileOf);
  const fonts = [...source.matchAll(/url\(([^)]+\.woff2)\)/gu)].map(([, address]) => fileOf(address));
  return { stylesheets: files(".css"), scripts: files(".js"), fonts };
}

// A phone of 412 px at 1.75 device pixels loads the first variant of 720 px or more.
function pictureFor(page: HTMLElement): Buffer {
  const avif = page
    .querySelector('img[fetchpriority="high"]')
    ?.closest("picture")
    ?.querySelector('source[type="image/avif"]');
  const candidates = (avif?.getAttribute("srcset")?.split(/,\s/u) ?? [])
    .map((candidate) => candidate.split(" "))
    .map(([address, width = ""]) => ({ file: fileOf(address), width: Number.parseInt(width, 10) }))
    .sort((one, other) => one.width - other.width);
  const taken = candidates.find(({ width }) => width >= 720) ?? candidates.at(-1);
  return taken ? readBuiltBytes(taken.file) : Buffer.of();
}

it.each(builtRoutes())("%s keeps every budget", (route) => {
  const { document: page, source } = readPage(route);
  const { stylesheets, scripts, fonts } = resourcesOf(route);
  expect([scripts.length > 0, stylesheets.length, fonts.length]).toEqual([true, 1, 1]);
  // The page's own script alone loads the others.
  expect(page.querySelectorAll("script[src]")).toEqual([]);
  const styles = page.querySelectorAll("style").map(({ rawText }) => rawText);
  const weights: typeof budgets = {
    script: sum(scripts.map((file) => gzipped(readBuiltBytes(file)))),
    ownStyle: gzipped(Buffer.from(styles.join(""))),
    wholeStyle: gzipped(readBuiltBytes(stylesheets[0] ?? "")),
    document: gzipped(Buffer.from(source)),
    font: readBuiltBytes(fonts[0] ?? "").length,
    picture: pictureFor(page).length,
  };
  const most = new Map(Object.entries(route === "/" ? ofHome : budgets));
  expect(Object.entries(weights).filter(([what, weight]) => weight > (most.get(what) ?? 0))).toEqual([]);
});

it("nothing large hides among the scripts that pages load later", () => {
  const named = new Set(builtRoutes().flatMap((route) => resourcesOf(route).scripts));
  // The renderer of <GatsbyImage> is never fetched.
  const later = builtFiles(".js").filter(
    (file) => !named.has(file) && !readBuilt(file).includes("renderToStaticMarkup"),
  );
  expect(later.filter((file) => gzipped(readBuiltBytes(file)) > 10 * kB)).toEqual([]);
});

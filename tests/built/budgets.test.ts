/** Budgets of each page in bytes; tests/e2e/weight measures islands over the network. */
import { gzipSync } from "node:zlib";
import type { HTMLElement } from "node-html-parser";
import { builtRoutes, readBuiltBytes, readPage } from "./support";

const kB = 1024;
const gzipped = (bytes: Buffer) => gzipSync(bytes, { level: 9 }).length;

const budgets = {
  pageStyle: 8.8 * kB,
  document: 24.6 * kB,
  font: 14 * kB,
  picture: 60 * kB,
};
const homeBudgets = { ...budgets, document: 25.2 * kB, picture: 37 * kB };

const fileOf = (address = "") => address.replace(/^\//u, "");

const fontsOf = (source: string) =>
  [...source.matchAll(/url\(([^)]+\.woff2)\)/gu)].map(([, address]) => fileOf(address));

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
  const fonts = fontsOf(source);
  expect(fonts).toHaveLength(1);
  // The inline script loads all others.
  expect(page.querySelectorAll("script[src]")).toEqual([]);
  const styles = page.querySelectorAll("style").map(({ rawText }) => rawText);
  const weights: typeof budgets = {
    pageStyle: gzipped(Buffer.from(styles.join(""))),
    document: gzipped(Buffer.from(source)),
    font: readBuiltBytes(fonts[0] ?? "").length,
    picture: pictureFor(page).length,
  };
  const limits = new Map(Object.entries(route === "/" ? homeBudgets : budgets));
  expect(Object.entries(weights).filter(([name, weight]) => weight > (limits.get(name) ?? 0))).toEqual([]);
});

it("the page script is at most 7.5 kB", () => {
  const script = readPage("/").document.querySelector("script[data-page-script]")?.rawText ?? "";
  expect(script).not.toBe("");
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(7_500);
});

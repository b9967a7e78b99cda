/** Budgets in bytes; tests/e2e/weight measures first screens and islands over the network. */
import { gzipSync } from "node:zlib";
import { builtRoutes, readBuiltBytes, readPage } from "./support";

const kB = 1024;
const gzippedSize = (text: string) => gzipSync(text, { level: 9 }).length;

it.each(builtRoutes())("%s keeps the budgets of its HTML and styles, and loads no script", (route) => {
  const { document: page, source } = readPage(route);
  const styles = page.querySelectorAll("style").map(({ rawText }) => rawText);
  expect(gzippedSize(source)).toBeLessThanOrEqual(25.8 * kB);
  expect(gzippedSize(styles.join(""))).toBeLessThanOrEqual(9.1 * kB);
  expect(page.querySelectorAll("script[src]")).toEqual([]);
});

it("the page script is at most 7.6 kB, and the only font 14 kB", () => {
  const { document: page, source } = readPage("/");
  const script = page.querySelector("script[data-page-script]")?.rawText ?? "";
  expect(script).not.toBe("");
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(7_600);
  const fonts = [...source.matchAll(/url\(\/([^)]+\.woff2)\)/gu)].map(([, file = ""]) => file);
  expect(fonts).toHaveLength(1);
  expect(readBuiltBytes(fonts[0] ?? "").length).toBeLessThanOrEqual(14 * kB);
});

/** @jest-environment jsdom */
import { isProbablyReaderable, Readability } from "@mozilla/readability";
import { content, expectedRoutes } from "./content";
import { oneLine, readPage } from "./support";

const routes = [
  "/about",
  "/attrezzature",
  "/accessibilita",
  ...content.legal.map(({ slug }) => `/${slug}`),
  `/services/${content.services[0]?.slug}`,
  `/portfolio/${content.projects[0]?.slug}`,
].filter((route) => expectedRoutes.includes(route));

/** Lists long texts, except cards and other links to pages and pictures. */
const textsIn = (page: Document) =>
  [...page.querySelectorAll("main :is(p, h2, h3, dd, li):not(:has(p, h3, li))")]
    .filter((element) => !element.closest("a, li:has(> a, > figure), h3:has(a), h3:has(a) ~ *"))
    .map((element) => oneLine(element.textContent))
    .filter((text) => text.length > 30);

it.each(routes)("%s has a reader view, which loses fewer than five texts", (route) => {
  const page = new DOMParser().parseFromString(readPage(route).source, "text/html");
  const texts = textsIn(page);
  expect(texts.length).toBeGreaterThan(5);
  expect(isProbablyReaderable(page)).toBe(true);

  const readerText = oneLine(new Readability(page).parse()?.textContent ?? "");
  expect(texts.filter((text) => !readerText.includes(text)).slice(4)).toEqual([]);
});

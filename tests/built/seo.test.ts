import { parse } from "node-html-parser";
import sharp from "sharp";
import { builtRoutes, only, readBuilt, readBuiltBytes, readPage } from "./support";

const routes = builtRoutes().filter((route) => route !== "/404");
const inHead = (route: string, selector: string, attribute: string) =>
  readPage(route).document.querySelector(`head ${selector}`)?.getAttribute(attribute) ?? "";
const meta = (route: string, name: string) =>
  inHead(route, `meta[${name.startsWith("og:") ? "property" : "name"}="${name}"]`, "content");
const titleOf = (route: string) => only(readPage(route).document, "head title").text;
const site = inHead("/", 'link[rel="canonical"]', "href").replace(/\/$/u, "");

it("the sitemap lists exactly the pages, and robots.txt links to it", () => {
  const locations = (file: string) =>
    parse(readBuilt(file))
      .querySelectorAll("loc")
      .map(({ text }) => text);
  const [sitemap = "", ...others] = locations("sitemap-index.xml");
  expect(others).toEqual([]);
  const pages = locations(sitemap.slice(site.length + 1));
  expect(pages.sort()).toEqual(routes.map((route) => `${site}${route}`).sort());
  expect(readBuilt("robots.txt")).toMatch(/^User-agent: \*\nAllow: \/\n/u);
  expect(readBuilt("robots.txt")).toContain(`Sitemap: ${site}/sitemap-index.xml`);
});

it.each(routes)("%s has one URL, and a share image that messengers show", async (route) => {
  expect(inHead(route, 'link[rel="canonical"]', "href")).toBe(`${site}${route}`);
  const tags = ["og:url", "og:title", "og:locale", "twitter:card"].map((name) => meta(route, name));
  expect(tags).toEqual([`${site}${route}`, titleOf(route), "it_IT", "summary_large_image"]);
  const shareImage = meta(route, "og:image");
  expect(shareImage.startsWith(`${site}/`)).toBe(true);
  const bytes = readBuiltBytes(shareImage.slice(site.length + 1));
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect(bytes.length).toBeLessThanOrEqual(250_000);
  expect([meta(route, "og:image:width"), meta(route, "og:image:height")]).toEqual(["1200", "630"]);
  expect(meta(route, "og:image:alt")).not.toBe("");
});

it("the not-found page is not indexed", () => {
  expect(meta("/404", "robots")).toBe("noindex");
  expect(inHead("/404", 'link[rel="canonical"]', "href")).toBe("");
});

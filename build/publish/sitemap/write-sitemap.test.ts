/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { type SitemapPage, writeSitemap } from "./write-sitemap";

const siteUrl = "https://www.studio.example";
let publicRoot: string;
beforeEach(async () => {
  publicRoot = await mkdtemp(path.join(os.tmpdir(), "sitemap-"));
});
afterEach(() => rm(publicRoot, { recursive: true }));

const write = (pages: readonly SitemapPage[], address = siteUrl) =>
  writeSitemap(pages, { publicRoot, siteUrl: address });
const read = (file: string) => readFile(path.join(publicRoot, file), "utf8");
const page = (pagePath: string): SitemapPage => ({ path: pagePath, images: [] });
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/gu)].map(([, address]) => address);

test("pages by path, with their images and dates, and nothing else", async () => {
  await write([
    { path: "/services/catasto", images: ["/static/b/catasto.jpg", "/static/a/rilievo 1.jpg"] },
    { path: "/", images: [], lastModified: "2026-03-01T01:30:00+02:00" },
    { path: "/about", images: ["/a.png?x=1&y=2"] },
  ]);
  expect(await read("sitemap.xml")).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
      ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
      "<url><loc>https://www.studio.example/</loc><lastmod>2026-02-28T23:30:00.000Z</lastmod></url>",
      "<url><loc>https://www.studio.example/about</loc>",
      "<image:image><image:loc>https://www.studio.example/a.png?x=1&amp;y=2</image:loc></image:image></url>",
      "<url><loc>https://www.studio.example/services/catasto</loc>",
      "<image:image><image:loc>https://www.studio.example/static/b/catasto.jpg</image:loc></image:image>",
      "<image:image><image:loc>https://www.studio.example/static/a/rilievo%201.jpg</image:loc></image:image></url>",
      "</urlset>",
    ].join(""),
  );
});

test("everything may be read, and the sitemap is named", async () => {
  await write([page("/")]);
  expect(await read("robots.txt")).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://www.studio.example/sitemap.xml\n",
  );
});

test("the order does not depend on that of the pages", async () => {
  const paths = ["/b", "/a/z", "/", "/a-b", "/B", "/a"];
  await write(paths.map(page));
  const first = await read("sitemap.xml");
  await write(paths.toReversed().map(page));
  expect(await read("sitemap.xml")).toBe(first);
  expect(locations(first)).toEqual(paths.toSorted().map((pagePath) => siteUrl + pagePath));
});

test("addresses have no final slash, whatever the paths and the site's address have", async () => {
  await write([page("/about/"), page("/")], `${siteUrl}/`);
  expect(locations(await read("sitemap.xml"))).toEqual([`${siteUrl}/`, `${siteUrl}/about`]);
});

test("an address in accented letters is written as browsers ask for it", async () => {
  await write([page("/qualità")], "https://società.example");
  expect(locations(await read("sitemap.xml"))).toEqual(["https://xn--societ-nta.example/qualit%C3%A0"]);
});

const images = (count: number) => Array.from({ length: count }, (_, index) => `/static/${index}.jpg`);
const pages = (count: number) => Array.from({ length: count }, (_, index) => page(`/p${index}`));
/** A little over 50 MB: 30 pages of a thousand addresses of 1,800 characters. */
const heavy = () =>
  pages(30).map((one) => ({ ...one, images: images(1_000).map((image) => `/${"a".repeat(1_800)}${image}`) }));

test("as many pages and images as a sitemap takes", async () => {
  await write([...pages(49_999), { path: "/", images: images(1_000) }]);
  const xml = await read("sitemap.xml");
  expect(new Set(locations(xml)).size).toBe(50_000);
  expect(xml.match(/<image:loc>/gu)).toHaveLength(1_000);
  expect(xml.endsWith("</url></urlset>")).toBe(true);
});

test.each<[string, () => SitemapPage[], string]>([
  ["a page more", () => pages(50_001), "50001 pages"],
  ["an image more", () => [{ path: "/", images: images(1_001) }], "/ has 1001 images"],
  ["more bytes than are read", heavy, "search engines read 52428800"],
  ["a path twice", () => [page("/a"), page("/b"), page("/a")], "https://www.studio.example/a is twice"],
  [
    "a path twice but for the slash",
    () => [page("/a"), page("/a/")],
    "https://www.studio.example/a is twice",
  ],
  ["no page", () => [], "no pages"],
  ["a relative path", () => [page("about")], '"about" is no address below'],
  ["a path on another host", () => [page("//altrove.example/a")], "is no address below"],
  ["a part of a page", () => [page("/about#chi-siamo")], "is no address below"],
  [
    "a foreign image",
    () => [{ path: "/", images: ["https://altrove.example/a.jpg"] }],
    "is no address below",
  ],
  ["a hidden host", () => [{ path: "/", images: ["/\\altrove.example/a.jpg"] }], "is no address below"],
  ["a day", () => [{ ...page("/"), lastModified: "2026-03-01" }], '/: "2026-03-01" is no date'],
  ["no offset", () => [{ ...page("/"), lastModified: "2026-03-01T10:00:00" }], "is no date"],
  ["no day of the calendar", () => [{ ...page("/"), lastModified: "2026-13-01T10:00:00Z" }], "is no date"],
])("%s: refused, and nothing is written", async (_name, refused, message) => {
  await expect(write(refused())).rejects.toThrow(message);
  expect(await readdir(publicRoot)).toEqual([]);
});

test.each(["", "www.studio.example", "ftp://studio.example", "https://studio.example/sito"])(
  "the site's address must be an origin: %j",
  async (address) => {
    await expect(write([page("/")], address)).rejects.toThrow("is no origin");
    expect(await readdir(publicRoot)).toEqual([]);
  },
);

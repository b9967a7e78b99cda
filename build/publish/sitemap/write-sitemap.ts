/**
 * `sitemap.xml` and `robots.txt` of a build. Of the optional elements only those that search engines read: Google ignores
 * `changefreq` and `priority` («Build and submit a sitemap»), and of its image extension only `image:loc` is left
 * («Image sitemaps»).
 */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { type SitemapItemLoose, SitemapStream, streamToPromise } from "sitemap";
import { siteOrigin } from "../site-origin";
import { urlOf } from "../url-of";

export type SitemapPage = {
  readonly path: string;
  /** Addresses below the site, such as `/static/…/catasto.jpg`. */
  readonly images: readonly string[];
  /** ISO date-time with offset; sitemaps.org asks for a W3C Datetime. */
  readonly lastModified?: string | undefined;
};

/** Pages and bytes: sitemaps.org, «Sitemap file location & limits»; images of a page: Google, «Image sitemaps». */
const limits = { pages: 50_000, bytes: 52_428_800, images: 1_000 };

const dateTimeWithOffset = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/u;

/** @throws Error when the result would not be below the site: an address with a host, or relative to a page */
function absolute(origin: string, address: string): string {
  const url = urlOf(address, origin);
  if (!address.startsWith("/") || url?.origin !== origin || url.hash !== "")
    throw new Error(`"${address}" is no address below ${origin}.`);
  return url.href;
}

/** The site's addresses have no final slash, but for that of the first page, which cannot be without. */
const pageAddress = (origin: string, pagePath: string) =>
  absolute(origin, pagePath === "/" ? pagePath : pagePath.replace(/\/$/u, ""));

function checkDate({ path: pagePath, lastModified }: SitemapPage): void {
  if (lastModified === undefined) return;
  if (!dateTimeWithOffset.test(lastModified) || Number.isNaN(Date.parse(lastModified)))
    throw new Error(`${pagePath}: "${lastModified}" is no date and time with an offset.`);
}

function itemOf(origin: string, page: SitemapPage): SitemapItemLoose {
  if (page.images.length > limits.images)
    throw new Error(
      `${page.path} has ${page.images.length} images; a sitemap takes ${limits.images} of a page.`,
    );
  checkDate(page);
  return {
    url: pageAddress(origin, page.path),
    img: page.images.map((image) => absolute(origin, image)),
    ...(page.lastModified && { lastmod: page.lastModified }),
  };
}

function itemsOf(origin: string, pages: readonly SitemapPage[]): SitemapItemLoose[] {
  if (pages.length === 0) throw new Error("The site has no pages; a sitemap must name one.");
  if (pages.length > limits.pages)
    throw new Error(`The site has ${pages.length} pages; a sitemap takes ${limits.pages}.`);
  const sorted = pages.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const items = sorted.map((page) => itemOf(origin, page));
  const seen = new Set<string>();
  for (const { url } of items) {
    if (seen.has(url)) throw new Error(`${url} is twice in the sitemap.`);
    seen.add(url);
  }
  return items;
}

async function sitemapOf(items: readonly SitemapItemLoose[]): Promise<Buffer> {
  const stream = new SitemapStream({ xmlns: { image: true, news: false, video: false, xhtml: false } });
  const text = streamToPromise(stream);
  for (const item of items) stream.write(item);
  stream.end();
  const bytes = await text;
  if (bytes.byteLength > limits.bytes)
    throw new Error(`The sitemap has ${bytes.byteLength} bytes; search engines read ${limits.bytes}.`);
  return bytes;
}

/** Everything may be read (RFC 9309); the line that names the sitemap: sitemaps.org, «Informing search engines». */
const robotsOf = (origin: string) => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;

/**
 * Writes both files, or none.
 *
 * @throws Error when the site's address is no origin, an address is not below it or twice, a date is none, there is no
 * page, or more than a sitemap takes
 */
export async function writeSitemap(
  pages: readonly SitemapPage[],
  { publicRoot, siteUrl }: { publicRoot: string; siteUrl: string },
): Promise<void> {
  const origin = siteOrigin(siteUrl);
  const sitemap = await sitemapOf(itemsOf(origin, pages));
  await writeFile(path.join(publicRoot, "sitemap.xml"), sitemap);
  await writeFile(path.join(publicRoot, "robots.txt"), robotsOf(origin));
}

import { escaped } from "./html";
import type { PrintedPage } from "./printed-page";

/**
 * The text of `sitemap.xml`: only elements that search engines read. Google ignores `changefreq` and `priority`, and of
 * its image extension only `image:loc` is left.
 */
export function sitemapOf(pages: readonly Pick<PrintedPage, "url" | "pictures">[], siteUrl: string): string {
  const location = (address: string) => escaped(new URL(address, siteUrl).href);
  const image = (address: string) => `<image:image><image:loc>${location(address)}</image:loc></image:image>`;
  const entries = pages.map(
    ({ url, pictures }) =>
      `<url><loc>${location(url)}</loc>${pictures.map(({ address }) => image(address)).join("")}</url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join("")}</urlset>
`;
}

/** The text of `robots.txt`: everything may be read. */
export const robotsOf = (siteUrl: string) => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

/**
 * The text of `.well-known/security.txt` (RFC 9116): whom to tell of a hole in the site. What is older than a year is
 * not to be trusted, so it ends then; every build writes it anew.
 */
export function securityTextOf(email: string, siteUrl: string, today = new Date()): string {
  const end = new Date(today);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${end.toISOString()}`,
    "Preferred-Languages: it",
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}

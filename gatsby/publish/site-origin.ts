/** @throws Error for a GATSBY_SITE_URL with a path, a query or a user name */
export function siteOrigin(siteUrl = process.env.GATSBY_SITE_URL || "https://www.studio-rilievi.example") {
  if (!/^https?:\/\/[^/?#@]+\/?$/iu.test(siteUrl))
    throw new Error(`The site's URL is no origin such as https://www.example.com: "${siteUrl}".`);
  return new URL(siteUrl).origin;
}

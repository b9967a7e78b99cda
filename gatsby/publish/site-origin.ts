/**
 * The site's address as every absolute address of it begins: scheme, host and perhaps a port, without a final slash.
 *
 * @throws Error when GATSBY_SITE_URL is anything else, such as an address with a path
 */
export function siteOrigin(
  siteUrl = process.env.GATSBY_SITE_URL || "https://www.studio-rilievi.example",
): string {
  if (!/^https?:\/\/[^/?#@]+\/?$/iu.test(siteUrl))
    throw new Error(`The site's address is no origin such as https://www.example.com: "${siteUrl}".`);
  return new URL(siteUrl).origin;
}

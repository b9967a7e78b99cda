import { urlOf } from "./url-of";

/**
 * The site's address as every absolute address of it begins: scheme, host and perhaps a port, without a final slash.
 *
 * @throws Error when it is anything else, such as an address with a path
 */
export function siteOrigin(siteUrl: string): string {
  const url = urlOf(siteUrl);
  if (url === undefined || !/^https?:$/u.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new Error(`The site's address is no origin such as https://www.example.com: "${siteUrl}".`);
  return url.origin;
}

/** Files for machines, beside the pages. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { SiteContent } from "../../content-model/site-content";
import { vcardOf } from "./vcard";

/**
 * The text of `.well-known/security.txt` (RFC 9116): where to report a vulnerability of the site. It expires after a
 * year; every build writes it anew.
 */
function securityText(email: string, siteUrl: string): string {
  const end = new Date();
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  return `Contact: mailto:${email}
Expires: ${end.toISOString()}
Preferred-Languages: it
Canonical: ${siteUrl}/.well-known/security.txt
`;
}

/** @param siteUrl origin of the site, without a final slash */
export async function writeTexts(
  publicRoot: string,
  siteUrl: string,
  { studio }: SiteContent,
): Promise<void> {
  const texts = {
    "robots.txt": `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`,
    "studio.vcf": vcardOf(studio, siteUrl),
    ".well-known/security.txt": securityText(studio.email, siteUrl),
  };
  await mkdir(path.join(publicRoot, ".well-known"), { recursive: true });
  for (const [name, text] of Object.entries(texts)) await writeFile(path.join(publicRoot, name), text);
}

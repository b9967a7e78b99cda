/**
 * `_headers` and `_redirects`, which Netlify and Cloudflare Pages read in the same syntax. Where they read it
 * differently the files are written so that both come to the same:
 *
 * - Cloudflare joins a header that several rules set; Netlify takes the last one. So no two rules set the same header,
 *   and revalidation is left to both hosts' own default, `caching.revalidated`.
 * - Neither lets a rule leave out what `/*` sets. So subresources carry the headers of pages too; both hosts speak HTTP/2
 *   and HTTP/3 with a table of the headers that were sent, where a repeated one costs a byte or two.
 * - Netlify takes no pattern after `*`. So files in the root whose names change with their content are named one by one.
 * - Cloudflare follows a redirect even where there is a file; Netlify only where there is none. So the projects'
 *   pages are first sent to themselves, which Netlify never comes to read.
 * - Former addresses have a page besides (files.ts), which Netlify serves instead of their rule.
 * - Netlify compares an address decoded, with the rule as it is written; Cloudflare encodes the letters of both. So they
 *   are written as letters; a space would end the address, and there the page leads on by itself.
 * - Netlify does not tell an address with a final slash from one without. So both lead straight to the page: a rule from
 *   the first to the second would go round in a circle where there is no page.
 * - Netlify takes final slashes off by itself and has no setting for it; Cloudflare needs a rule for each page.
 */
import { caching, favicon, type Headers, type Moved, pagesAmong, unknownProject, versionFile } from "./rules";

/** Cloudflare's limits, the narrower ones: developers.cloudflare.com/pages/configuration/{headers,redirects}. */
export const limits = { headerRules: 100, headerLine: 2000, redirects: 2000 };

/** Pictures must not have it (rules.ts), and no rule can leave it out for them. */
const ofPagesAlone = "Cross-Origin-Resource-Policy";

const immutableAddress = new RegExp(caching.immutableAddresses.join("|"), "u");

const notice = "# Written by every build from hosting/rules.ts.\n";

function checkLimit(what: string, value: number, limit: number): void {
  if (value > limit) throw new Error(`${what}: ${value}, where Cloudflare Pages takes at most ${limit}`);
}

const linesOf = (headers: readonly (readonly [name: string, value: string])[]) =>
  headers.map(([name, value]) => `  ${name}: ${value}\n`);

/**
 * @param files every file of the build, as paths relative to its folder
 * @throws Error beyond the limits of Cloudflare Pages
 */
export function headersFile(headers: Headers, files: readonly string[]): string {
  const everywhere = linesOf(Object.entries(headers).filter(([name]) => name !== ofPagesAlone));
  const addresses = files.map((file) => `/${file}`).filter((address) => immutableAddress.test(address));
  // A folder of immutable files is one rule, a file in the root another.
  const kept = new Set(addresses.map((address) => address.replace(/^(\/[^/]+\/).*$/u, "$1*")));
  checkLimit("Rules in _headers", kept.size + 2, limits.headerRules);
  checkLimit(
    "Longest line in _headers",
    Math.max(...everywhere.map(({ length }) => length)),
    limits.headerLine,
  );
  const rules = [...kept].map((address) => `${address}\n  Cache-Control: ${caching.immutable}\n`);
  const version = linesOf(Object.entries(versionFile.headers));
  return [notice, "/*\n", ...everywhere, ...rules, `${versionFile.address}\n`, ...version].join("");
}

/**
 * @param files every file of the build, as paths relative to its folder
 * @throws Error beyond the limits of Cloudflare Pages
 */
export function redirectsFile(files: readonly string[], moved: readonly Moved[]): string {
  const pages = pagesAmong(files);
  const { address, to, status } = unknownProject;
  const lines = [
    ...pages.filter((page) => page !== "/").map((page) => `${page}/ ${page} 301\n`),
    ...pages.filter((page) => address.test(page)).map((page) => `${page} ${page} 200\n`),
    ...moved.flatMap(({ fromPath, toPath }) =>
      ["", "/"].map((slash) => `${fromPath.replaceAll(" ", "%20")}${slash} ${toPath} 301\n`),
    ),
    `${favicon.address} ${favicon.to} ${favicon.status}\n`,
    `${to}/:slug ${to} ${status}\n`,
  ];
  checkLimit("Rules in _redirects", lines.length, limits.redirects);
  return [notice, ...lines].join("");
}

/**
 * `_headers` and `_redirects`, which Netlify and Cloudflare Pages read in the same syntax. Where they read it
 * differently the files are written so that both come to the same:
 *
 * - Cloudflare joins a header that several rules set; Netlify takes the last one. So no two rules set the same header,
 *   and revalidation is left to both hosts' own default, which is the one in nginx.conf.
 * - Neither lets a rule leave out what `/*` sets. So subresources carry the headers of pages too; both hosts speak HTTP/2
 *   and HTTP/3 with a table of the headers that were sent, where a repeated one costs a byte or two.
 * - Netlify takes no pattern after `*`. So files in the root whose names change with their content are named one by one.
 * - Cloudflare follows a redirect even where there is a file; Netlify only where there is none. So the pages that a
 *   redirect's pattern covers are first sent to themselves, which Netlify never comes to read.
 * - Netlify takes final slashes off by itself and cannot be told to, Cloudflare has to be told for each page.
 */
import { type HostingRules, matches } from "./rules";

/** Cloudflare's limits, the narrower ones: developers.cloudflare.com/pages/configuration/{headers,redirects}. */
export const limits = { headerRules: 100, headerLine: 2000, staticRedirects: 2000, redirectLine: 1000 };

/** For files whose name changes with their content. */
const immutable = "public, max-age=31536000, immutable";

/** Pictures, fonts and pictures for sharing; scripts and style sheets, such as /app-0f7698dc0a8624fe2b4c.js */
const immutableAddress = /^\/(?:static|social)\/|^\/[^/]+[-.][0-9a-f]{20}\.(?:js|css)$/u;

const notice = "# Written by every build from hosting/rules.ts.\n";

function checkLimit(what: string, value: number, limit: number): void {
  if (value > limit) throw new Error(`${what}: ${value}, where Cloudflare Pages takes at most ${limit}`);
}

const longest = (lines: readonly string[]) => Math.max(0, ...lines.map((line) => line.length));

/** A folder of immutable files is one rule, a file in the root another. */
const immutableRules = (files: readonly string[]) =>
  new Set(
    files
      .map((file) => `/${file}`)
      .filter((address) => immutableAddress.test(address))
      .map((address) => address.replace(/^(\/[^/]+\/).*$/u, "$1*")),
  );

/**
 * @param files every file of the build, as paths relative to its folder
 * @throws Error beyond the limits of Cloudflare Pages
 */
export function headersFile(rules: HostingRules, files: readonly string[]): string {
  const everywhere = Object.entries(rules.headers).map(([name, value]) => `  ${name}: ${value}`);
  const kept = [...immutableRules(files)];
  checkLimit("Rules in _headers", kept.length + 1, limits.headerRules);
  checkLimit("Longest line in _headers", longest(everywhere), limits.headerLine);
  const blocks = [
    ["/*", ...everywhere],
    ...kept.map((address) => [address, `  Cache-Control: ${immutable}`]),
  ];
  return `${notice}${blocks.map((lines) => `${lines.join("\n")}\n`).join("")}`;
}

/** @throws Error beyond the limits of Cloudflare Pages */
export function redirectsFile({ pages, redirects }: HostingRules): string {
  const withoutSlash = pages.filter((page) => page !== "/").map((page) => `${page}/ ${page} 301`);
  const toThemselves = pages
    .filter((page) => redirects.some(({ from }) => matches(from, page)))
    .map((page) => `${page} ${page} 200`);
  const lines = [
    ...withoutSlash,
    ...toThemselves,
    ...redirects.map(({ from, to, status }) => `${from} ${to} ${status}`),
  ];
  checkLimit("Rules in _redirects", lines.length, limits.staticRedirects);
  checkLimit("Longest line in _redirects", longest(lines), limits.redirectLine);
  return `${notice}${lines.join("\n")}\n`;
}

/**
 * Writes hosting/rules.ts as nginx's configuration, and as `_headers` and `_redirects` for Netlify and
 * Cloudflare Pages, which read these two files differently:
 *
 * - Cloudflare joins a header set by several rules, Netlify uses the last: no two rules set the same header,
 *   and `caching.revalidated`, the default of both, is left out. Drawings may have both policies or their own.
 * - Netlify allows no pattern after `*`: hashed files in the root are listed one by one.
 * - Cloudflare redirects even over an existing file: project pages are first rewritten to themselves (200).
 * - Cloudflare needs a rule for each final slash, Netlify ignores it: former addresses redirect from both.
 */
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { filesBelow } from "./files";
import {
  caching,
  drawingPolicy,
  fileHeaderNames,
  type Headers,
  type Moved,
  pagesAmong,
  unknownProject,
  versionFile,
} from "./rules";

const notice = "# Written by every build from hosting/rules.ts.\n";

// Narrower than Netlify's limits: developers.cloudflare.com/pages/configuration/{headers,redirects}.
function checkLimit(name: string, value: number, limit: number): void {
  if (value > limit) throw new Error(`${name}: ${value}, but Cloudflare Pages allows ${limit}`);
}

const printed = (headers: Headers, line: (name: string, value: string) => string) =>
  Object.entries(headers)
    .map(([name, value]) => line(name, value))
    .join("");
const drawingHeaders: Headers = { "Content-Security-Policy": drawingPolicy };

const linesOf = (headers: Headers) => Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);

// `/*` also covers scripts and pictures: no rule can remove one of its headers.
function headersFile(headers: Headers, files: readonly string[]): string {
  // Pictures must not have it (rules.ts).
  const { "Cross-Origin-Resource-Policy": _, ...everywhere } = headers;
  const immutable = new RegExp(caching.immutableAddresses.join("|"), "u");
  const addresses = files.map((file) => `/${file}`).filter((address) => immutable.test(address));
  const cached = new Set(addresses.map((address) => address.replace(/^(\/[^/]+\/).*$/u, "$1*")));
  // Netlify knows no `/*.svg`; the policy does no harm to the other files of /static/.
  const drawings = files.filter((file) => /^(?!static\/).*\.svg$/u.test(file)).map((file) => `/${file}`);
  // One rule an address: Cloudflare keeps only the last.
  const rules = new Map<string, Headers>([["/*", everywhere]]);
  for (const address of cached) rules.set(address, { "Cache-Control": caching.immutable });
  for (const address of ["/static/*", ...drawings])
    rules.set(address, { ...rules.get(address), ...drawingHeaders });
  rules.set(versionFile.address, versionFile.headers);
  checkLimit("Rules in _headers", rules.size, 100);
  const lines = [...rules].flatMap(([address, of]) => [`${address}\n`, ...linesOf(of)]);
  for (const line of lines) checkLimit("Line in _headers", line.trim().length, 2000);
  return notice + lines.join("");
}

function redirectsFile(files: readonly string[], moved: readonly Moved[]): string {
  const pages = pagesAmong(files);
  const { address, to, status } = unknownProject;
  const lines = [
    ...pages.filter((page) => page !== "/").map((page) => `${page}/ ${page} 301\n`),
    ...pages.filter((page) => address.test(page)).map((page) => `${page} ${page} 200\n`),
    ...moved.flatMap(({ fromPath, toPath }) =>
      // A space would end the address.
      ["", "/"].map((slash) => `${fromPath.replaceAll(" ", "%20")}${slash} ${toPath} 301\n`),
    ),
    `${to}/:slug ${to} ${status}\n`,
  ];
  checkLimit("Rules in _redirects", lines.length, 2000);
  return notice + lines.join("");
}

const nginxHeaders = (headers: Headers): string =>
  notice +
  printed(headers, (name, value) => `add_header ${name} "${value.replace(/[\\"]/gu, "\\$&")}" always;\n`);

function nginxFiles(headers: Headers, moved: readonly Moved[]): Record<string, string> {
  const cached = caching.immutableAddresses.map((address) => `    "~${address}" "${caching.immutable}";\n`);
  const ofVersion = printed(versionFile.headers, (name, value) => `    add_header ${name} "${value}";\n`);
  const redirects = moved.map(
    ({ fromPath, toPath }) => `location = "${fromPath}" {\n    return 301 ${toPath}$is_args$args;\n}\n`,
  );
  const ofFiles = Object.fromEntries(
    Object.entries(headers).filter(([name]) => fileHeaderNames.includes(name)),
  );
  return {
    "headers-pages.conf": nginxHeaders(headers),
    "headers-files.conf": nginxHeaders(ofFiles),
    "headers-drawings.conf": nginxHeaders({ ...ofFiles, ...drawingHeaders }),
    "cache.conf": `${notice}map $uri $site_caching {\n    default "${caching.revalidated}";\n${cached.join("")}}\n`,
    "rules.conf": `${notice}location = ${versionFile.address} {
    include site/headers-files.conf;
${ofVersion}}
location ~ "${unknownProject.address.source}" {
    try_files $uri/index.html @unknown_project;
}
location @unknown_project {
    return ${unknownProject.status} ${unknownProject.to};
}
${redirects.join("")}`,
  };
}

export async function writeHostFiles(headers: Headers, publicRoot: string, moved: readonly Moved[]) {
  const files = await filesBelow(publicRoot);
  const nginx = path.join(publicRoot, "..", ".deploy", "nginx");
  await writeFile(path.join(publicRoot, "_headers"), headersFile(headers, files));
  await writeFile(path.join(publicRoot, "_redirects"), redirectsFile(files, moved));
  await mkdir(nginx, { recursive: true });
  for (const [name, text] of Object.entries(nginxFiles(headers, moved)))
    await writeFile(path.join(nginx, name), text);
  await copyFile(path.resolve("hosting", "nginx.conf"), path.join(nginx, "nginx.conf"));
}

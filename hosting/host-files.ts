/**
 * Writes hosting/rules.ts as nginx's configuration, and as `_headers` and `_redirects` for Netlify and
 * Cloudflare Pages, which read these two files differently:
 *
 * - If several rules set a header, Cloudflare joins their values, and Netlify uses the last. So no two rules set the
 *   same header, except the policy of drawings, where both outcomes are safe: Netlify sends the drawings' policy
 *   alone, Cloudflare both policies. `caching.revalidated`, the default of both hosts, is left out.
 * - Netlify allows no pattern after `*`: hashed files in the root are listed one by one.
 * - Cloudflare redirects even where a file exists: earlier rules rewrite project pages to themselves (200).
 * - Cloudflare, unlike Netlify, distinguishes `/a` from `/a/`: former addresses have a rule for each.
 */
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { filesBelow } from "./files-below";
import {
  caching,
  drawingPolicy,
  fileHeaderNames,
  type HeaderFields,
  pagePathsAmong,
  type Redirect,
  unknownProject,
  versionFile,
} from "./rules";

const generatedComment = "# Written by every build from hosting/rules.ts.\n";

/**
 * Enforces Cloudflare's limits, which are narrower than Netlify's:
 * https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/.
 */
function checkLimit(name: string, value: number, limit: number): void {
  if (value > limit) throw new Error(`${name}: ${value}, but Cloudflare Pages allows ${limit}`);
}

const printHeaders = (headers: HeaderFields, formatLine: (name: string, value: string) => string) =>
  Object.entries(headers)
    .map(([name, value]) => formatLine(name, value))
    .join("");

const drawingHeaders: HeaderFields = { "Content-Security-Policy": drawingPolicy };

const firstFolderPattern = /^\/[^/]+\//u;

/** Returns one rule per path, because Cloudflare keeps only the last of several rules for one path. */
function headerRules(headers: HeaderFields, files: readonly string[]): Map<string, HeaderFields> {
  // `/*` also covers pictures, which must not have this header (rules.ts). Only Cloudflare, not Netlify, could remove
  // it from them (https://developers.cloudflare.com/pages/configuration/headers/#detach-a-header).
  const { "Cross-Origin-Resource-Policy": _, ...everywhere } = headers;
  const rules = new Map<string, HeaderFields>([["/*", everywhere]]);

  const immutablePattern = new RegExp(caching.immutablePathPatterns.join("|"), "u");
  const immutableFiles = files.map((file) => `/${file}`).filter((file) => immutablePattern.test(file));
  for (const file of immutableFiles) {
    const folder = firstFolderPattern.exec(file)?.[0];
    rules.set(folder ? `${folder}*` : file, { "Cache-Control": caching.immutable });
  }

  // Lists drawings one by one, because Netlify knows no `/*.svg`; in /static/, the policy harms no other file.
  const drawings = files.filter((file) => file.endsWith(".svg") && !file.startsWith("static/"));
  for (const pattern of ["/static/*", ...drawings.map((file) => `/${file}`)])
    rules.set(pattern, { ...rules.get(pattern), ...drawingHeaders });

  return rules.set(versionFile.path, versionFile.headers);
}

function headersFileText(headers: HeaderFields, files: readonly string[]): string {
  const rules = headerRules(headers, files);
  checkLimit("Rules in _headers", rules.size, 100);
  let text = generatedComment;
  for (const [pattern, ruleHeaders] of rules)
    text += `${pattern}\n${printHeaders(ruleHeaders, (name, value) => `  ${name}: ${value}\n`)}`;
  for (const line of text.split("\n")) checkLimit("Line in _headers", line.trim().length, 2000);
  return text;
}

function redirectsFileText(files: readonly string[], redirects: readonly Redirect[]): string {
  const pages = pagePathsAmong(files);
  const { pattern, to, status } = unknownProject;
  const lines: string[] = [];
  for (const page of pages.filter((one) => one !== "/")) lines.push(`${page}/ ${page} 301`);
  for (const page of pages.filter((one) => pattern.test(one))) lines.push(`${page} ${page} 200`);
  for (const { fromPath, toPath } of redirects) {
    // Encodes spaces, because a space would end the path.
    const from = fromPath.replaceAll(" ", "%20");
    lines.push(`${from} ${toPath} 301`, `${from}/ ${toPath} 301`);
  }
  lines.push(`${to}/:slug ${to} ${status}`);
  checkLimit("Rules in _redirects", lines.length, 2000);
  return `${generatedComment}${lines.join("\n")}\n`;
}

const nginxHeaders = (headers: HeaderFields): string =>
  generatedComment +
  printHeaders(
    headers,
    (name, value) => `add_header ${name} "${value.replace(/[\\"]/gu, "\\$&")}" always;\n`,
  );

function nginxCaching(): string {
  const lines = caching.immutablePathPatterns.map((pattern) => `    "~${pattern}" "${caching.immutable}";\n`);
  return `${generatedComment}map $uri $site_caching {\n    default "${caching.revalidated}";\n${lines.join("")}}\n`;
}

function nginxRules(redirects: readonly Redirect[]): string {
  const versionHeaders = printHeaders(
    versionFile.headers,
    (name, value) => `    add_header ${name} "${value}";\n`,
  );
  const locations = redirects.map(
    ({ fromPath, toPath }) => `location = "${fromPath}" {\n    return 301 ${toPath}$is_args$args;\n}\n`,
  );
  return `${generatedComment}location = ${versionFile.path} {
    include site/headers-files.conf;
${versionHeaders}}
location ~ "${unknownProject.pattern.source}" {
    try_files $uri/index.html @unknown_project;
}
location @unknown_project {
    return ${unknownProject.status} ${unknownProject.to};
}
${locations.join("")}`;
}

function nginxFiles(headers: HeaderFields, redirects: readonly Redirect[]): Record<string, string> {
  const fileHeaders = Object.fromEntries(
    Object.entries(headers).filter(([name]) => fileHeaderNames.includes(name)),
  );
  return {
    "headers-pages.conf": nginxHeaders(headers),
    "headers-files.conf": nginxHeaders(fileHeaders),
    "headers-drawings.conf": nginxHeaders({ ...fileHeaders, ...drawingHeaders }),
    "cache.conf": nginxCaching(),
    "rules.conf": nginxRules(redirects),
  };
}

export async function writeHostFiles(
  headers: HeaderFields,
  publicRoot: string,
  redirects: readonly Redirect[],
) {
  const files = await filesBelow(publicRoot);
  await writeFile(path.join(publicRoot, "_headers"), headersFileText(headers, files));
  await writeFile(path.join(publicRoot, "_redirects"), redirectsFileText(files, redirects));

  const nginx = path.join(publicRoot, "..", ".deploy", "nginx");
  await mkdir(nginx, { recursive: true });
  for (const [name, text] of Object.entries(nginxFiles(headers, redirects)))
    await writeFile(path.join(nginx, name), text);
  await copyFile(path.resolve("hosting", "nginx.conf"), path.join(nginx, "nginx.conf"));
}

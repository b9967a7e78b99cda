/** What nginx does with a request, from the rules of hosting; both outputs of `nginx.ts` hold it. */
import { block, contentTypes, limits, quoted, quotedPattern } from "./nginx-text";
import type { HostingRules } from "./rules";
import { fileStatuses } from "./subresources";

const refusedAddress = [
  "# Addresses that no browser sends by itself: two slashes or a backslash (a redirect would leave the site),",
  "# separators in disguise, steps upwards. The address as it was sent, before nginx tidies it.",
  String.raw`~*^[^?]*(?://|\\|#|%5c|%2f|%00|/(?:\.|%2e){1,2}(?:[/?]|$))`,
] as const;

const variableOf = (header: string) => `$site_${header.toLowerCase().replaceAll("-", "_")}`;

/** A header with an empty value is not sent. */
function pageHeaders({ headers, subresources }: HostingRules): string[] {
  const ofPages = Object.entries(headers).filter(([name]) => !subresources.headers.includes(name));
  return [
    "# What rules a page is not sent with the files that a page loads, but with errors in their place.",
    block("map $uri $site_kind", [
      "default page;",
      `${quotedPattern(`~${subresources.pattern}`)} subresource;`,
    ]),
    ...ofPages.map(([name, value]) =>
      block(`map "$status $site_kind" ${variableOf(name)}`, [
        "# nginx prepares some answers twice, the error after the file.",
        "volatile;",
        `default ${quoted(value)};`,
        ...fileStatuses.map((status) => `"${status} subresource" "";`),
      ]),
    ),
  ];
}

/** Variables of the whole `http` block; their names begin with `site_`, since a server may hold other sites. */
export function nginxVariables(rules: HostingRules): string[] {
  const { caching } = rules;
  const [why, and, pattern] = refusedAddress;
  return [
    why,
    and,
    block("map $request_uri $site_refused", ["default 0;", `${quotedPattern(pattern)} 1;`]),
    "# The address without its last slash, as it was sent: decoded, it could break the line of the header.",
    block("map $request_uri $site_without_slash", [
      "default /;",
      `${quotedPattern(String.raw`~^(?<site_path>/[^?]*[^/?])/(?<site_query>\?.*)?$`)} "$site_path$site_query";`,
    ]),
    "# Files whose name changes with their content never change under it.",
    block("map $uri $site_caching_by_name", [
      `default ${quoted(caching.revalidated)};`,
      ...caching.immutablePaths.map(
        (source) => `${quotedPattern(`~${source}`)} ${quoted(caching.immutable)};`,
      ),
    ]),
    "# An answer that is not the file itself is never kept.",
    block("map $status $site_caching", [
      `default ${quoted(caching.revalidated)};`,
      ...fileStatuses.map((status) => `${status} $site_caching_by_name;`),
    ]),
    ...pageHeaders(rules),
    block("map $status $site_allowed_methods", [`405 "GET, HEAD";`]),
    "# The log names no visitor: the last part of an address, or all but the first three of IPv6, is left out.",
    block("map $remote_addr $site_network", [
      "default -;",
      `${quotedPattern(String.raw`~^(?<site_ipv4>\d+\.\d+\.\d+)\.\d+$`)} "$site_ipv4.0";`,
      `${quotedPattern("~^(?<site_ipv6>[0-9a-f]*:[0-9a-f]*:[0-9a-f]*):")} "$site_ipv6::";`,
    ]),
    block("map $request_uri $site_asked", [
      `${quotedPattern("~^(?<site_asked_path>[^?]*)")} $site_asked_path;`,
    ]),
    `log_format site '$site_network [$time_iso8601] "$request_method $site_asked" $status $body_bytes_sent';`,
  ];
}

/** Pattern of the addresses of a redirect: `:name` stands for one segment without a dot, `*` for any rest. */
function addressPattern(from: string): string {
  const source = from
    .replace(/[\\^$.|?+()[\]{}]/gu, "\\$&")
    .replace(/:[a-z]+/gu, "[^/.]+")
    .replace(/\*/gu, ".*");
  return quotedPattern(`^${source}$`);
}

// A folder never answers by itself: nginx would send a visitor from /about to /about/.
const fileOf = "$uri $uri/index.html $uri.html";

function redirects(rules: HostingRules): string[] {
  return rules.redirects.flatMap(({ from, to, status }, index) => [
    block(`location ~ ${addressPattern(from)}`, [`try_files ${fileOf} @site_redirect_${index};`]),
    block(`location @site_redirect_${index}`, [`return ${status} ${quoted(to)};`]),
  ]);
}

/** The lines that add the rules' headers to every answer of the block they stand in. */
export const nginxHeaders = ({ headers, subresources }: HostingRules) =>
  Object.entries(headers).map(
    ([name, value]) =>
      `add_header ${name} ${subresources.headers.includes(name) ? quoted(value) : variableOf(name)} always;`,
  );

type Served = {
  /** Folder of the build, as nginx sees it. */
  root: string;
  /** Whether nginx has its brotli module. */
  brotli: boolean;
};

/** Everything inside `server { … }` but where it listens. */
export function nginxServing(rules: HostingRules, { root, brotli }: Served): string[] {
  return [
    `root ${quoted(root)};`,
    ...contentTypes,
    "",
    "# Errors included. No block below adds a header: it would lose these.",
    ...nginxHeaders(rules),
    "add_header Cache-Control $site_caching always;",
    "add_header Allow $site_allowed_methods always;",
    "",
    "server_tokens off;",
    "absolute_redirect off;",
    "autoindex off;",
    "log_not_found off;",
    "etag on;",
    "sendfile on;",
    "tcp_nopush on;",
    ...limits,
    "",
    "# The build has compressed its files already.",
    "gzip off;",
    "gzip_static on;",
    "gzip_vary on;",
    ...(brotli ? ["brotli_static on;"] : []),
    "",
    block("if ($site_refused)", ["return 400;"]),
    block('if ($request_method !~ "^(?:GET|HEAD)$")', ["return 405;"]),
    "",
    "error_page 404 /404.html;",
    block("location = /404.html", ["internal;"]),
    block("location = /", ["try_files /index.html =404;"]),
    "# Hidden files, the not-found page by its own address, the files meant for other hosts, compressed copies.",
    block(String.raw`location ~ "/\.(?!well-known(?:/|$))"`, ["return 404;"]),
    block(String.raw`location ~ "^/(?:404(?:/index\.html)?|_headers|_redirects)$|\.(?:br|gz)$"`, [
      "return 404;",
    ]),
    block("location ~ /$", ["return 301 $site_without_slash;"]),
    ...redirects(rules),
    block("location /", [`try_files ${fileOf} =404;`]),
  ];
}

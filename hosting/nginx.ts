/**
 * The configuration of nginx, from the rules that every host follows. Two outputs: a whole `nginx.conf` for
 * the tests and the container, and the site's own file for a Debian server, where nginx has one of its own.
 */
import { nginxHeaders, nginxServing, nginxVariables } from "./nginx-serving";
import { block, limits, quoted } from "./nginx-text";
import type { HostingRules } from "./rules";

export type NginxOptions = {
  /** Folder of the build, as nginx sees it. */
  root: string;
  /** As nginx writes them: `127.0.0.1:9100`, `8080`. */
  listen: readonly string[];
  /** Folder that nginx may write in: its pid and its temporary files. */
  folder: string;
  /** File of nginx's brotli module; without it only gzip is served. */
  brotliModule?: string;
  /** Who the workers run as, where nginx is started by root. */
  user?: string;
  /** Where requests are noted, without whole addresses of visitors; nowhere by default. */
  accessLog?: string;
};

/** A whole `nginx.conf`, which needs no root and no other file. */
export function nginxConfiguration(rules: HostingRules, options: NginxOptions): string {
  const { listen, folder, brotliModule, user, accessLog } = options;
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `${[
    ...(brotliModule ? [`load_module ${quoted(brotliModule)};`] : []),
    ...(user ? [`user ${quoted(user)};`] : []),
    "worker_processes auto;",
    `pid ${quoted(`${folder}/nginx.pid`)};`,
    "error_log stderr crit;",
    block("events", ["worker_connections 1024;"]),
    block("http", [
      ...temporary.map((name) => `${name}_temp_path ${quoted(`${folder}/${name}`)};`),
      ...nginxVariables(rules),
      accessLog ? `access_log ${quoted(accessLog)} site;` : "access_log off;",
      block("server", [
        ...listen.map((address) => `listen ${address} default_server;`),
        ...nginxServing(rules, { root: options.root, brotli: brotliModule !== undefined }),
      ]),
    ]),
  ].join("\n")}\n`;
}

/** The whole configuration inside the container of hosting/Containerfile, where only /tmp may be written. */
export const nginxForContainer = (rules: HostingRules): string =>
  nginxConfiguration(rules, {
    listen: ["8080"],
    root: "/srv/www",
    folder: "/tmp",
    brotliModule: "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so",
    accessLog: "/dev/stdout",
  });

/** What the site's file on a Debian server says of itself; the names of people's things are in Italian. */
const guide = [
  "# Scritto da ogni build, in base alle regole del sito: le modifiche fatte qui si perdono.",
  "# Come si usa: docs/pubblicazione.md. Servono i pacchetti nginx e libnginx-mod-http-brotli-static;",
  "# senza il secondo, togliere la riga brotli_static.",
];

const modernTls = [
  "ssl_protocols TLSv1.2 TLSv1.3;",
  "ssl_prefer_server_ciphers off;",
  "ssl_session_cache shared:site:10m;",
  "ssl_session_timeout 1d;",
  "ssl_session_tickets off;",
];

const listenPlain = ["listen 80;", "listen [::]:80;"];
const listenSecurely = ["listen 443 ssl http2;", "listen [::]:443 ssl http2;"];

export type DebianOptions = {
  /** Address of the published site, such as `https://www.studio-rilievi.example`. */
  siteUrl: string;
  /** Folder of the build on the server. */
  root: string;
};

/** The other name of a domain of one's own, which sends to the first: with `www.` or without. */
function otherName(host: string): string | undefined {
  if (host.startsWith("www.")) return host.slice("www.".length);
  return host.split(".").length === 2 ? `www.${host}` : undefined;
}

/**
 * The site's file for `/etc/nginx/sites-available/` of a Debian server: https with a certificate of certbot,
 * http and the name with or without `www.` redirected to the one address.
 */
export function nginxSite(rules: HostingRules, { siteUrl, root }: DebianOptions): string {
  const { hostname } = new URL(siteUrl);
  const other = otherName(hostname);
  const certificate = [
    "# Il certificato: certbot lo mette qui e lo rinnova.",
    `ssl_certificate /etc/letsencrypt/live/${hostname}/fullchain.pem;`,
    `ssl_certificate_key /etc/letsencrypt/live/${hostname}/privkey.pem;`,
    ...modernTls,
  ];
  const toSite = `return 301 https://${hostname}$request_uri;`;
  // The error log would name visitors whole: it is left to what stops the server from answering.
  const logs = [
    "access_log /var/log/nginx/site.access.log site;",
    "error_log /var/log/nginx/site.error.log crit;",
  ];
  return `${[
    ...guide,
    "",
    ...nginxVariables(rules),
    "",
    "# http: solo per rinnovare il certificato; tutto il resto passa a https.",
    block("server", [
      ...listenPlain,
      `server_name ${[hostname, other].filter(Boolean).join(" ")};`,
      "server_tokens off;",
      ...limits,
      ...logs,
      block("location /.well-known/acme-challenge/", ["root /var/www/html;"]),
      block("location /", [toSite]),
    ]),
    "",
    ...(other
      ? [
          block("server", [
            ...listenSecurely,
            `server_name ${other};`,
            ...certificate,
            ...logs,
            "server_tokens off;",
            ...limits,
            ...nginxHeaders(rules),
            toSite,
          ]),
          "",
        ]
      : []),
    block("server", [
      ...listenSecurely,
      `server_name ${hostname};`,
      ...certificate,
      ...logs,
      ...nginxServing(rules, { root, brotli: true }),
    ]),
  ].join("\n")}\n`;
}

/** The site's file for a Debian server, inside a configuration like Debian's own, with https and a certificate. */
import type { ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:http2";
import { tmpdir, userInfo } from "node:os";
import { join, resolve } from "node:path";
import { rulesOf } from "../../hosting/deploy-folder";
import { nginxSite } from "../../hosting/nginx";
import { block } from "../../hosting/nginx-text";
import { findNginx, freePort, launch, quit } from "../../hosting/run-nginx";
import { ask, type Place, type Request } from "./raw-http";
import { selfSigned } from "./self-signed";
import { publicFolder, readPage } from "./support";

const host = "www.studio.example";
const bare = "studio.example";
const rules = rulesOf(resolve(publicFolder));

let folder: string;
let nginx: ChildProcess;
let plain: Place;
let secure: Place;

/** The file as a build writes it, but for what the test's machine has elsewhere: ports, certificate, logs. */
function siteFile(brotli: boolean): string {
  const text = nginxSite(rules, { siteUrl: `https://${host}`, root: resolve(publicFolder) })
    .replaceAll("listen 80;", `listen 127.0.0.1:${plain.port};`)
    .replaceAll("listen 443 ssl", `listen 127.0.0.1:${secure.port} ssl`)
    .replaceAll(/ *listen \[::\].*;\n/gu, "")
    .replaceAll(`/etc/letsencrypt/live/${host}`, folder)
    .replaceAll("/var/log/nginx", folder)
    .replaceAll("/var/www/html", folder);
  return brotli ? text : text.replace("brotli_static on;", "");
}

/** What Debian's own nginx.conf says before it includes the files of the sites. */
function debianConfiguration(brotliModule: string | undefined): string {
  return [
    ...(brotliModule ? [`load_module ${brotliModule};`] : []),
    ...(process.getuid?.() === 0 ? [`user ${userInfo().username};`] : []),
    `pid ${folder}/nginx.pid;`,
    "events {}",
    block("http", [
      ...["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      ),
      "sendfile on;",
      "tcp_nopush on;",
      "types_hash_max_size 2048;",
      "default_type application/octet-stream;",
      "ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;",
      "ssl_prefer_server_ciphers on;",
      "gzip on;",
      `include ${folder}/site.conf;`,
    ]),
  ].join("\n");
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "nginx-debian-"));
  plain = { port: await freePort() };
  secure = { port: await freePort(), secure: true };
  const { path, brotliModule } = findNginx();
  const { certificate, key } = selfSigned(host);
  writeFileSync(join(folder, "fullchain.pem"), certificate);
  writeFileSync(join(folder, "privkey.pem"), key);
  mkdirSync(join(folder, ".well-known", "acme-challenge"), { recursive: true });
  writeFileSync(join(folder, ".well-known", "acme-challenge", "token"), "certbot");
  writeFileSync(join(folder, "site.conf"), siteFile(brotliModule !== undefined));
  writeFileSync(join(folder, "nginx.conf"), debianConfiguration(brotliModule));
  nginx = await launch(path, folder);
});
afterAll(async () => {
  await quit(nginx);
  rmSync(folder, { recursive: true });
});

const overHttp = (target: string, request?: Request) => ask(plain, target, { host, ...request });
const overHttps = (target: string, request?: Request) => ask(secure, target, { host, ...request });

it.each([host, bare])("http://%s leads to the one address, over https", async (name) => {
  const { status, headers } = await overHttp("/about/?a=1", { host: name });
  expect([status, headers.location]).toEqual([301, `https://${host}/about/?a=1`]);
});

it("no path leads from http to another host", async () => {
  for (const target of ["//evil.example", String.raw`/\evil.example`, "/@evil.example", "/%0d%0aX: y"]) {
    const { headers } = await overHttp(target.replace(" ", "%20"), { host: "evil.example" });
    expect(headers.location).toMatch(/^https:\/\/www\.studio\.example\//u);
  }
});

it("answers certbot over http", async () => {
  expect((await overHttp("/.well-known/acme-challenge/token")).body.toString()).toBe("certbot");
});

it("the name without www leads to the one address, with the headers", async () => {
  const { status, headers } = await overHttps("/about", { host: bare });
  expect([status, headers.location]).toEqual([301, `https://${host}/about`]);
  expect(headers["strict-transport-security"]).toBe(rules.headers["Strict-Transport-Security"]);
});

it("the site is served over https with its headers and its compressed files", async () => {
  const { status, headers, body } = await overHttps("/about");
  expect(status).toBe(200);
  expect(body.toString()).toBe(readPage("/about").source);
  for (const [name, value] of Object.entries(rules.headers)) expect(headers[name.toLowerCase()]).toBe(value);
  const { headers: compressed } = await overHttps("/about", { headers: { "Accept-Encoding": "gzip" } });
  // A weak ETag would mean that nginx compressed the page anew.
  expect(compressed.etag).toMatch(/^"/u);
  expect(compressed["content-encoding"]).toBe("gzip");
});

it("keeps the rules of addresses over https", async () => {
  expect((await overHttps("/about/")).headers.location).toBe("/about");
  expect((await overHttps("/sconosciuta")).status).toBe(404);
  expect((await overHttps("/portfolio/sconosciuto")).headers.location).toBe("/portfolio");
  expect((await overHttps("//evil.example/")).status).toBe(400);
  expect((await overHttps(`/${"a".repeat(8000)}`)).status).toBe(414);
});

it("speaks HTTP/2", async () => {
  const session = connect(`https://127.0.0.1:${secure.port}`, {
    rejectUnauthorized: false,
    servername: host,
  });
  const status = await new Promise((resolveStatus, reject) => {
    session.on("error", reject);
    const request = session.request({ ":path": "/about", ":authority": host });
    request.on("error", reject);
    request.on("response", (headers) => resolveStatus(headers[":status"]));
    request.resume().end();
  });
  session.destroy();
  expect(status).toBe(200);
});

it("the log names no visitor and no query", async () => {
  await overHttps("/about?nome=Rossi");
  const log = readFileSync(join(folder, "site.access.log"), "utf8");
  expect(log).toMatch(/^127\.0\.0\.0 \[[^\]]+\] "GET \/about" 200 \d+$/mu);
  expect(log).not.toMatch(/127\.0\.0\.1|Rossi/u);
});

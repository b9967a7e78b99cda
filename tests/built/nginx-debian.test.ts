/**
 * The site on a Debian server, inside a configuration like Debian's own: what is not the container's, which
 * nginx.test.ts proves. One address, https with a certificate, the log.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { freePort, launch, type Nginx } from "../nginx";
import { ask, expectNamesNoVisitor, type Request } from "./ask";
import { builtHeaders, publicFolder, readBuilt } from "./support";

const host = "www.studio.example";
const ours = readFileSync(join(__dirname, "..", "..", "hosting", "nginx-debian.conf"), "utf8");

let nginx: Nginx;
let plainPort: number;
let securePort: number;

/** nginx-debian.conf with a name of its own, as docs/pubblicazione.md has it copied, and the places of this machine. */
const siteFile = (folder: string, brotli: string) =>
  ours
    .replaceAll("studio-rilievi.example", "studio.example")
    .replace("listen 80;", `listen 127.0.0.1:${plainPort};`)
    .replace("listen 443 ssl", `listen 127.0.0.1:${securePort} ssl`)
    .replaceAll(/ *listen \[::\].*;\n/gu, "")
    .replaceAll(/\/etc\/letsencrypt\/live\/\S+\/(?=fullchain|privkey)|\/var\/log\/nginx\//gu, `${folder}/`)
    .replace("/var/www/html", folder)
    .replace("/var/www/sito", resolve(publicFolder))
    .replace("brotli_static on;", brotli && "brotli_static on;");

/** What Debian's own nginx.conf says before it includes the files of the sites. */
const configuration = (folder: string, brotliModule = "") => `
${brotliModule && `load_module ${brotliModule};`}
pid ${folder}/nginx.pid;
events {}
http {
    ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
    sendfile on;
    tcp_nopush on;
    types_hash_max_size 2048;
    default_type application/octet-stream;
    ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;
    ssl_prefer_server_ciphers on;
    gzip on;
    ${siteFile(folder, brotliModule)}
}`;

beforeAll(async () => {
  [plainPort, securePort] = [await freePort(), await freePort()];
  nginx = await launch(publicFolder, (folder, brotliModule) => {
    for (const name of ["fullchain.pem", "privkey.pem"])
      copyFileSync(join(__dirname, "fixtures", "self-signed.pem"), join(folder, name));
    const challenges = join(folder, ".well-known", "acme-challenge");
    mkdirSync(challenges, { recursive: true });
    writeFileSync(join(challenges, "token"), "certbot");
    return configuration(folder, brotliModule);
  });
});
afterAll(() => nginx.close());

const over = (protocol: string, target: string, request?: Request) =>
  ask({ port: protocol === "http" ? plainPort : securePort, secure: protocol === "https" }, target, {
    host,
    ...request,
  });

it("answers certbot over http", async () => {
  const { body } = await over("http", "/.well-known/acme-challenge/token");
  expect(body.toString()).toBe("certbot");
});

it.each([
  ["http", host, "/about/?a=1"],
  ["http", "evil.example", "//evil.example"],
  ["https", "studio.example", "/about"],
  ["https", "evil.example", String.raw`/\evil.example`],
])("%s://%s%s leads to the one address", async (protocol, name, target) => {
  const { status, headers } = await over(protocol, target, { host: name });
  expect([status, headers.location]).toEqual([301, `https://${host}${target}`]);
  expect("strict-transport-security" in headers).toBe(protocol === "https");
});

it("serves the site over https, with its headers and the build's own compression; the log names no visitor", async () => {
  const { status, headers, body } = await over("https", "/about?nome=Rossi");
  expect([status, body.toString()]).toEqual([200, readBuilt("about/index.html")]);
  for (const [name, value] of Object.entries(builtHeaders())) expect(headers[name.toLowerCase()]).toBe(value);
  const compressed = (await over("https", "/about", { headers: { "Accept-Encoding": "gzip" } })).headers;
  // A weak ETag would mean that nginx compressed the page anew.
  expect([compressed["content-encoding"], compressed.etag?.[0]]).toEqual(["gzip", '"']);
  expectNamesNoVisitor(readFileSync(join(nginx.folder, "site.access.log"), "utf8"));
});

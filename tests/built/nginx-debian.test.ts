/** The site on a Debian server, inside a configuration like Debian's own, with https and a certificate. */
import type { ChildProcess } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { connect } from "node:http2";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { deployFolderOf } from "../../hosting/host-files";
import { findNginx, freePort, launch, quit } from "../nginx";
import { ask, type Request } from "./ask";
import { builtHeaders, publicFolder, readBuilt } from "./support";

const project = join(__dirname, "..", "..");
const host = "www.studio-rilievi.example";
const site = `https://${host}`;

let folder: string;
let nginx: ChildProcess;
let plainPort: number;
let securePort: number;

/** nginx-debian.conf with the places of this machine. */
const siteFile = (brotli: boolean) =>
  readFileSync(join(project, "hosting", "nginx-debian.conf"), "utf8")
    .replace("listen 80;", `listen 127.0.0.1:${plainPort};`)
    .replace("listen 443 ssl", `listen 127.0.0.1:${securePort} ssl`)
    .replaceAll(/ *listen \[::\].*;\n/gu, "")
    .replaceAll(/\/etc\/letsencrypt\/live\/\S+\/(?=fullchain|privkey)|\/var\/log\/nginx\//gu, `${folder}/`)
    .replace("/var/www/html", folder)
    .replace("/var/www/sito", resolve(publicFolder))
    .replace("brotli_static on;", brotli ? "brotli_static on;" : "");

/** What Debian's own nginx.conf says before it includes the files of the sites. */
const debianConfiguration = (brotliModule: string | undefined) => `
${brotliModule ? `load_module ${brotliModule};` : ""}
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
    include ${folder}/site.conf;
}`;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "nginx-debian-"));
  [plainPort, securePort] = [await freePort(), await freePort()];
  const { path, brotliModule } = findNginx();
  for (const name of ["fullchain.pem", "privkey.pem"])
    copyFileSync(join(__dirname, "fixtures", "self-signed.pem"), join(folder, name));
  const token = join(folder, ".well-known", "acme-challenge", "token");
  mkdirSync(dirname(token), { recursive: true });
  writeFileSync(token, "certbot");
  writeFileSync(join(folder, "site.conf"), siteFile(brotliModule !== undefined));
  writeFileSync(join(folder, "nginx.conf"), debianConfiguration(brotliModule));
  symlinkSync(join(deployFolderOf(resolve(publicFolder)), "nginx"), join(folder, "sito"));
  nginx = await launch(path, folder);
});
afterAll(async () => {
  await quit(nginx);
  rmSync(folder, { recursive: true });
});

const overHttp = (target: string, request?: Request) =>
  ask({ port: plainPort }, target, { host, ...request });
const overHttps = (target: string, request?: Request) =>
  ask({ port: securePort, secure: true }, target, { host, ...request });

it.each([
  ["http", host, "/about/?a=1"],
  ["http", "studio-rilievi.example", "/about"],
  ["http", "evil.example", "//evil.example"],
  ["https", "studio-rilievi.example", "/about"],
  ["https", "evil.example", String.raw`/\evil.example`],
])("%s://%s%s leads to the one address", async (protocol, name, target) => {
  const { status, headers } = await (protocol === "http" ? overHttp : overHttps)(target, { host: name });
  expect([status, headers.location]).toEqual([301, `${site}${target}`]);
  expect("strict-transport-security" in headers).toBe(protocol === "https");
});

it("answers certbot over http", async () => {
  expect((await overHttp("/.well-known/acme-challenge/token")).body.toString()).toBe("certbot");
});

it("serves the site over https: its pages, headers, compressed files and rules of addresses", async () => {
  const { status, headers, body } = await overHttps("/about");
  expect(status).toBe(200);
  expect(body.toString()).toBe(readBuilt("about/index.html"));
  for (const [name, value] of Object.entries(builtHeaders())) expect(headers[name.toLowerCase()]).toBe(value);
  const compressed = (await overHttps("/about", { headers: { "Accept-Encoding": "gzip" } })).headers;
  // A weak ETag would mean that nginx compressed the page anew.
  expect([compressed["content-encoding"], compressed.etag?.[0]]).toEqual(["gzip", '"']);
  expect((await overHttps("/about/")).headers.location).toBe("/about");
  expect((await overHttps("/sconosciuta")).status).toBe(404);
  expect((await overHttps("//evil.example/")).status).toBe(400);
  expect((await overHttps(`/${"a".repeat(8000)}`)).status).toBe(414);
});

it("speaks HTTP/2", async () => {
  const session = connect(`https://127.0.0.1:${securePort}`, { rejectUnauthorized: false });
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

/**
 * The site on a Debian server, inside a configuration like Debian's own: what is not the container's, which
 * nginx.test.ts proves. One address, https with a certificate, HTTP/2, the log.
 */
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
import { join, resolve } from "node:path";
import { deployFolderOf } from "../../hosting/host-files";
import { findNginx, freePort, launch, quit } from "../nginx";
import { ask, type Request } from "./ask";
import { builtHeaders, publicFolder, readBuilt } from "./support";

const project = join(__dirname, "..", "..");
const host = "www.studio.example";

let folder: string;
let nginx: ChildProcess;
let plainPort: number;
let securePort: number;

/** nginx-debian.conf with a name of its own, as docs/pubblicazione.md has it copied, and the places of this machine. */
const siteFile = (brotli: boolean) =>
  readFileSync(join(project, "hosting", "nginx-debian.conf"), "utf8")
    .replaceAll("studio-rilievi.example", "studio.example")
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
  const challenges = join(folder, ".well-known", "acme-challenge");
  mkdirSync(challenges, { recursive: true });
  writeFileSync(join(challenges, "token"), "certbot");
  writeFileSync(join(folder, "site.conf"), siteFile(brotliModule !== undefined));
  writeFileSync(join(folder, "nginx.conf"), debianConfiguration(brotliModule));
  symlinkSync(join(deployFolderOf(resolve(publicFolder)), "nginx"), join(folder, "sito"));
  nginx = await launch(path, folder);
});
afterAll(async () => {
  await quit(nginx);
  rmSync(folder, { recursive: true });
});

const over = (protocol: string, target: string, request?: Request) =>
  ask({ port: protocol === "http" ? plainPort : securePort, secure: protocol === "https" }, target, {
    host,
    ...request,
  });

it.each([
  ["http", host, "/about/?a=1"],
  ["http", "studio.example", "/about"],
  ["http", "evil.example", "//evil.example"],
  ["https", "studio.example", "/about"],
  ["https", "evil.example", String.raw`/\evil.example`],
])("%s://%s%s leads to the one address", async (protocol, name, target) => {
  const { status, headers } = await over(protocol, target, { host: name });
  expect([status, headers.location]).toEqual([301, `https://${host}${target}`]);
  expect("strict-transport-security" in headers).toBe(protocol === "https");
});

it("answers certbot over http", async () => {
  const { body } = await over("http", "/.well-known/acme-challenge/token");
  expect(body.toString()).toBe("certbot");
});

it("serves the site over https, with its headers and the build's own compression; the log names no visitor", async () => {
  const { status, headers, body } = await over("https", "/about?nome=Rossi");
  expect([status, body.toString()]).toEqual([200, readBuilt("about/index.html")]);
  for (const [name, value] of Object.entries(builtHeaders())) expect(headers[name.toLowerCase()]).toBe(value);
  const compressed = (await over("https", "/about", { headers: { "Accept-Encoding": "gzip" } })).headers;
  // A weak ETag would mean that nginx compressed the page anew.
  expect([compressed["content-encoding"], compressed.etag?.[0]]).toEqual(["gzip", '"']);
  expect((await over("https", "/about/")).headers.location).toBe("/about");
  const log = readFileSync(join(folder, "site.access.log"), "utf8");
  expect(log).toMatch(/^127\.0\.0\.0 \[[^\]]+\] "GET \/about" 200 \d+$/mu);
  expect(log).not.toMatch(/127\.0\.0\.1|Rossi/u);
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

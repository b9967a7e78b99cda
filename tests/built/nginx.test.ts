import { once } from "node:events";
import * as fs from "node:fs";
import * as http from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { caching, drawingPolicy, fileHeaderNames, pagePathsAmong, versionFile } from "../../hosting/rules";
import { type NginxServer, startNginx } from "../nginx";
import { formerPaths } from "./content";
import { builtFiles, builtHeaders, publicFolder, readBuilt, readBuiltBytes } from "./support";

const pageHeaders = builtHeaders();
const files = builtFiles("");
const { immutable, revalidated } = caching;
const secret = "Non per i visitatori";

let folder: string;
let server: NginxServer;

// Uses node:http, because `fetch` would normalise the path.
async function get(path: string, options: http.RequestOptions = {}) {
  const request = http.request(server.url, { ...options, path, agent: false });
  const [response] = (await once(request.end(), "response")) as [http.IncomingMessage];
  const values = Object.entries(response.headersDistinct).map(([name, all = []]) => [name, all.join()]);
  const headers: Record<string, string> = Object.fromEntries(values);
  return { status: response.statusCode, headers, body: await buffer(response) };
}
type PageResponse = Awaited<ReturnType<typeof get>>;

beforeAll(async () => {
  folder = fs.mkdtempSync(join(tmpdir(), "site-"));
  const root = join(folder, "site");
  fs.mkdirSync(root);
  fs.symlinkSync(resolve(publicFolder, "..", ".deploy"), join(folder, ".deploy"));
  for (const name of fs.readdirSync(publicFolder))
    fs.symlinkSync(resolve(publicFolder, name), join(root, name));
  for (const name of ["site/.env", "package.json"]) fs.writeFileSync(join(folder, name), secret);
  server = await startNginx({ root, port: 0 });
});
afterAll(async () => {
  await server.close();
  fs.rmSync(folder, { recursive: true });
});

const script = files.find((name) => /^island-form-.*\.js$/u.test(name)) ?? "";

const siteHeadersOf = ({ headers }: PageResponse) =>
  Object.keys(pageHeaders).filter((name) => headers[name.toLowerCase()] === pageHeaders[name]);

function expectPage(response: PageResponse): void {
  expect(siteHeadersOf(response)).toEqual(Object.keys(pageHeaders));
  expect(response.headers["cache-control"]).toBe(revalidated);
  expect(response.headers.server).toBe("nginx");
  expect(response.headers.location ?? "/").toMatch(/^\/(?!\/)/u);
  expect(response.body.toString("latin1")).not.toMatch(
    new RegExp(`${secret}|nginx/\\d|<title>Index of`, "u"),
  );
}

it.each(pagePathsAmong(files))("%s serves its page, and redirects from a trailing slash", async (page) => {
  const response = await get(page);
  expect([response.status, response.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
  expect(response.body.toString()).toBe(readBuilt(join(page, "index.html")));
  expectPage(response);
  if (page === "/") return;
  const slashResponse = await get(`${page}/?a=1&b=%20/`);
  expect([slashResponse.status, slashResponse.headers.location]).toEqual([301, `${page}?a=1&b=%20/`]);
  expectPage(slashResponse);
});

// Must not be in hosting.test, which gates publication: a studio may start lower (docs/pubblicazione.md, 6).
it("HSTS lasts at least half a year", () => {
  const [seconds] = /(?<=^max-age=)\d+/u.exec(pageHeaders["Strict-Transport-Security"] ?? "") ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(15_768_000);
});

it("redirects as Netlify and Cloudflare Pages do by _redirects", async () => {
  const rules = [...readBuilt("_redirects").matchAll(/^(?<from>\/\S*) (?<to>\S+) (?<status>\d+)$/gmu)];
  expect(rules).not.toEqual([]);
  for (const { groups: { from = "", to, status } = {} } of rules) {
    const requested = encodeURI(decodeURI(from).replace(/:\w+/u, "sconosciuto"));
    // nginx first redirects to the path without a trailing slash.
    const response = await get(
      formerPaths.some((one) => from === `${one.from}/`) ? requested.slice(0, -1) : requested,
    );
    const { location = from } = response.headers;
    expect([from, response.status, location]).toEqual([from, Number(status), to]);
  }
});

const unknownPaths = `/sconosciuta /about/oltre /404 /404.html /static /static/sconosciuto.js /portfolio/foto.jpg
  /portfolio/sconosciuto/oltre /_headers /_redirects /index.html.gz /.env /%2eenv /about/.htpasswd
  /.well-known/sconosciuto /a%0d%0aX-Own:%20b /%252e%252e/package.json /..;/package.json
  //evil.example/../404.html#/`;
// Crafted paths, which no browser sends: other hosts, parent folders, encoded separators.
const refusedPaths = String.raw`//evil.example //evil.example/ /\evil.example/ /%5Cevil.example/
  /%2fevil.example/ /./ /%2e/ /about#/ /about/../../package.json /%2E%2e/package.json
  /services%2F..%2F..%2Fevil /a//b%0d%0aX:y /about%00.html /%zz`;
const withStatus = (paths: string, status: number) =>
  paths.split(/\s+/u).map((requested): [string, number] => [requested, status]);

const requests: [target: string, status: number, location?: string][] = [
  ["/about?from=menu&x=%2f..//", 200],
  ["http://evil.example/about", 200],
  ["http://evil.example/about/", 301, "/about"],
  ["//about", 301, "/about"],
  ["/services//catasto?a=//b", 301, "/services/catasto?a=//b"],
  ["/services/catasto//", 301, "/services/catasto"],
  ["/services%2Fcatasto/", 301, "/services/catasto"],
  ["///", 301, "/"],
  ["//evil.example/%2f..", 301, "/"],
  ["/%2F/%2fevil/", 301, "/evil"],
  ["/portfolio/sconosciuto?a=1", 302, "/portfolio"],
  ["/portfolio/progetto-di-prima?a=1", 301, "/portfolio/progetto-dei-test?a=1"],
  ["/Lavori/progetto_1.html", 301, "/portfolio/progetto-dei-test"],
  ["/lavori/progetto_1.html", 404],
  ["/perch%c3%a9-noi/?a=1", 301, "/perch%c3%a9-noi?a=1"],
  ["/perch%c3%a9-noi?a=1", 301, "/portfolio/progetto-dei-test?a=1"],
  ["/Chi%20Siamo.html", 301, "/portfolio/progetto-dei-test"],
  ["/index.html", 301, "/"],
  ["/index.php/perch%C3%A9", 301, "/"],
  // The path stays encoded: decoded, it would inject a header line.
  ["/%0d%0aSet-Cookie:a=b/", 301, "/%0d%0aSet-Cookie:a=b"],
  ["/@evil.example/", 301, "/@evil.example"],
  ["/https:evil/", 301, "/https:evil"],
  ...withStatus(unknownPaths, 404),
  ["/a".repeat(1500), 404],
  ...withStatus(refusedPaths, 400),
  [`/about?${"a".repeat(17_000)}`, 414],
];

it.each(requests)("responds to %s with %i", async (...[target, status, location]) => {
  const response = await get(target, { headers: { Host: "evil.example" } });
  expect([response.status, response.headers.location]).toEqual([status, location]);
  expect(response.headers).not.toHaveProperty("set-cookie");
  expectPage(response);
  if (status >= 400) expect(response.body.toString()).toBe(readBuilt("404.html"));
});

it("accepts cookies of other sites of the domain, and explains what is too long", async () => {
  for (const [length, status] of [
    [8192, 200],
    [17_000, 400],
  ]) {
    const response = await get("/about", { headers: { Cookie: `a=${"b".repeat(Number(length))}` } });
    expect(response.status).toBe(status);
    expectPage(response);
  }
});

it("rejects methods other than GET and HEAD, for pages and files", async () => {
  for (const method of ["POST", "OPTIONS", "TRACE"])
    for (const target of ["/contact", `/${script}`]) {
      const response = await get(target, { method });
      expect([response.status, response.headers.allow]).toEqual([405, "GET, HEAD"]);
      expect(response.body.toString()).toBe(readBuilt("404.html"));
      expectPage(response);
    }
});

describe("files", () => {
  const isImmutable = (url: string) =>
    readBuilt("_headers").includes(
      `\n${url.replace(/^(\/(?:static|islands)\/).*/u, "$1*")}\n  Cache-Control: ${immutable}`,
    );
  const isLoadedByPages = (name: string) => !/\.(?:html|pdf|txt|xml)$/u.test(name);

  it("have their type, the caching of the other hosts, and only the headers that they need", async () => {
    const servedFiles = files.filter(
      (file) =>
        !/^[._]|^404|^versione|\.(?:br|gz)$/u.test(file) &&
        !formerPaths.some(({ from }) => from === `/${file}`),
    );
    for (const name of servedFiles) {
      const response = await get(encodeURI(`/${name}`), { method: "HEAD" });
      const { "content-type": type, "cache-control": cache, location } = response.headers;
      const expected = isLoadedByPages(name) ? fileHeaderNames : Object.keys(pageHeaders);
      const expectedCache = isImmutable(`/${name}`) ? immutable : revalidated;
      expect([name, response.status, location, cache]).toEqual([name, 200, undefined, expectedCache]);
      expect([name, type]).not.toEqual([name, "application/octet-stream"]);
      expect([name, siteHeadersOf(response).toSorted()]).toEqual([name, expected.toSorted()]);
      if (name.endsWith(".svg")) expect(response.headers["content-security-policy"]).toBe(drawingPolicy);
    }
  });

  it("are revalidated without a body if unchanged", async () => {
    const url = `/${script}`;
    const { headers } = await get(url);
    const again = await get(url, { headers: { "If-None-Match": headers.etag ?? "" } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it("are compressed for clients that accept it, else plain", async () => {
    const decode = { br: brotliDecompressSync, gzip: gunzipSync, plain: (body: Buffer) => body };
    const best = server.hasBrotli ? "br" : "gzip";
    const encodings = { "gzip, deflate, br, zstd": best, gzip: "gzip", "br;q=0, gzip;q=0": "plain" } as const;
    for (const [accept, encoding] of Object.entries(encodings))
      for (const name of ["about/index.html", script, "sconosciuta"]) {
        const { headers, body } = await get(`/${name}`, { headers: { "Accept-Encoding": accept } });
        const { "content-encoding": sent = "plain", vary } = headers;
        expect([name, sent, vary]).toEqual([name, encoding, "Accept-Encoding"]);
        const file = readBuiltBytes(name === "sconosciuta" ? "404.html" : name);
        expect(decode[encoding](body).equals(file)).toBe(true);
      }
  });

  it("versione.json is neither cached nor indexed", async () => {
    const { status, headers } = await get(versionFile.path);
    const expected = Object.entries(versionFile.headers).map(([name, value]) => [name.toLowerCase(), value]);
    expect([status, headers]).toEqual([200, expect.objectContaining(Object.fromEntries(expected))]);
  });
});

it("logs neither the visitor's IP address nor the query", async () => {
  await get("/about?nome=Rossi");
  const log = fs.readFileSync(join(server.folder, "access.log"), "utf8");
  expect(log).toMatch(/^127\.0\.0\.0 \[[^\]]+\] "GET \/about" 200 \d+$/mu);
  expect(log).not.toMatch(/127\.0\.0\.1|Rossi/u);
});

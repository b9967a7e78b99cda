/** The build behind a real nginx with the generated configuration: addresses, headers, caching, bytes. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { type NginxSite, startNginxSite } from "./nginx-site";
import type { Answer, Request } from "./raw-http";
import { builtFiles, builtRoutes, publicFolder } from "./support";

let site: NginxSite;
const get = (target: string, request?: Request) => site.get(target, request);

beforeAll(async () => {
  site = await startNginxSite();
});
afterAll(() => site.close());

const pages = builtRoutes().filter((route) => route !== "/404");
const built = (name: string) => readFileSync(join(publicFolder, name));
const pageFile = (route: string) => (route === "/" ? "index.html" : `${route.slice(1)}/index.html`);
const notFoundPage = () => built("404.html");
const hash = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
const headersOf = (answer: Answer) =>
  Object.fromEntries(
    Object.keys(site.rules.headers).map((name) => [name, answer.headers[name.toLowerCase()]]),
  );

const everyFile = builtFiles("");

/** The first file of the build with such a name: a name with a hash is not known here. */
function fileLike(pattern: RegExp): string {
  const found = everyFile.find((name) => pattern.test(name));
  if (!found) throw new Error(`The build has no file like ${pattern}`);
  return found;
}

describe("addresses", () => {
  it.each(pages)("%s is its page, at once", async (route) => {
    const answer = await get(route);
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(hash(answer.body)).toBe(hash(built(pageFile(route))));
  });

  it("finds a page with a query too", async () => {
    expect((await get("/about?from=menu&x=%2f..//")).status).toBe(200);
  });

  it.each(pages.filter((route) => route !== "/"))(
    "%s/ drops the slash and keeps the query",
    async (route) => {
      const answer = await get(`${route}/?a=1&b=%20/`);
      expect(answer.status).toBe(301);
      expect(answer.headers.location).toBe(`${route}?a=1&b=%20/`);
    },
  );

  it.each([
    "/sconosciuta",
    "/about/oltre",
    "/404",
    "/404.html",
    "/404/index.html",
    "/services/sconosciuto",
    "/static",
    "/page-data",
    "/static/sconosciuto.js",
    "/portfolio/sconosciuto/oltre",
    "/portfolio/foto.jpg",
    "/_headers",
    "/_redirects",
    "/index.html.gz",
    "/index.html.br",
    "/.nojekyll",
    "/.well-known/sconosciuto",
    "/%C3%A8",
    "/a%0d%0aX-Own:%20b",
  ])("%s is the not-found page, with its status", async (target) => {
    const answer = await get(target);
    expect(answer.status).toBe(404);
    expect(hash(answer.body)).toBe(hash(notFoundPage()));
    expect(answer.headers["x-own"]).toBeUndefined();
  });

  it("sends an unknown project to the portfolio", async () => {
    const answer = await get("/portfolio/sconosciuto?a=1");
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toBe("/portfolio");
  });

  it("serves what has to be under /.well-known", async () => {
    expect((await get("/.well-known/security.txt")).body.toString()).toContain("Contact:");
  });

  it.each(["/", "/about", "/favicon.svg"])("HEAD %s is GET without its body", async (target) => {
    const [whole, head] = [await get(target), await get(target, { method: "HEAD" })];
    expect(head.body).toHaveLength(0);
    expect({ ...head.headers, date: "" }).toEqual({ ...whole.headers, date: "" });
  });

  it("answers HEAD for an unknown address without the page", async () => {
    expect(await get("/sconosciuta", { method: "HEAD" })).toMatchObject({
      status: 404,
      body: Buffer.alloc(0),
    });
  });

  it.each(["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "PROPFIND"])(
    "refuses %s",
    async (method) => {
      expect((await get("/contact", { method })).status).toBe(405);
    },
  );

  it("says which methods there are", async () => {
    expect((await get("/contact", { method: "POST" })).headers.allow).toBe("GET, HEAD");
    expect((await get("/contact")).headers.allow).toBeUndefined();
  });
});

describe("headers", () => {
  const requests: readonly { status: number; target: string; request?: Request }[] = [
    { status: 200, target: "/" },
    { status: 200, target: "/sitemap.xml" },
    { status: 301, target: "/about/" },
    { status: 302, target: "/portfolio/sconosciuto" },
    { status: 304, target: "/about", request: { headers: { "If-None-Match": "*" } } },
    { status: 400, target: "//evil.example" },
    { status: 404, target: "/sconosciuta" },
    { status: 405, target: "/about", request: { method: "POST" } },
    { status: 413, target: "/about", request: { headers: { "Content-Length": "2" } } },
    { status: 414, target: `/${"a".repeat(8000)}` },
  ];
  it.each(requests)("come whole with $status", async ({ status, target, request }) => {
    const answer = await get(target, request);
    expect(answer.status).toBe(status);
    expect(headersOf(answer)).toEqual(site.rules.headers);
    expect(answer.repeated).toEqual([]);
    expect(answer.headers.server).toBe("nginx");
  });

  it.each([/^app-.*\.js$/u, /^styles.*\.css$/u, /page-data\.json$/u, /\.avif$/u, /\.woff2$/u, /\.mp4$/u])(
    "those of pages stay away from what a page loads: %s",
    async (pattern) => {
      const { rules } = site;
      const name = fileLike(pattern);
      const kept = Object.fromEntries(
        Object.entries(rules.headers).map(([header, value]) => [
          header,
          rules.subresources.headers.includes(header) ? value : undefined,
        ]),
      );
      const requests: Request[] = [
        {},
        { headers: { "If-None-Match": "*" } },
        { headers: { Range: "bytes=0-9" } },
      ];
      const answers = await Promise.all(requests.map((request) => get(`/${name}`, request)));
      expect(answers.map(({ status }) => status)).toEqual([200, 304, 206]);
      for (const answer of answers) expect(headersOf(answer)).toEqual(kept);
      // Another file's name, or none: an error is a page.
      expect(headersOf(await get(`/x${name}`))).toEqual(rules.headers);
    },
  );

  it("keeps only what changes its name with its content", async () => {
    const { caching } = site.rules;
    const cacheOf = async (target: string, request?: Request) =>
      (await get(target, request)).headers["cache-control"];
    for (const name of [fileLike(/^app-.*\.js$/u), fileLike(/\.avif$/u), fileLike(/\.woff2$/u)]) {
      expect(await cacheOf(`/${name}`)).toBe(caching.immutable);
      expect(await cacheOf(`/${name}`, { headers: { "If-None-Match": "*" } })).toBe(caching.immutable);
    }
    const changing = ["/", "/about", "/about/", "/page-data/about/page-data.json", "/portfolio/sconosciuto"];
    for (const target of [...changing, "/static/sconosciuto.js", "/manifest.webmanifest"]) {
      expect(await cacheOf(target)).toBe(caching.revalidated);
    }
    expect(await cacheOf(`/${fileLike(/^app-.*\.js$/u)}`, { method: "POST" })).toBe(caching.revalidated);
  });

  it.each([
    [/^app-.*\.js$/u, "text/javascript; charset=utf-8"],
    [/^styles.*\.css$/u, "text/css; charset=utf-8"],
    [/page-data\.json$/u, "application/json; charset=utf-8"],
    [/\.webmanifest$/u, "application/manifest+json; charset=utf-8"],
    [/\.svg$/u, "image/svg+xml; charset=utf-8"],
    [/\.avif$/u, "image/avif"],
    [/\.jpg$/u, "image/jpeg"],
    [/\.png$/u, "image/png"],
    [/\.woff2$/u, "font/woff2"],
    [/\.mp4$/u, "video/mp4"],
    [/\.webm$/u, "video/webm"],
  ])("a file like %s has its type", async (pattern, type) => {
    expect((await get(`/${fileLike(pattern)}`, { method: "HEAD" })).headers["content-type"]).toBe(type);
  });

  it("knows the type of every file", async () => {
    const extensions = new Set(everyFile.map((name) => /[^./]+$/u.exec(name)?.[0] ?? ""));
    const served = [...extensions].filter(
      (extension) => !/^(?:br|gz|_headers|_redirects|nojekyll)$/u.test(extension),
    );
    for (const extension of served) {
      const name = fileLike(new RegExp(`\\.${extension}$`, "u"));
      const { headers } = await get(`/${name}`, { method: "HEAD" });
      expect([name, headers["content-type"]]).not.toEqual([name, "application/octet-stream"]);
    }
  });
});

describe("bytes", () => {
  /** What nginx sends to a browser that accepts these; without its brotli module it has only gzip. */
  const sentTo = (accepted: string) =>
    ["br", "gzip"].find((name) => accepted.includes(name) && (name !== "br" || site.server.brotli));
  const decode = (body: Buffer, encoding: string | undefined) =>
    encoding === "br" ? brotliDecompressSync(body) : encoding === "gzip" ? gunzipSync(body) : body;

  it.each(["br", "gzip", "gzip, deflate, br, zstd"])(
    "every file that the build has compressed comes so to a browser that accepts %s",
    async (accepted) => {
      const compressed = everyFile.filter((name) => name.endsWith(".gz")).map((name) => name.slice(0, -3));
      expect(compressed.length).toBeGreaterThan(pages.length);
      for (const name of compressed.filter((file) => !file.startsWith("404"))) {
        const { headers, body } = await get(`/${name}`, { headers: { "Accept-Encoding": accepted } });
        expect([name, headers["content-encoding"]]).toEqual([name, sentTo(accepted)]);
        expect([name, headers.vary]).toEqual([name, "Accept-Encoding"]);
        expect([name, hash(decode(body, headers["content-encoding"]))]).toEqual([name, hash(built(name))]);
      }
    },
  );

  it.each(["identity", "br;q=0, gzip;q=0", "zstd"])(
    "to one that accepts %s the file as it is",
    async (accepted) => {
      const { headers, body } = await get("/about", { headers: { "Accept-Encoding": accepted } });
      expect(headers["content-encoding"]).toBeUndefined();
      expect(headers.vary).toBe("Accept-Encoding");
      expect(hash(body)).toBe(hash(built("about/index.html")));
    },
  );

  it("sends the not-found page compressed too", async () => {
    const { status, headers, body } = await get("/sconosciuta", { headers: { "Accept-Encoding": "gzip" } });
    expect([status, headers["content-encoding"]]).toEqual([404, "gzip"]);
    expect(hash(gunzipSync(body))).toBe(hash(notFoundPage()));
  });

  it("does not send twice what a browser has", async () => {
    for (const encoding of ["br", "gzip", "identity"]) {
      const accept = { "Accept-Encoding": encoding };
      const { etag = "", "last-modified": modified = "" } = (await get("/about", { headers: accept }))
        .headers;
      const conditions = { "If-None-Match": etag, "If-Modified-Since": modified };
      for (const [name, value] of Object.entries(conditions)) {
        const answer = await get("/about", { headers: { ...accept, [name]: value } });
        expect(answer).toMatchObject({ status: 304, body: Buffer.alloc(0) });
        expect(answer.headers.etag).toBe(etag);
      }
      expect((await get("/about", { headers: { ...accept, "If-None-Match": '"other"' } })).status).toBe(200);
    }
  });

  it("gives each encoding an ETag of its own", async () => {
    const accepted = site.server.brotli ? ["br", "gzip", "identity"] : ["gzip", "identity"];
    const tags = accepted.map(
      async (encoding) => (await get("/about", { headers: { "Accept-Encoding": encoding } })).headers.etag,
    );
    expect(new Set(await Promise.all(tags)).size).toBe(accepted.length);
  });

  it.each([/\.mp4$/u, /\.webm$/u])("a video %s is sent in parts", async (pattern) => {
    const name = fileLike(pattern);
    const video = built(name);
    expect((await get(`/${name}`)).headers["accept-ranges"]).toBe("bytes");

    const part = await get(`/${name}`, { headers: { Range: "bytes=1000-1999" } });
    expect(part.status).toBe(206);
    expect(part.headers["content-range"]).toBe(`bytes 1000-1999/${video.length}`);
    expect(part.body.equals(video.subarray(1000, 2000))).toBe(true);

    const end = await get(`/${name}`, { headers: { Range: "bytes=-500" } });
    expect(end.body.equals(video.subarray(-500))).toBe(true);

    const beyond = await get(`/${name}`, { headers: { Range: `bytes=${video.length}-` } });
    expect(beyond.status).toBe(416);
    // nginx adds the headers twice to this one answer, with the same values.
    expect(headersOf(beyond)).toEqual(site.rules.headers);
  });

  it("compresses nothing by itself: what the build left as it is, nginx does too", async () => {
    const small = everyFile.find(
      (name) => /\.(?:json|svg|txt)$/u.test(name) && !existsSync(join(publicFolder, `${name}.gz`)),
    );
    const { headers, body } = await get(`/${small}`, { headers: { "Accept-Encoding": "gzip, br" } });
    expect(headers["content-encoding"]).toBeUndefined();
    expect(hash(body)).toBe(hash(built(small ?? "")));
  });
});

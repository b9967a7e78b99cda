/** The server that the browser tests run over; on a small build of its own. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { caching } from "../../hosting/caching";
import { deployFolderOf } from "../../hosting/deploy-folder";
import type { HostingRules } from "../../hosting/rules";
import { type StaticServer, startServer } from "../../hosting/serve";
import { subresources } from "../../hosting/subresources";

const { immutable: forever, revalidated } = caching;
const rules: HostingRules = {
  headers: {
    "X-Frame-Options": "DENY",
    "Content-Security-Policy": "default-src 'self'",
    "X-Content-Type-Options": "nosniff",
  },
  subresources,
  caching,
  redirects: [{ from: "/portfolio/:slug", to: "/portfolio", status: 302 }],
  pages: ["/", "/about", "/portfolio", "/portfolio/ponte"],
};
const script = "console.log('è')";
const files: Record<string, string | Buffer> = {
  "index.html": "home",
  "about/index.html": "about",
  "portfolio/index.html": "portfolio",
  "portfolio/ponte/index.html": "ponte",
  "404.html": "not found",
  "404/index.html": "not found",
  _headers: "/*",
  "robots.txt": "Qualità",
  "page-data/about/page-data.json": "{}",
  "static/photo-0a1b.avif": "picture",
  "app-0123456789abcdef0123.js": script,
  "app-0123456789abcdef0123.js.gz": gzipSync(script),
  "app-0123456789abcdef0123.js.br": brotliCompressSync(script),
  ".secret": "secret",
};

let root: string;
let server: StaticServer;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "served-build-"));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  server = await startServer({ root, port: 0, rules });
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

/** Sends the path as it is written; `fetch` would tidy it first. */
function get(path: string, { method = "GET", headers = {} } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(server.url, { path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    })
      .on("error", reject)
      .end();
  });
}

describe("pages", () => {
  it.each([
    ["/", "home"],
    ["/about", "about"],
    ["/about?from=menu", "about"],
    ["/portfolio/ponte", "ponte"],
  ])("%s is served at once", async (path, body) => {
    const answer = await get(path);
    expect(answer).toMatchObject({ status: 200, body });
    expect(answer.headers["content-type"]).toBe("text/html;charset=utf-8");
    expect(answer.headers["cache-control"]).toBe(revalidated);
  });

  it("drops a final slash with a permanent redirect that keeps the query", async () => {
    const answer = await get("/about/?a=1");
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe("/about?a=1");
  });

  it.each([
    "/nowhere",
    "/about/nowhere",
    "/404",
    "/404.html",
    "/404/index.html",
    "/_headers",
    "/app-0123456789abcdef0123.js.br",
    "/nowhere-0123456789abcdef0123.js",
    "/page-data",
  ])("%s is the not-found page, with its status, and not kept", async (path) => {
    const answer = await get(path);
    expect(answer).toMatchObject({ status: 404, body: "not found" });
    expect(answer.headers["cache-control"]).toBe(revalidated);
  });

  it("sends an unknown project to /portfolio", async () => {
    const answer = await get("/portfolio/sconosciuto");
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toBe("/portfolio");
  });

  it.each(["/portfolio/sconosciuto/oltre", "/portfolio/photo.jpg"])(
    "%s is not taken for a project",
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it("answers HEAD without a body", async () => {
    expect(await get("/about", { method: "HEAD" })).toMatchObject({ status: 200, body: "" });
    expect(await get("/nowhere", { method: "HEAD" })).toMatchObject({ status: 404, body: "" });
  });

  it("refuses other methods", async () => {
    const answer = await get("/contact", { method: "POST" });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe("GET, HEAD");
  });
});

describe("files", () => {
  it.each([
    ["/app-0123456789abcdef0123.js", "text/javascript; charset=utf-8", forever],
    ["/static/photo-0a1b.avif", "image/avif", forever],
    ["/robots.txt", "text/plain; charset=utf-8", revalidated],
    ["/page-data/about/page-data.json", "application/json", revalidated],
  ])("%s carries its type and caching", async (path, type, caching) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe(type);
    expect(headers["cache-control"]).toBe(caching);
  });

  it.each([
    ["br", "br"],
    ["gzip", "gzip"],
    ["gzip, deflate, br", "br"],
    ["identity", undefined],
  ])("a browser that accepts %s gets %s", async (accepted, encoding) => {
    const { headers } = await get("/app-0123456789abcdef0123.js", {
      headers: { "accept-encoding": accepted },
    });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect(headers.vary).toBe("Accept-Encoding");
  });

  it("is not sent twice: its ETag answers 304", async () => {
    const { etag } = (await get("/about")).headers;
    const answer = await get("/about", { headers: { "if-none-match": String(etag) } });
    expect(answer).toMatchObject({ status: 304, body: "" });
    expect(answer.headers["cache-control"]).toBe(revalidated);
  });
});

describe("the headers of the site", () => {
  it.each(["/", "/about/", "/nowhere", "/portfolio/sconosciuto", "/.secret", "/nowhere.js"])(
    "come whole with %s",
    async (path) => {
      expect((await get(path)).headers).toMatchObject({
        "x-frame-options": "DENY",
        "content-security-policy": "default-src 'self'",
        "x-content-type-options": "nosniff",
      });
    },
  );

  it("leave those of pages away from what a page loads, confirmations included", async () => {
    const file = "/app-0123456789abcdef0123.js";
    const whole = await get(file);
    const confirmed = await get(file, { headers: { "if-none-match": String(whole.headers.etag) } });
    expect([whole.status, confirmed.status]).toEqual([200, 304]);
    for (const { headers } of [whole, confirmed]) {
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers).not.toHaveProperty("x-frame-options");
      expect(headers).not.toHaveProperty("content-security-policy");
    }
  });
});

describe("paths that no link of the site has", () => {
  it.each([
    "/../package.json",
    "/about/../../package.json",
    "/%2e%2e/package.json",
    "/..%2fpackage.json",
    "/..%5cpackage.json",
    "/.secret",
    "//example.com/",
    "/about//",
    "/%",
    "/%00",
    "*",
  ])("%s is refused", async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(400);
    expect(body).not.toContain("secret");
  });
});

it("says clearly that there is no build", async () => {
  await expect(startServer({ root: join(root, "about"), port: 0 })).rejects.toThrow(
    'Run "npm run build" first.',
  );
});

it("reads the rules that the build has left beside itself, and says clearly when there are none", async () => {
  await expect(startServer({ root, port: 0 })).rejects.toThrow('Run "npm run build" first.');
  mkdirSync(deployFolderOf(root));
  writeFileSync(join(deployFolderOf(root), "rules.json"), JSON.stringify(rules));
  try {
    const other = await startServer({ root, port: 0 });
    await other.close();
  } finally {
    rmSync(deployFolderOf(root), { recursive: true });
  }
});

it("says clearly that the port is taken", async () => {
  await expect(startServer({ root, rules, port: Number(new URL(server.url).port) })).rejects.toThrow(
    "EADDRINUSE",
  );
});

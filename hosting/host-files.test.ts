import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeHostFiles } from "./host-files";
import { drawingPolicy, type HeaderFields, headersOfPages, type Redirect } from "./rules";

const hashed = "app-0123456789abcdef0123.js";
const islandProps = "islands/0123456789abcdef0123.json";
const files = [
  ...["index.html", "404.html", "404/index.html", "about/index.html", "portfolio/ponte/index.html"],
  ...["favicon.svg", "static/a.svg", hashed, "app.js", islandProps],
];

let folder: string;
let root: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "host-files-"));
  root = path.join(folder, "public");
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), "<style>p{}</style>");
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

async function written(headers: HeaderFields, redirects: readonly Redirect[] = []) {
  await writeHostFiles(headers, root, redirects);
  const read = (name: string) => readFileSync(path.join(root, name), "utf8");
  return {
    headers: read("_headers").split("\n").slice(1, -1),
    redirects: read("_redirects").split("\n").slice(1, -1),
  };
}

const policies = { "Content-Security-Policy": 'a "b"', "X-Content-Type-Options": "nosniff" };

test("writes one rule a path for Netlify and Cloudflare Pages: hashed files for ever, drawings their policy", async () => {
  const { headers } = await written({ ...policies, "Cross-Origin-Resource-Policy": "same-origin" });
  const immutable = "  Cache-Control: public, max-age=31536000, immutable";
  const ofDrawings = `  Content-Security-Policy: ${drawingPolicy}`;
  expect(drawingPolicy).toMatch(/^default-src 'none';.*; sandbox$/u);
  expect(headers).toEqual([
    ...["/*", '  Content-Security-Policy: a "b"', "  X-Content-Type-Options: nosniff"],
    ...[`/${hashed}`, immutable],
    ...["/islands/*", immutable],
    ...["/static/*", immutable, ofDrawings],
    ...["/favicon.svg", ofDrawings],
    ...["/versione.json", "  Cache-Control: no-store", "  X-Robots-Tag: noindex"],
    "  Access-Control-Allow-Origin: *",
  ]);
});

test("redirects final slashes, former paths and unknown projects, but no existing page", async () => {
  const { redirects } = await written({}, [{ fromPath: "/chi siamo", toPath: "/about" }]);
  expect(redirects).toEqual([
    ...["/about/ /about 301", "/portfolio/ponte/ /portfolio/ponte 301"],
    "/portfolio/ponte /portfolio/ponte 200",
    ...["/chi%20siamo /about 301", "/chi%20siamo/ /about 301"],
    "/portfolio/:slug /portfolio 302",
  ]);
});

test("no line, rule or redirect is beyond what Cloudflare Pages allows", async () => {
  await written({ Policy: "a".repeat(1992) });
  await expect(written({ Policy: "a".repeat(1993) })).rejects.toThrow("Line in _headers: 2001");
  const redirects = Array.from({ length: 1000 }, (_, index) => ({ fromPath: `/${index}`, toPath: "/" }));
  await expect(written({}, redirects)).rejects.toThrow("Rules in _redirects: 2004");
  for (let index = 0; index < 100; index += 1) writeFileSync(path.join(root, `${index}.svg`), "");
  await expect(written({})).rejects.toThrow("Rules in _headers");
});

test("headers allow the pages' inline code, and no permission", async () => {
  const headers = await headersOfPages(root, { frameOrigins: [], formApiBase: "" });
  expect(headers["Content-Security-Policy"]).toMatch(/style-src 'self' 'sha256-[^']+';/u);
  expect(headers["Permissions-Policy"]).toMatch(/camera=\(\), .*usb=\(\)$/u);
  expect(headers["Referrer-Policy"]).toBe("strict-origin-when-cross-origin");
});

/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { hostingRules, matches } from "./rules";
import { headersOfFile, subresources } from "./subresources";

test.each([
  ["/portfolio/:slug", "/portfolio/ponte", true],
  ["/portfolio/:slug", "/portfolio", false],
  ["/portfolio/:slug", "/portfolio/", false],
  ["/portfolio/:slug", "/portfolio/ponte/oltre", false],
  ["/portfolio/:slug", "/portfolio/ponte.jpg", false],
  ["/vecchio.html", "/vecchio.html", true],
  ["/vecchio.html", "/vecchioxhtml", false],
])("%s stands for %s: %s", (from, address, expected) => {
  expect(matches(from, address)).toBe(expected);
});

test("the rules are those of the pages of the build", async () => {
  const root = await mkdtemp(path.join(os.tmpdir(), "rules-"));
  try {
    const pages = [
      "index.html",
      "404.html",
      "404/index.html",
      "services/index.html",
      "services/catasto/index.html",
    ];
    for (const page of [...pages, "services.html"]) {
      await mkdir(path.dirname(path.join(root, page)), { recursive: true });
      await writeFile(path.join(root, page), "<script>a()</script>");
    }
    // Gatsby keeps the data of the not-found page in a folder of this name.
    await mkdir(path.join(root, "page-data/404.html"), { recursive: true });

    const rules = await hostingRules(root, { frameOrigins: ["https://frame.example"], formOrigin: "" });
    expect(rules.pages).toEqual(["/", "/services", "/services/catasto"]);
    expect(rules.headers["Content-Security-Policy"]).toMatch(/script-src 'self' 'sha256-[^']+';/u);
    expect(rules.headers["Permissions-Policy"]).toContain('fullscreen=(self "https://frame.example")');
    expect(rules.headers["Permissions-Policy"]).toContain("camera=()");
    expect(JSON.parse(JSON.stringify(rules))).toEqual(rules);
  } finally {
    await rm(root, { recursive: true });
  }
});

describe("a file that pages load", () => {
  const headers = { "Content-Security-Policy": "default-src 'none'", "X-Content-Type-Options": "nosniff" };
  const bare = { "X-Content-Type-Options": "nosniff" };

  test.each([
    "/app-0f7698dc0a8624fe2b4c.js",
    "/static/a/b/ponte.avif",
    "/page-data/about/page-data.json",
    "/favicon.svg",
  ])("%s goes without what rules a page", (address) => {
    expect(headersOfFile(address, { headers, subresources })).toEqual(bare);
  });

  test.each([
    "/",
    "/about",
    "/about.html",
    "/a.svg",
    "/a/favicon.svg",
    "/sitemap.xml",
    "/robots.txt",
    "/a.pdf",
    "/js",
  ])("%s is a page, or becomes one when it is opened", (address) => {
    expect(headersOfFile(address, { headers, subresources })).toEqual(headers);
  });
});

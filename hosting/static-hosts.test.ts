/** @jest-environment node */
import { caching } from "./caching";
import type { HostingRules } from "./rules";
import { headersFile, limits, redirectsFile } from "./static-hosts";
import { subresources } from "./subresources";

const rules: HostingRules = {
  headers: { "X-Frame-Options": "DENY", "Referrer-Policy": "no-referrer" },
  subresources,
  caching,
  redirects: [{ from: "/portfolio/:slug", to: "/portfolio", status: 302 }],
  pages: ["/", "/portfolio", "/portfolio/ponte"],
};
const withoutNotice = (file: string) => file.split("\n").slice(1).join("\n");

test("_headers: one rule for everything, and one for each immutable folder or file", () => {
  const files = ["index.html", "app-0f7698dc0a8624fe2b4c.js", "static/a/b.avif", "static/c.woff2", "sw.js"];
  expect(withoutNotice(headersFile(rules, files))).toBe(
    `/*
  X-Frame-Options: DENY
  Referrer-Policy: no-referrer
/app-0f7698dc0a8624fe2b4c.js
  Cache-Control: ${caching.immutable}
/static/*
  Cache-Control: ${caching.immutable}
`,
  );
});

test("_redirects: final slashes, the pages that a pattern covers, the pattern", () => {
  expect(withoutNotice(redirectsFile(rules))).toBe(
    `/portfolio/ /portfolio 301
/portfolio/ponte/ /portfolio/ponte 301
/portfolio/ponte /portfolio/ponte 200
/portfolio/:slug /portfolio 302
`,
  );
});

test("a file longer than Cloudflare Pages takes is refused", () => {
  const long = { ...rules, headers: { "X-Long": "x".repeat(limits.headerLine) } };
  expect(() => headersFile(long, [])).toThrow("Longest line in _headers");
  const chunks = Array.from(
    { length: limits.headerRules },
    (_, i) => `app-${String(i).padStart(20, "0")}.js`,
  );
  expect(() => headersFile(rules, chunks)).toThrow("Rules in _headers: 101");
  const pages = Array.from({ length: limits.staticRedirects }, (_, i) => `/${i}`);
  expect(() => redirectsFile({ ...rules, pages })).toThrow("Rules in _redirects: 2001");
});

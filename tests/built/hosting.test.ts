/** What a build holds for its hosts: headers, redirects, pages in both places, and nothing that no visitor needs. */
import { createHash } from "node:crypto";
import { expectedRoutes, moved } from "./content";
import { builtFiles, builtHeaders, readBuilt } from "./support";

const headers = builtHeaders();
const files = builtFiles("");
const pages = expectedRoutes.filter((route) => route !== "/404");
/** What the policy allows for one kind of thing. */
const allowed = (directive: string) =>
  new RegExp(`${directive} ([^;]*)`, "u").exec(headers["Content-Security-Policy"] ?? "")?.[1]?.split(" ");

it.each(["script", "style"])("the policy allows each inline %s by its hash, and nothing else", (tag) => {
  const inline = new RegExp(`<${tag}(?<attributes>[^>]*)>(?<text>[^]+?)</${tag}>`, "gu");
  const texts = builtFiles(".html")
    .flatMap((file) => [...readBuilt(file).matchAll(inline)])
    .filter(({ groups }) => !/application\/(?:ld\+)?json/u.test(groups?.attributes ?? ""))
    .map(({ groups }) => groups?.text ?? "");
  const hashes = [...new Set(texts)].map((text) => createHash("sha256").update(text).digest("base64"));
  expect(hashes.length).toBeGreaterThan(0);
  const sources = ["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)];
  expect(allowed(`${tag}-src`)?.toSorted()).toEqual(sources.toSorted());
});

it("the other headers are those that Mozilla's Observatory gives full marks for; for HSTS see nginx.test", () => {
  expect(headers).toMatchObject({
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  });
});

it("_headers gives every address all headers of the site, but the one that would keep pictures from other sites", () => {
  const [, everywhere = ""] = /^\/\*\n((?: {2}.+\n)+)/mu.exec(readBuilt("_headers")) ?? [];
  const { "Cross-Origin-Resource-Policy": _, ...others } = headers;
  const lines = Object.entries(others).map(([name, value]) => `  ${name}: ${value}\n`);
  expect(everywhere).toBe(lines.join(""));
});

it("_redirects takes the slash off every page, sends former addresses and unknown projects on, and who asks for an icon to it", () => {
  const [, ...lines] = readBuilt("_redirects").trim().split("\n");
  const projects = pages.filter((page) => page.startsWith("/portfolio/"));
  expect(lines.toSorted()).toEqual(
    [
      ...pages.filter((page) => page !== "/").map((page) => `${page}/ ${page} 301`),
      // Before the pattern: Cloudflare Pages follows it even where there is a file.
      ...projects.map((page) => `${page} ${page} 200`),
      ...moved.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]),
      "/favicon.ico /icons/icon-48.png 302",
      "/portfolio/:slug /portfolio 302",
    ].toSorted(),
  );
  expect(lines.at(-1)).toBe("/portfolio/:slug /portfolio 302");
});

it("every page is also by the side of its folder, with its compressed copies", () => {
  for (const page of pages.filter((route) => route !== "/").map((route) => route.slice(1))) {
    expect(readBuilt(`${page}.html`)).toBe(readBuilt(`${page}/index.html`));
    expect(files).toEqual(expect.arrayContaining([`${page}.html.br`, `${page}.html.gz`]));
  }
});

it("nothing is published that no visitor needs", () => {
  const useless = /\.map$|^webpack\.stats|^chunk-map|^~|^_gatsby\/|dev-404-page|\.(?:ts|tsx)$/u;
  expect(files.filter((file) => useless.test(file))).toEqual([]);
  // GitHub Pages would otherwise pass the site through Jekyll.
  const hidden = [".nojekyll", ".well-known/security.txt"];
  expect(files.filter((file) => /(?:^|\/)\./u.test(file))).toEqual(hidden);
});

it("nothing of the form editor, or of the line that npm start shows, is published", () => {
  const texts = files.filter((file) => /\.(?:html|js|json|css|txt|xml)$/u.test(file));
  const others = /sveltia|x-redazione|content-status|versione\.json/iu;
  expect(texts.filter((file) => others.test(readBuilt(file)))).toEqual([]);
});

it("versione.json says which version it is, as far as git knows", () => {
  const { commit, built } = JSON.parse(readBuilt("versione.json"));
  expect(commit ?? "0".repeat(40)).toMatch(/^[0-9a-f]{40}$/u);
  expect(new Date(built).toISOString()).toBe(built);
});

it("the licences of what the scripts are made from are published", () => {
  const text = readBuilt("licenze-terze-parti.txt");
  const titles = text.match(/^\S+(?= \d+\.\d+\.\d+ \(.+\)$)/gmu) ?? [];
  const expected = ["react-dom", "@emailjs/browser", "gatsby", "@fontsource-variable/manrope"];
  expect(titles).toEqual(expect.arrayContaining(expected));
  expect(text).toContain("SIL OPEN FONT LICENSE");
});

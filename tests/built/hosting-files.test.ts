/** What a build holds for each host, read as that host reads it (static-hosts.ts). */
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { cacheControlFor } from "../../hosting/caching";
import { limits } from "../../hosting/static-hosts";
import { expectedRoutes } from "./content";
import { cloudflare, gitHubPages, headersFor, netlify, parseHeaders, parseRedirects } from "./static-hosts";
import { builtFiles, builtRules, readBuilt, readBuiltBytes } from "./support";

const rules = builtRules();
const files = builtFiles("");
const fileSet = new Set(files);
const headersText = readBuilt("_headers");
const redirects = parseRedirects(readBuilt("_redirects"));
const pages = expectedRoutes.filter((route) => route !== "/404");

describe("the rules", () => {
  it("know every page of the content", () => {
    expect(rules.pages).toEqual(pages.toSorted());
  });
});

describe("_headers", () => {
  const headerRules = parseHeaders(headersText);

  it("stays within the limits of Cloudflare Pages", () => {
    expect(headerRules.length).toBeLessThanOrEqual(limits.headerRules);
    expect(Math.max(...headersText.split("\n").map(({ length }) => length))).toBeLessThanOrEqual(
      limits.headerLine,
    );
  });

  it("has no pattern that Netlify does not take: nothing after *", () => {
    expect(headerRules.filter(({ path }) => /\*./u.test(path))).toEqual([]);
  });

  it.each(["/", "/about", "/nowhere", "/static/x.avif", "/page-data/app-data.json"])(
    "gives %s every header of the site",
    (path) => {
      const found = headersFor(headerRules, path);
      for (const [name, value] of Object.entries(rules.headers))
        expect(found.get(name.toLowerCase())).toBe(value);
    },
  );

  it("lets browsers keep exactly the files whose names change with their content", () => {
    // Where no rule says otherwise both hosts have a file revalidated at each use.
    const kept = (file: string) =>
      headersFor(headerRules, `/${file}`).get("cache-control") ?? rules.caching.revalidated;
    expect(files.filter((file) => kept(file) !== cacheControlFor(`/${file}`))).toEqual([]);
  });
});

describe.each([
  ["Cloudflare Pages", (path: string) => cloudflare(redirects, fileSet, path)],
  ["Netlify", (path: string) => netlify(redirects, fileSet, path)],
])("%s", (_, ask) => {
  it.each(pages)("serves %s at once", (page) => {
    expect(ask(page)).toEqual({ status: 200, file: page === "/" ? "index.html" : `${page.slice(1)}.html` });
  });

  it.each(pages.filter((page) => page !== "/"))("takes the final slash off %s", (page) => {
    expect(ask(`${page}/`)).toEqual({ status: 301, location: page });
  });

  it("sends an unknown project to the list", () => {
    expect(ask("/portfolio/sconosciuto")).toEqual({ status: 302, location: "/portfolio" });
  });

  it.each(["/sconosciuta", "/services/sconosciuto", "/portfolio/a/b"])("does not know %s", (path) => {
    expect(ask(path)).toEqual({ status: 404, file: "404.html" });
  });

  it("serves files as they are", () => {
    expect(ask("/favicon.svg")).toEqual({ status: 200, file: "favicon.svg" });
  });
});

describe("GitHub Pages", () => {
  it.each(pages)("serves %s at once", (page) => {
    expect(gitHubPages(fileSet, page).status).toBe(200);
  });

  it("is kept from passing the site through Jekyll", () => {
    expect(files).toContain(".nojekyll");
  });

  it("has its redirect of unknown projects in the not-found page, before anything is drawn", () => {
    expect(gitHubPages(fileSet, "/portfolio/sconosciuto")).toEqual({ status: 404, file: "404.html" });
    const [head] = readBuilt("404.html").split("</head>");
    expect(head).toContain('location.replace("/portfolio")');
    expect(readBuilt("index.html")).not.toContain('location.replace("/portfolio")');
  });
});

describe("pages by the side of their folders", () => {
  it.each(pages.filter((page) => page !== "/"))("%s is the same in both places", (page) => {
    expect(readBuilt(`${page.slice(1)}.html`)).toBe(readBuilt(`${page.slice(1)}/index.html`));
  });
});

describe("compressed files", () => {
  const compressed = files.filter((file) => /\.(?:br|gz)$/u.test(file));

  it("stand by every page", () => {
    for (const page of files.filter((file) => file.endsWith(".html")))
      expect(compressed).toEqual(expect.arrayContaining([`${page}.br`, `${page}.gz`]));
  });

  it("hold what their sources hold, in fewer bytes", () => {
    const wrong = compressed.filter((file) => {
      const bytes = readBuiltBytes(file);
      const source = readBuiltBytes(file.slice(0, -".br".length));
      const plain = file.endsWith(".br") ? brotliDecompressSync(bytes) : gunzipSync(bytes);
      return !plain.equals(source) || bytes.length >= source.length;
    });
    expect(wrong).toEqual([]);
  });
});

it("nothing is published that no visitor needs", () => {
  const useless = /\.map$|^webpack\.stats|^chunk-map|^~|^_gatsby\/|dev-404-page|\.(?:ts|tsx)$/u;
  expect(files.filter((file) => useless.test(file))).toEqual([]);
  const hidden = files.filter((file) => /(?:^|\/)\./u.test(file));
  expect(hidden).toEqual([".nojekyll"]);
});

it("nothing of the form editor is published", () => {
  const texts = files.filter((file) => /\.(?:html|js|json|css|txt|xml)$/u.test(file));
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((file) => /sveltia|x-redazione/iu.test(readBuilt(file)))).toEqual([]);
});

it("the licences of what the scripts are made from are published", () => {
  const titles = readBuilt("licenze-terze-parti.txt").match(/^\S+(?= \d+\.\d+\.\d+ \(.+\)$)/gmu);
  expect(titles).toEqual(
    expect.arrayContaining([
      "react",
      "react-dom",
      "@emailjs/browser",
      "gatsby",
      "@fontsource-variable/manrope",
    ]),
  );
});

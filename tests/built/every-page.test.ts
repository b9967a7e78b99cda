import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { HtmlValidate } from "html-validate";
import { openingLines } from "../../src/lib/opening-hours";
import { companyLinks, content, expectedRoutes, mainMenu } from "./content";
import {
  builtFiles,
  builtRoutes,
  linksIn,
  missingFrom,
  oneLine,
  only,
  publicFolder,
  readBuilt,
  readPage,
} from "./support";

const routes = builtRoutes();
const { studio, navigation, services } = content;
const servicePaths = services.map(({ slug }) => `/services/${slug}`);

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
  rules: {
    // Scripts share the page's host, so integrity hashes would protect nothing.
    "require-sri": ["error", { target: "crossorigin" }],
    // CSS shows one of two main navigations at a time; browser tests run axe's landmark rule.
    "unique-landmark": "off",
  },
});

it("the build has exactly the pages of the content", () => {
  expect(routes).toEqual(expectedRoutes);
});

function linkFault(from: string, href: string): string | undefined {
  if (/^[a-z][a-z+.-]*:/iu.test(href) || href.startsWith("//")) return undefined;
  const { pathname, hash } = new URL(href, `http://site.invalid${from}`);
  const path = decodeURIComponent(pathname);
  if (path !== "/" && path.endsWith("/")) return "ends with a slash";
  if (!routes.includes(path)) {
    const file = join(publicFolder, path);
    return existsSync(file) && statSync(file).isFile() ? undefined : "no such page or file";
  }
  const id = decodeURIComponent(hash.slice(1));
  const exists = id === "" || readPage(path).document.querySelector(`[id="${id}"]`) !== null;
  return exists ? undefined : `no element with id "${id}" on ${path}`;
}

describe.each(routes)("%s", (route) => {
  const page = readPage(route);

  it("is valid HTML, without replacement characters, empty texts or traces of what Gatsby does not publish", () => {
    const { results } = validator.validateStringSync(page.source);
    const findings = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector, line }) => `${ruleId} (${line}) ${selector}: ${message}`),
    );
    expect(findings).toEqual([]);
    expect(page.source).not.toMatch(/\0|\uFFFD|gatsby-image|gatsby-announcer|"generator"/u);
    expect(page.source).not.toMatch(/<p class="[^"]*"><\/p>|<span class="lead[^"]*"><\/span>/u);
  });

  it("is in Italian, with one h1 in main, sized pictures and no telephone detection", () => {
    expect(only(page.document, "html").getAttribute("lang")).toBe("it");
    expect(only(page.document, 'meta[name="format-detection"]').getAttribute("content")).toBe("telephone=no");
    expect(only(page.document, "main h1").text.trim()).not.toBe("");
    expect(page.document.querySelectorAll("h1")).toHaveLength(1);
    expect(page.document.querySelectorAll("img:not([alt][width][height])").map(String)).toEqual([]);
  });

  it("has a header with every menu entry and every service", () => {
    const header = only(page.document, "header:not(main header)");
    const entries = [...mainMenu, navigation.quote];
    expect(only(header, "nav > a").attrs.href).toBe(navigation.quote.to);
    const expected = [...entries.map(({ to }) => to), ...servicePaths];
    expect(linksIn(header)).toEqual(expect.arrayContaining(expected));
    const labels = entries.map(({ label }) => label);
    expect(missingFrom(oneLine(header.text), labels)).toEqual([]);
    const [currentEntry] = content.navigation.main.filter(({ to, listsServices }) =>
      listsServices ? route.startsWith("/services") : to !== "/" && route.startsWith(to),
    );
    const currentLinks = header
      .querySelectorAll("nav > ul > li > a[aria-current]")
      .map(({ attrs }) => attrs.href);
    if (currentEntry) expect(new Set(currentLinks)).toEqual(new Set([currentEntry.to]));
  });

  it("has a footer with services, contacts, hours, legal links and the copyright year", () => {
    const footer = only(page.document, "footer:not(main footer)");
    const { legalLinks, servicesTitle, companyTitle, contactTitle } = navigation.footer;
    const entries = [...companyLinks, ...legalLinks];
    const expected = [...entries.map(({ to }) => to), ...servicePaths, `mailto:${studio.email}`];
    expect(linksIn(footer)).toEqual(expect.arrayContaining(expected));
    const texts = [servicesTitle, companyTitle, contactTitle, studio.phone, studio.mobile, studio.email];
    const labels = entries.map(({ label }) => label);
    const hours = openingLines(studio.openingHours).map((line) => line.join(" "));
    expect(missingFrom(oneLine(footer.text), [...texts, ...labels, ...hours])).toEqual([]);
    expect(oneLine(footer.text)).toMatch(/© 20\d\d /u);
  });

  it("has no dead links, and loads nothing from another host", () => {
    const valuesOf = (name: string) =>
      page.document.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name) ?? "");
    const sets = ["srcset", "imagesrcset"].flatMap(valuesOf).flatMap((set) => set.split(/,\s+/u));
    const loadedUrls = [
      ...["src", "poster"].flatMap(valuesOf),
      ...sets.map((one) => one.split(" ", 1)[0] ?? ""),
    ];
    const urls = [...loadedUrls, ...["href", "action"].flatMap(valuesOf)];
    const faults = [...new Set(urls)].map((href) => ({ href, fault: linkFault(route, href) }));
    expect(faults.filter((link) => link.fault !== undefined)).toEqual([]);
    const links = 'link[href*="//"]:not([rel="canonical"], [rel="license"])';
    expect(page.document.querySelectorAll(`iframe, object, ${links}`).map(String)).toEqual([]);
    expect(loadedUrls.filter((url) => /^(?:https?:)?\/\//iu.test(url))).toEqual([]);
  });
});

it("styles load nothing from another host", () => {
  const styles = [...builtFiles(".css").map(readBuilt), ...routes.map((route) => readPage(route).source)];
  expect(styles.join("").match(/(?:url\(|@import)\s*["']?(?:https?:)?\/\/.{40}/giu)).toBeNull();
});

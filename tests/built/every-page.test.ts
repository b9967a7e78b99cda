/** What every page of the site has, whichever it is; and which pages there are. */
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { HtmlValidate } from "html-validate";
import { HTMLElement } from "node-html-parser";
import { requiredProjectSlugs, serviceSlugs } from "../../content-model/specification";
import { content, expectedRoutes } from "./content";
import { htmlRules } from "./html-rules";
import {
  builtFiles,
  builtRoutes,
  linksIn,
  missingFrom,
  oneLine,
  only,
  type Page,
  publicFolder,
  readBuilt,
  readPage,
} from "./support";

const routes = builtRoutes();
const { studio, navigation, services } = content;
const serviceAddresses = services.map(({ slug }) => `/services/${slug}`);
const validator = new HtmlValidate(htmlRules);

it("the build holds the pages of the content, no more and no less", () => {
  expect(routes).toEqual(expectedRoutes);
});

it("and all of the specification's route table", () => {
  const table = [
    ...["/", "/about", "/services", "/portfolio", "/contact", "/preventivo", "/attrezzature"],
    ...["/privacy-policy", "/terms-of-service", "/404"],
    ...serviceSlugs.map((slug) => `/services/${slug}`),
    ...requiredProjectSlugs.map((slug) => `/portfolio/${slug}`),
  ];
  expect(table.filter((route) => !routes.includes(route))).toEqual([]);
});

/** What is wrong with an internal link, or `undefined`; addresses of other hosts and applications are not judged. */
function fault(from: string, href: string): string | undefined {
  if (/^[a-z][a-z+.-]*:/iu.test(href) || href.startsWith("//")) return undefined;
  const { pathname, hash } = new URL(href, `http://site.invalid${from}`);
  const path = decodeURIComponent(pathname);
  if (path !== "/" && path.endsWith("/")) return "ends with a slash";
  if (!routes.includes(path)) {
    const file = join(publicFolder, path);
    return existsSync(file) && statSync(file).isFile() ? undefined : "no such page or file";
  }
  const id = decodeURIComponent(hash.slice(1));
  const isThere = id === "" || readPage(path).document.querySelector(`[id="${id}"]`) !== null;
  return isThere ? undefined : `no element with id "${id}" on ${path}`;
}

const isForeign = (address: string) => /^(?:https?:)?\/\//iu.test(address);

/** What `url(…)` and `@import` name. */
const styleAddresses = (style: string) =>
  [...style.matchAll(/url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)/giu)].map(
    ([, url, imported]) => url ?? imported ?? "",
  );

/** Values of an attribute, wherever a page has it. */
const valuesOf = ({ document }: Page, name: string, tag = "") =>
  document.querySelectorAll(`${tag}[${name}]`).map((element) => element.getAttribute(name) ?? "");

/** Every address that the browser fetches by itself, or might, to show the page. */
function fetched(page: Page): string[] {
  const candidates = ["srcset", "imagesrcset"].flatMap((name) => valuesOf(page, name));
  const { document } = page;
  const links = document
    .querySelectorAll("link[href]")
    .filter((link) => !/^(?:canonical|alternate|license)$/u.test(link.getAttribute("rel") ?? ""));
  return [
    ...["src", "poster", "data"].flatMap((name) => valuesOf(page, name)),
    ...candidates.flatMap((set) => set.split(/,\s+/u)).map((one) => one.trim().split(/\s+/u)[0] ?? ""),
    ...links.map((link) => link.getAttribute("href") ?? ""),
    ...[...document.querySelectorAll("style").map(({ text }) => text), ...valuesOf(page, "style")].flatMap(
      styleAddresses,
    ),
  ].filter((address) => address !== "" && !address.startsWith("data:"));
}

describe.each(routes)("%s", (route) => {
  const page = readPage(route);

  it("is valid HTML, and holds every letter as it was written", () => {
    const { results } = validator.validateStringSync(page.source);
    expect(
      results.flatMap(({ messages }) =>
        messages.map(
          ({ ruleId, message, selector, line, column }) =>
            `${ruleId} (${line}:${column}) ${selector ?? ""}: ${message}`,
        ),
      ),
    ).toEqual([]);
    expect(page.source).not.toMatch(/\0|\uFFFD/u);
  });

  it("is in Italian, with one title, one description and one h1 inside main", () => {
    expect(only(page.document, "html").getAttribute("lang")).toBe("it");
    expect(oneLine(only(page.document, "head title").text)).not.toBe("");
    expect(only(page.document, 'head meta[name="description"]').getAttribute("content")).toBeTruthy();
    expect(page.document.querySelectorAll("h1")).toHaveLength(1);
    expect(oneLine(only(page.main, "h1").text)).not.toBe("");
  });

  it("carries nothing for gatsby-plugin-image's component", () => {
    expect(page.source).not.toContain("gatsby-image");
  });

  it("gives every picture an alternative text, a width and a height", () => {
    const incomplete = page.document
      .querySelectorAll("img")
      .filter((image) => ["alt", "width", "height"].some((name) => image.getAttribute(name) === undefined));
    expect(incomplete.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  it("has the header, with every entry of the menu and the twelve services", () => {
    const header = only(page.document, "header:not(main header)");
    const wanted = [...navigation.main, navigation.quote].map(({ to }) => to);
    expect(linksIn(header)).toEqual(expect.arrayContaining([...wanted, ...serviceAddresses]));
    const labels = navigation.main.map(({ label }) => label);
    expect(missingFrom(oneLine(header.text), labels)).toEqual([]);
  });

  it("has the footer: services, studio, contacts, legal links, copyright with a year", () => {
    const footer = only(page.document, "footer:not(main footer)");
    const { companyLinks, legalLinks, servicesTitle, companyTitle, contactTitle } = navigation.footer;
    const wanted = [...companyLinks, ...legalLinks].map(({ to }) => to);
    expect(linksIn(footer)).toEqual(
      expect.arrayContaining([...wanted, ...serviceAddresses, `mailto:${studio.email}`]),
    );
    const texts = [servicesTitle, companyTitle, contactTitle, studio.phone, studio.mobile, studio.email];
    expect(missingFrom(oneLine(footer.text), texts)).toEqual([]);
    expect(oneLine(footer.text)).toMatch(/© 20\d\d /u);
  });

  it("keeps neighbours on a line apart for browsers and indexes that read text alone", () => {
    const glued = page.document.querySelectorAll("a, button, span").flatMap(({ text, nextSibling }) => {
      const isBeside =
        nextSibling instanceof HTMLElement && /^(?:a|button|span)$/iu.test(nextSibling.tagName);
      return isBeside && /\S$/u.test(text) && /^[^\s,]/u.test(nextSibling.text)
        ? [`${text}${nextSibling.text}`]
        : [];
    });
    expect(glued).toEqual([]);
  });

  it("has no dead link, anchor or file", () => {
    const addresses = [...linksIn(page.document), ...valuesOf(page, "action", "form"), ...fetched(page)];
    const dead = [...new Set(addresses)].map((href) => ({ href, fault: fault(route, href) }));
    expect(dead.filter((link) => link.fault !== undefined)).toEqual([]);
  });

  it("fetches nothing from another host", () => {
    expect(fetched(page).filter(isForeign)).toEqual([]);
    expect(page.document.querySelectorAll("iframe")).toEqual([]);
  });
});

it("the same words lead to the same place, whichever page they are on", () => {
  const places = new Map<string, Set<string>>();
  for (const route of routes)
    for (const link of readPage(route).document.querySelectorAll('a:not([href^="#"])')) {
      const { pathname, hash } = new URL(link.getAttribute("href") ?? "", `http://site.invalid${route}`);
      const words = oneLine(link.text);
      if (routes.includes(pathname)) places.set(words, (places.get(words) ?? new Set()).add(pathname + hash));
    }
  expect(places.size).toBeGreaterThan(routes.length);
  expect([...places].filter(([, { size }]) => size > 1)).toEqual([]);
});

it("no style sheet fetches anything from another host", () => {
  expect(builtFiles(".css").flatMap((file) => styleAddresses(readBuilt(file)).filter(isForeign))).toEqual([]);
});

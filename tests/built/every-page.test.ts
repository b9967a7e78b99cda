/** What every page of the site has, whichever it is; and which pages there are. */
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { HtmlValidate } from "html-validate";
import { HTMLElement } from "node-html-parser";
import { daysLabel, hoursLabel } from "../../src/lib/opening-hours";
import { content, expectedRoutes } from "./content";
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

type Entry = { label: string; to: string };
const addressesOf = (entries: readonly Entry[]) => entries.map(({ to }) => to);
const labelsOf = (entries: readonly Entry[]) => entries.map(({ label }) => label);

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
  rules: {
    // The scripts come from the very host that serves the page: a hash beside them would guard nothing more.
    "require-sri": ["error", { target: "crossorigin" }],
    // Header and mobile panel both hold the main navigation, and style sheets, which this tool does not
    // read, show one of them at a time. The browser tests run axe's own landmark rule on what is shown.
    "unique-landmark": "off",
  },
});

it("the build holds the pages of the content, no more and no less", () => {
  expect(routes).toEqual(expectedRoutes);
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
  const links = page.document
    .querySelectorAll("link[href]")
    .filter((link) => !/^(?:canonical|alternate|license)$/u.test(link.getAttribute("rel") ?? ""));
  const sets = ["srcset", "imagesrcset"].flatMap((name) => valuesOf(page, name));
  const styles = [
    ...page.document.querySelectorAll("style").map(({ text }) => text),
    ...valuesOf(page, "style"),
  ];
  return [
    ...["src", "poster", "data"].flatMap((name) => valuesOf(page, name)),
    ...sets.flatMap((set) => set.split(/,\s+/u)).map((one) => one.trim().split(/\s+/u)[0] ?? ""),
    ...links.map((link) => link.getAttribute("href") ?? ""),
    ...styles.flatMap(styleAddresses),
  ].filter((address) => address !== "" && !address.startsWith("data:"));
}

describe.each(routes)("%s", (route) => {
  const page = readPage(route);

  it("is valid HTML, holds every letter as it was written, and nothing of gatsby-plugin-image's component", () => {
    const { results } = validator.validateStringSync(page.source);
    const findings = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector, line }) => `${ruleId} (${line}) ${selector}: ${message}`),
    );
    expect(findings).toEqual([]);
    expect(page.source).not.toMatch(/\0|\uFFFD|gatsby-image/u);
  });

  it("is in Italian, with one h1 inside main, and an alternative text, a width and a height for every picture", () => {
    expect(only(page.document, "html").getAttribute("lang")).toBe("it");
    expect(only(page.document, "main h1").text.trim()).not.toBe("");
    expect(page.document.querySelectorAll("h1")).toHaveLength(1);
    const incomplete = page.document
      .querySelectorAll("img")
      .filter(({ attributes }) => ["alt", "width", "height"].some((name) => attributes[name] === undefined));
    expect(incomplete.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  it("has the header: every entry of the menu, and every service", () => {
    const header = only(page.document, "header:not(main header)");
    const entries = [...navigation.main, navigation.quote];
    expect(linksIn(header)).toEqual(expect.arrayContaining([...addressesOf(entries), ...serviceAddresses]));
    expect(missingFrom(oneLine(header.text), labelsOf(entries))).toEqual([]);
  });

  it("has the footer: services, studio, contacts, hours, legal links, copyright with a year", () => {
    const footer = only(page.document, "footer:not(main footer)");
    const { companyLinks, legalLinks, servicesTitle, companyTitle, contactTitle } = navigation.footer;
    const entries = [...companyLinks, ...legalLinks];
    const wanted = [...addressesOf(entries), ...serviceAddresses, `mailto:${studio.email}`];
    expect(linksIn(footer)).toEqual(expect.arrayContaining(wanted));
    const texts = [servicesTitle, companyTitle, contactTitle, studio.phone, studio.mobile, studio.email];
    const hours = studio.openingHours.map((one) => `${daysLabel(one.days)} ${hoursLabel(one)}`);
    expect(missingFrom(oneLine(footer.text), [...texts, ...labelsOf(entries), ...hours])).toEqual([]);
    expect(oneLine(footer.text)).toMatch(/© 20\d\d /u);
  });

  it("keeps neighbours on a line apart for browsers and indexes that read text alone", () => {
    const isInline = (node: unknown) =>
      node instanceof HTMLElement && /^(?:a|button|span)$/iu.test(node.tagName);
    const glued = page.document
      .querySelectorAll("a, button, span")
      .filter(({ nextSibling }) => isInline(nextSibling) && /^[^\s,]/u.test(nextSibling?.text ?? ""))
      .filter(({ text }) => /\S$/u.test(text));
    expect(glued.map(({ text, nextSibling }) => `${text}${nextSibling?.text}`)).toEqual([]);
  });

  it("has no dead link, anchor or file, and fetches nothing from another host", () => {
    const addresses = [...linksIn(page.document), ...valuesOf(page, "action", "form"), ...fetched(page)];
    const faults = [...new Set(addresses)].map((href) => ({ href, fault: fault(route, href) }));
    expect(faults.filter((link) => link.fault !== undefined)).toEqual([]);
    expect(fetched(page).filter(isForeign)).toEqual([]);
    expect(page.document.querySelectorAll("iframe")).toEqual([]);
  });
});

it("no style sheet fetches anything from another host", () => {
  expect(builtFiles(".css").flatMap((file) => styleAddresses(readBuilt(file)).filter(isForeign))).toEqual([]);
});

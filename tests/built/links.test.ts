/** No link leads nowhere, and no page fetches anything from another host. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { builtFiles, builtRoutes, publicFolder, readPage } from "./support";

const routes = builtRoutes();

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
  if (id === "") return undefined;
  return readPage(path)
    .document.querySelectorAll("[id]")
    .some((element) => element.id === id)
    ? undefined
    : `no element with id "${id}" on ${path}`;
}

const attributes = [
  ["a", "href"],
  ["area", "href"],
  ["form", "action"],
  ["link[rel='manifest']", "href"],
  ["link[rel~='icon']", "href"],
  ["img", "src"],
  ["video", "src"],
  ["video", "poster"],
  ["source", "src"],
  ["script", "src"],
] as const;

describe.each(routes)("%s", (route) => {
  it("has no dead link, anchor or file", () => {
    const { document } = readPage(route);
    const dead = attributes.flatMap(([tag, name]) =>
      document
        .querySelectorAll(`${tag}[${name}]`)
        .map((element) => element.getAttribute(name) ?? "")
        .map((href) => ({ [name]: href, fault: fault(route, href) }))
        .filter((found) => found.fault !== undefined),
    );
    expect(dead).toEqual([]);
  });

  it("has no picture source that does not exist", () => {
    const dead = sourceSets(route).filter((address) => fault(route, address) !== undefined);
    expect(dead).toEqual([]);
  });

  it("fetches nothing from another host", () => {
    const { document } = readPage(route);
    const fetching = [
      "preload",
      "prefetch",
      "modulepreload",
      "preconnect",
      "dns-prefetch",
      "stylesheet",
      "icon",
      "manifest",
    ];
    const addresses = [
      ...["src", "poster", "data"].flatMap((name) =>
        document.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name) ?? ""),
      ),
      ...sourceSets(route),
      ...document
        .querySelectorAll("link[href]")
        .filter((link) =>
          (link.getAttribute("rel") ?? "").split(/\s+/u).some((rel) => fetching.includes(rel)),
        )
        .map((link) => link.getAttribute("href") ?? ""),
      ...styleAddresses(document.querySelectorAll("style").map((style) => style.text)),
      ...styleAddresses(
        document.querySelectorAll("[style]").map((element) => element.getAttribute("style") ?? ""),
      ),
    ];
    expect(addresses.filter(isForeign)).toEqual([]);
    expect(document.querySelectorAll("iframe").map((frame) => frame.outerHTML)).toEqual([]);
  });
});

it("no style sheet fetches anything from another host", () => {
  const foreign = builtFiles(".css").map((file) => ({
    file,
    addresses: styleAddresses([readFileSync(join(publicFolder, file), "utf8")]).filter(isForeign),
  }));
  expect(foreign.filter(({ addresses }) => addresses.length > 0)).toEqual([]);
});

const isForeign = (address: string) => /^(?:https?:)?\/\//iu.test(address);

function sourceSets(route: string): string[] {
  const { document } = readPage(route);
  return ["srcset", "imagesrcset"].flatMap((name) =>
    document
      .querySelectorAll(`[${name}]`)
      .flatMap((element) => (element.getAttribute(name) ?? "").split(/,\s+/u))
      .map((candidate) => candidate.trim().split(/\s+/u)[0] ?? "")
      .filter((address) => address !== ""),
  );
}

/** What `url(…)` and `@import` name. */
function styleAddresses(styles: readonly string[]): string[] {
  return styles.flatMap((style) =>
    [...style.matchAll(/url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)/giu)].map(
      ([, url, imported]) => url ?? imported ?? "",
    ),
  );
}

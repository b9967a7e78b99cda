/** How pages are found and shared: addresses, sitemap, share images, icons, links between the pages. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import sharp from "sharp";
import { content } from "./content";
import { builtRoutes, linksIn, publicFolder, readBuilt, readBuiltBytes, readPage } from "./support";

const routes = builtRoutes().filter((route) => route !== "/404");
const inHead = (route: string, selector: string, attribute: string) =>
  readPage(route).document.querySelector(`head ${selector}`)?.getAttribute(attribute) ?? "";
const meta = (route: string, name: string) =>
  inHead(route, `meta[${name.startsWith("og:") ? "property" : "name"}="${name}"]`, "content");
const site = inHead("/", 'link[rel="canonical"]', "href").replace(/\/$/u, "");

const sitemap = parse(readBuilt("sitemap.xml"));
const entries = new Map(
  sitemap
    .querySelectorAll("url")
    .map((entry) => [
      entry.querySelector("loc")?.text ?? "",
      entry.getElementsByTagName("image:loc").map(({ text }) => text),
    ]),
);
const inBuild = (address: string) => join(publicFolder, decodeURI(address.slice(site.length)));

it("the sitemap names every page and no other", () => {
  expect([...entries.keys()].sort()).toEqual(routes.map((route) => `${site}${route}`).sort());
});

it("robots may go anywhere and are told where the sitemap is", () => {
  expect(readBuilt("robots.txt")).toMatch(/^User-agent: \*\nAllow: \/\n/u);
  expect(readBuilt("robots.txt")).toContain(`Sitemap: ${site}/sitemap.xml`);
});

it("every picture in the sitemap exists, and there are some", () => {
  const images = [...entries.values()].flat();
  expect(images.length).toBeGreaterThan(content.projects.length);
  expect(images.filter((address) => !existsSync(inBuild(address)))).toEqual([]);
});

describe.each(routes)("%s", (route) => {
  it("has one address, canonical and shared", () => {
    expect(inHead(route, 'link[rel="canonical"]', "href")).toBe(`${site}${route}`);
    expect(meta(route, "og:url")).toBe(`${site}${route}`);
  });

  it("has title and description of a length that search results show", () => {
    const title = readPage(route).document.querySelector("title")?.text ?? "";
    expect(title.length).toBeLessThanOrEqual(60);
    expect(meta(route, "description").length).toBeGreaterThanOrEqual(120);
    expect(meta(route, "description").length).toBeLessThanOrEqual(155);
    expect(meta(route, "og:title")).toBe(title);
    expect(meta(route, "og:locale")).toBe("it_IT");
    expect(meta(route, "twitter:card")).toBe("summary_large_image");
  });

  it("has a share image of the size and weight that messengers show", async () => {
    const address = meta(route, "og:image");
    expect(address.startsWith(`${site}/social/`)).toBe(true);
    const bytes = readBuiltBytes(address.slice(site.length + 1));
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    expect(bytes.length).toBeLessThanOrEqual(250_000);
    expect([meta(route, "og:image:width"), meta(route, "og:image:height")]).toEqual(["1200", "630"]);
    expect(meta(route, "og:image:alt")).not.toBe("");
  });
});

it("no two pages share title, description or picture", () => {
  const values = [
    routes.map((route) => readPage(route).document.querySelector("title")?.text),
    routes.map((route) => meta(route, "description")),
    routes.map((route) => meta(route, "og:image")),
  ];
  for (const list of values) expect(new Set(list).size).toBe(routes.length);
});

it("the not-found page is not to be found", () => {
  expect(meta("/404", "robots")).toBe("noindex");
  expect(inHead("/404", 'link[rel="canonical"]', "href")).toBe("");
});

describe("the links between the pages", () => {
  const targets = (route: string) =>
    new Set(
      linksIn(readPage(route).document)
        .map((href) => href.replace(/[?#].*$/u, ""))
        .filter((href) => href !== route && routes.includes(href)),
    );
  const links = new Map(routes.map((route) => [route, targets(route)]));

  it("lead everywhere within three clicks from home", () => {
    const reached = new Set(["/"]);
    for (let clicks = 0; clicks < 3; clicks += 1)
      for (const route of [...reached]) for (const target of links.get(route) ?? []) reached.add(target);
    expect(routes.filter((route) => !reached.has(route))).toEqual([]);
  });

  it("come from at least two pages", () => {
    const inlinks = (route: string) => routes.filter((from) => links.get(from)?.has(route)).length;
    expect(routes.filter((route) => inlinks(route) < 2)).toEqual([]);
  });

  it("join services, projects and equipment both ways", () => {
    for (const { slug, services } of content.projects)
      for (const service of services) {
        expect(linksIn(readPage(`/portfolio/${slug}`).main)).toContain(`/services/${service}`);
        expect(linksIn(readPage(`/services/${service}`).main)).toContain(`/portfolio/${slug}`);
      }
    const equipmentLinks = linksIn(readPage("/attrezzature").main);
    for (const { slug, equipment } of content.services)
      if (equipment.length > 0) expect(equipmentLinks).toContain(`/services/${slug}`);
  });
});

it("the studio's vCard holds what the page prints", () => {
  const card = readBuilt("studio.vcf");
  expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/u);
  expect(card).toContain(content.studio.phone.replaceAll(" ", ""));
  expect(linksIn(readPage("/contact").main)).toContain("/studio.vcf");
});

it("every icon that the manifest names exists in the size it says; those that platforms cut are ink to the corners", async () => {
  type Icon = { src: string; type: string; sizes: string; purpose?: string };
  const manifest: { name: string; theme_color: string; icons: Icon[] } = JSON.parse(
    readBuilt("manifest.webmanifest"),
  );
  expect(manifest).toMatchObject({ name: content.studio.name, theme_color: meta("/about", "theme-color") });
  const icons = manifest.icons.filter(({ type }) => type === "image/png");
  for (const { src, sizes, purpose } of [
    ...icons,
    { src: "/icons/apple-touch-icon.png", sizes: "180x180", purpose: "maskable" },
  ]) {
    const icon = sharp(readBuiltBytes(src.slice(1)));
    const { width, height, format } = await icon.metadata();
    expect({ src, sizes: `${width}x${height}`, format }).toEqual({ src, sizes, format: "png" });
    const [corner] = await icon
      .ensureAlpha()
      .raw()
      .toBuffer()
      .then((pixels) => [[...pixels.subarray(0, 4)]]);
    if (purpose === "maskable") expect(corner).toEqual([0x0e, 0x27, 0x35, 255]);
  }
  expect(icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
});

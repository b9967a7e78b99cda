/** What is published of the studio's photographs. */
import { join } from "node:path";
import sharp from "sharp";
import { content } from "./content";
import { builtFiles, builtRoutes, only, publicFolder, readBuiltBytes, readPage } from "./support";

const heroRoutes = [
  ...(content.homePage.hero.backgroundImage ? ["/"] : []),
  "/404",
  ...content.services.filter(({ hero }) => hero.backgroundImage).map(({ slug }) => `/services/${slug}`),
  ...content.projects.map(({ slug }) => `/portfolio/${slug}`),
];

it.each(heroRoutes)("%s offers its hero in AVIF, upright for phones and wide, and in one JPEG", (route) => {
  const picture = only(readPage(route).main, "section:first-child picture");
  const sources = picture.querySelectorAll("source").map(({ attrs }) => attrs);
  expect(sources.map(({ type, media }) => [type, media !== undefined])).toEqual([
    ["image/avif", true],
    ["image/avif", false],
  ]);
  for (const { srcset = "" } of sources) expect(srcset.split(", ").length).toBeGreaterThan(1);
  expect(only(picture, "img").attrs.src).toMatch(/\.jpg$/u);
});

it.each(builtRoutes())(
  "%s names its largest picture before its styles, each variant for one layout",
  (route) => {
    const { document } = readPage(route);
    const head = only(document, "head").children;
    const preloads = head.filter(({ attrs }) => attrs.rel === "preload").map(({ attrs }) => attrs);
    expect(head.slice(0, 2 + preloads.length).map(({ tagName }) => tagName)).toEqual([
      "META",
      "META",
      ...preloads.map(() => "LINK"),
    ]);
    const sources = document.querySelectorAll('picture:has([fetchpriority="high"]) source');
    expect(preloads.map(({ imagesrcset, imagesizes, type }) => [imagesrcset, imagesizes, type])).toEqual(
      sources.map(({ attrs }) => [attrs.srcset, attrs.sizes, attrs.type]),
    );
    const [crop] = sources.map(({ attrs }) => attrs.media);
    expect(preloads.map(({ media }) => media)).toEqual(
      crop ? [crop, `not all and ${crop}`] : preloads.map(() => undefined),
    );
  },
);

it("no picture carries metadata, a colour profile or more pixels than a page can show", async () => {
  const faults: string[] = [];
  const files = [".avif", ".jpg", ".png"].flatMap(builtFiles);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const { exif, iptc, xmp, icc, width } = await sharp(join(publicFolder, file)).metadata();
    const kept = Object.entries({ exif, iptc, xmp, icc }).filter(([, value]) => value !== undefined);
    for (const [name] of kept) faults.push(`${file}: ${name}`);
    if (width > 1920) faults.push(`${file}: ${width} px`);
  }
  expect(faults).toEqual([]);
});

it("a picture has one JPEG on all pages, for the browsers without AVIF", () => {
  const named = builtRoutes().flatMap(
    (route) => readPage(route).source.match(/\/static\/[^" ]+\.jpg/gu) ?? [],
  );
  const pictures = [...new Set(named)].map((address) => address.split("/")[2]);
  expect(pictures.length).toBeGreaterThanOrEqual(content.projects.length);
  expect(pictures).toHaveLength(new Set(pictures).size);
});

it("the sample sheets and other drawings take at most 15 kB each on the line", () => {
  const drawings = builtFiles(".svg").filter((file) => file.startsWith("static/"));
  expect(drawings.length).toBeGreaterThanOrEqual(content.services.filter(({ sheet }) => sheet).length);
  const heavy = drawings.filter((file) => readBuiltBytes(`${file}.br`).length > 15_000);
  expect(heavy).toEqual([]);
});

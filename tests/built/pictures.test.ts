import { join } from "node:path";
import sharp from "sharp";
import { content } from "./content";
import { builtFiles, builtRoutes, only, publicFolder, readPage } from "./support";

const heroRoutes = [
  ...(content.homePage.hero.backgroundImage ? ["/"] : []),
  ...content.services.filter(({ hero }) => hero.backgroundImage).map(({ slug }) => `/services/${slug}`),
  ...content.projects.map(({ slug }) => `/portfolio/${slug}`),
];

it.each(heroRoutes)("%s offers its hero as AVIF, cropped for phones and whole, and as a JPEG", (route) => {
  const hero = only(readPage(route).main, 'section[aria-labelledby="titolo-pagina"]');
  const picture = only(hero, 'picture:has([fetchpriority="high"])');
  const sources = picture.querySelectorAll("source").map(({ attrs }) => attrs);
  const crops = [
    ["image/avif", true],
    [undefined, true],
  ];
  expect(sources.map(({ type, media }) => [type, media !== undefined])).toEqual([
    // The home page's crop has a larger version for tablets.
    ...(route === "/" ? crops : []),
    ...crops,
    ["image/avif", false],
  ]);
  // Behind a film, phones also get the whole picture, not a square crop, whose file name ends with its focal point.
  if (hero.querySelector("video")) expect(sources[0]?.srcset).not.toMatch(/-\d+-\d+\.avif/u);
  for (const { srcset = "" } of sources) expect(srcset.split(/,\s/u).length).toBeGreaterThan(1);
  expect(only(picture, "img").attrs.src).toMatch(/\.jpg$/u);
});

it("the slider and pictures of the home hero switch to portrait crops at the same width", () => {
  const hero = only(readPage("/").main, "#testata");
  const media = hero.querySelectorAll("source[media]").map(({ attrs }) => attrs.media);
  expect(media).toHaveLength(13);
  const [shared = ""] = media.toSorted((one = "", other = "") => one.length - other.length);
  expect(media.filter((query) => !query?.startsWith(shared))).toEqual([]);
});

it("no `sizes` has a media type, with which browsers skip a condition", () => {
  const sources = builtRoutes().flatMap((route) => readPage(route).main.querySelectorAll("[sizes]"));
  expect(sources.length).toBeGreaterThan(0);
  const sizes = new Set(sources.map(({ attrs }) => attrs.sizes));
  expect([...sizes].filter((value) => /\b(?:screen|print|all)\b/u.test(value ?? ""))).toEqual([]);
});

it("no picture has metadata, a colour profile or more than 1920 px of width", async () => {
  const faults: string[] = [];
  const files = [".avif", ".jpg", ".png"].flatMap(builtFiles);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const { exif, iptc, xmp, icc, width } = await sharp(join(publicFolder, file)).metadata();
    const keptMetadata = Object.entries({ exif, iptc, xmp, icc }).filter(([, value]) => value !== undefined);
    faults.push(
      ...keptMetadata.map(([name]) => `${file}: ${name}`),
      ...(width > 1920 ? [`${file}: ${width} px`] : []),
    );
  }
  expect(faults).toEqual([]);
});

/** What is published of the studio's photographs. */
import { join } from "node:path";
import sharp from "sharp";
import { requiredProjectSlugs } from "../../content-model/specification";
import { content } from "./content";
import { builtFiles, publicFolder, readBuiltBytes, readPage } from "./support";

const addressesIn = (srcset = "") => srcset.split(",").map((part) => part.trim().split(/\s+/u)[0] ?? "");

const heroRoutes = [
  "/",
  "/404",
  ...content.services.map(({ slug }) => `/services/${slug}`),
  ...content.projects.map(({ slug }) => `/portfolio/${slug}`),
];

it.each(heroRoutes)(
  "%s offers its hero in both formats, upright for phones and wide, all of them published",
  (route) => {
    const picture = readPage(route).main.querySelector("section picture");
    const sources = picture?.querySelectorAll("source") ?? [];
    const types = (upright: boolean) =>
      sources
        .filter((source) => (source.getAttribute("media") !== undefined) === upright)
        .map((source) => source.getAttribute("type"));
    // The JPEG of a crop has no type: every browser knows it.
    expect(types(true)).toEqual(["image/avif", undefined]);
    expect(types(false)).toEqual(["image/avif"]);
    const published = new Set([".avif", ".jpg"].flatMap(builtFiles));
    const image = picture?.querySelector("img");
    const offered = [...sources, ...(image ? [image] : [])].flatMap((part) =>
      addressesIn(part.getAttribute("srcset")),
    );
    expect(offered.filter((address) => !published.has(address.slice(1)))).toEqual([]);
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

it("the sample sheets and other drawings take at most 15 kB each on the line", () => {
  const drawings = builtFiles(".svg").filter((file) => file.startsWith("static/"));
  expect(drawings.length).toBeGreaterThanOrEqual(content.services.length);
  const heavy = drawings.filter((file) => readBuiltBytes(`${file}.br`).length > 15_000);
  expect(heavy).toEqual([]);
});

it("no picture of the specification's projects serves twice", () => {
  const projects = content.projects.filter(({ slug }) => requiredProjectSlugs.some((one) => one === slug));
  expect(projects).toHaveLength(requiredProjectSlugs.length);
  const used = projects.flatMap(({ image, gallery }) => [
    image.src,
    ...gallery.map((item) => item.image.src),
  ]);
  expect(used).toHaveLength(new Set(used).size);
});

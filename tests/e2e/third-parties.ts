/** Pages with a video or a map of a third party, and a `test` that answers in place of the third parties. */
import { readEmbed } from "../../content-model/embed-address";
import type { EmbedUse } from "../../src/lib/embed";
import { embedStrings } from "../../src/strings/embeds";
import { test as sendingTest } from "./mail";
import { content } from "./site";

const {
  pages,
  services,
  homePage,
  aboutPage,
  servicesPage,
  portfolioPage,
  contactPage,
  quotePage,
  equipmentPage,
} = content;
const heroes = {
  "/": homePage,
  "/about": aboutPage,
  "/services": servicesPage,
  "/portfolio": portfolioPage,
  "/contact": contactPage,
  "/preventivo": quotePage,
  ...(equipmentPage && { "/attrezzature": equipmentPage }),
  ...Object.fromEntries(services.map((service) => [`/services/${service.slug}`, service])),
  ...Object.fromEntries(pages.map((page) => [`/${page.slug}`, page])),
};
type Place = readonly [path: string, address: string | undefined, use: EmbedUse];
const places: Place[] = [
  ...Object.entries(heroes).map(([path, { hero }]): Place => [path, hero.videoUrl, "background"]),
  ["/about", aboutPage.video?.videoUrl, "video"],
  ["/contact", contactPage.map?.embedUrl, "map"],
];

const inBlocks = content.pages.flatMap(({ slug, blocks }) =>
  blocks.flatMap(({ video, map }): Place[] => [
    [`/${slug}`, video?.videoUrl, "video"],
    [`/${slug}`, map?.embedUrl, "map"],
  ]),
);

const embedsAt = (some: readonly Place[]) =>
  some.flatMap(([path, address = "", use]) => {
    const embed = readEmbed(address, use);
    if (embed === undefined) return [];
    const { load, open } = embedStrings(use, embed.provider);
    return [{ path, use, host: new URL(embed.source).host, button: load, open, link: embed.link }];
  });

/** In the content of the tests Vimeo behind the hero of a page of its own, on /contact the shipped map. */
export const embeds = embedsAt(places);

/** Those in blocks of pages of the studio's own besides. */
export const allEmbeds = embedsAt([...places, ...inBlocks]);

/** `asked`: the addresses that the third parties have been asked for. */
export const test = sendingTest.extend<{ asked: string[] }>({
  asked: async ({ context }, use) => {
    const asked: string[] = [];
    for (const { host } of embeds) {
      await context.route(`https://${host}/**`, (route) => {
        asked.push(route.request().url());
        const body = '<!doctype html><html lang="it"><title>Terzi</title><h1>Contenuto di terzi</h1>';
        return route.fulfill({ contentType: "text/html; charset=utf-8", body });
      });
    }
    await use(asked);
  },
});

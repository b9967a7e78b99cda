/** The content that the build was made from, and its routes. */
import { comparedAddress } from "../../content-model/fields";
import { readSiteContent } from "../../content-model/site-content";
import { fillTokens } from "../../src/lib/fill-tokens";
import { contentFolder } from "./support";

export const content = readSiteContent(contentFolder);

/** Every address of the site; `/404` is the not-found page. */
export const expectedRoutes = [
  ...["/", "/404", "/about", "/contact", "/portfolio", "/preventivo", "/services"],
  ...(content.equipmentPage ? ["/attrezzature"] : []),
  ...[...content.legal, ...content.pages].map(({ slug }) => `/${slug}`),
  ...content.services.map(({ slug }) => `/services/${slug}`),
  ...content.projects.map(({ slug }) => `/portfolio/${slug}`),
].sort();

const pages: [address: string, page: { formerAddresses?: string[] | undefined } | undefined][] = [
  ["/", content.homePage],
  ["/about", content.aboutPage],
  ["/services", content.servicesPage],
  ["/portfolio", content.portfolioPage],
  ["/contact", content.contactPage],
  ["/preventivo", content.quotePage],
  ["/attrezzature", content.equipmentPage],
  ...content.services.map((service): [string, typeof service] => [`/services/${service.slug}`, service]),
  ...content.projects.map((project): [string, typeof project] => [`/portfolio/${project.slug}`, project]),
  ...[...content.legal, ...content.pages].map((page): [string, typeof page] => [`/${page.slug}`, page]),
];

/** Former addresses as hosts compare them, with the page that each leads to. */
export const moved = pages.flatMap(([to, page]) =>
  (page?.formerAddresses ?? []).map((former) => ({ from: comparedAddress(former), to })),
);

const pagesIn = (menu: string) =>
  content.pages
    .filter((page) => page.menu === menu)
    .map(({ slug, title }) => ({ to: `/${slug}`, label: title }));

/** The menus of every page: what the navigation says, then the pages of the studio's own that want to be there. */
export const mainMenu = [...content.navigation.main, ...pagesIn("menu principale")];
export const companyLinks = [...content.navigation.footer.companyLinks, ...pagesIn("piè di pagina")];

/** Titles and texts of a list of points, as a page prints them. */
export const pointTexts = (points: readonly { title: string; text: string }[]) =>
  points.flatMap(({ title, text }) => [title, text]);

const { name, email, phone, address, quoteValidityDays } = content.studio;

/** Facts of the studio in the place of the tokens of the legal texts. */
export const withFacts = (text: string) =>
  fillTokens(text, {
    "studio.name": name,
    "studio.email": email,
    "studio.phone": phone,
    "studio.quoteValidityDays": String(quoteValidityDays),
    "studio.address": `${address.street}, ${address.postalCode} ${address.city} (${address.province})`,
  });

import { comparedAddress } from "../../content-model/fields";
import { readSiteContent } from "../../content-model/site-content";
import { fillTokens } from "../../src/lib/fill-tokens";
import { contentFolder } from "./support";

export const content = readSiteContent(contentFolder);

/** `/404` is the not-found page. */
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

export const moved = pages.flatMap(([to, page]) =>
  (page?.formerAddresses ?? []).map((former) => ({ from: comparedAddress(former), to })),
);

const pagesIn = (menu: string) =>
  content.pages
    .filter((page) => page.menu === menu)
    .map(({ slug, title }) => ({ to: `/${slug}`, label: title }));

export const mainMenu = [...content.navigation.main, ...pagesIn("menu principale")];
export const companyLinks = [...content.navigation.footer.companyLinks, ...pagesIn("piè di pagina")];

export const pointTexts = (points: readonly { title: string; text: string }[]) =>
  points.flatMap(({ title, text }) => [title, text]);

const { name, email, phone, address, quoteValidityDays } = content.studio;

export const withFacts = (text: string) =>
  fillTokens(text, {
    "studio.name": name,
    "studio.email": email,
    "studio.phone": phone,
    "studio.quoteValidityDays": String(quoteValidityDays),
    "studio.address": `${address.street}, ${address.postalCode} ${address.city} (${address.province})`,
  });

import { comparedPath } from "../../content-model/fields";
import { readSiteContent } from "../../content-model/site-content";
import { fillTokens } from "../../shared/fill-tokens";
import { contentFolder } from "./support";

export const content = readSiteContent(contentFolder);

type Page = { formerAddresses?: string[] | undefined };
const entriesIn = (folder: string, entries: readonly (Page & { slug: string })[]) =>
  entries.map((entry): [string, Page] => [`${folder}/${entry.slug}`, entry]);

/** Includes the not-found page, `/404`. */
const pages: [address: string, page: Page | undefined][] = [
  ["/404", {}],
  ["/", content.homePage],
  ["/about", content.aboutPage],
  ["/services", content.servicesPage],
  ["/portfolio", content.portfolioPage],
  ["/contact", content.contactPage],
  ["/preventivo", content.quotePage],
  ["/attrezzature", content.equipmentPage],
  ["/domande", content.questionsPage],
  ...entriesIn("/services", content.services),
  ...entriesIn("/portfolio", content.projects),
  ...entriesIn("", [...content.legal, ...content.pages]),
];

export const expectedRoutes = pages.flatMap(([address, page]) => (page ? address : [])).sort();

/** Addresses as `_redirects` has them, where a space would end one. */
export const moved = pages.flatMap(([to, page]) =>
  (page?.formerAddresses ?? []).map((former) => ({
    from: comparedPath(former).replaceAll(" ", "%20"),
    to,
  })),
);

const pagesIn = (menu: string) =>
  content.pages
    .filter((page) => page.menu === menu)
    .map(({ slug, title }) => ({ to: `/${slug}`, label: title }));

export const mainMenu = [...content.navigation.main, ...pagesIn("principale")];
export const companyLinks = [...content.navigation.footer.companyLinks, ...pagesIn("fondo")];

const { name, email, phone, address, quoteValidityDays } = content.studio;

export const withFacts = (text: string) =>
  fillTokens(text, {
    "studio.name": name,
    "studio.email": email,
    "studio.phone": phone,
    "studio.quoteValidityDays": String(quoteValidityDays),
    "studio.address": `${address.street}, ${address.postalCode} ${address.city} (${address.province})`,
  });

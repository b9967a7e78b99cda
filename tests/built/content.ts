import { type Kind, kindNamed } from "../../content-model/kinds";
import { normalisedPath } from "../../content-model/paths";
import { type Route, routes } from "../../content-model/routes";
import { fillTokens } from "../../shared/fill-tokens";
import { readSiteContent } from "../site-content";
import { contentFolder } from "./support";

export const content = readSiteContent(contentFolder);

type Page = { slug?: string; formerAddresses?: string[] };

const contentByName = content as unknown as Readonly<Record<string, Page | Page[] | undefined>>;

function pagesOf({ path, kind }: Route): { path: string; page: Page }[] {
  const { folder, typeName } = kindNamed(kind) as Kind;
  const name = folder ?? typeName.charAt(0).toLowerCase() + typeName.slice(1);
  const foundPages = [contentByName[name] ?? []].flat();
  return foundPages.map((page) => ({ path: path.replace("{slug}", page.slug ?? ""), page }));
}

const pages = routes.flatMap(pagesOf);

/** Includes the not-found page, `/404`. */
export const expectedRoutes = ["/404", ...pages.map(({ path }) => path)].sort();

/** Former paths, written as in `_redirects`, where a space would end a path. */
export const formerPaths = pages.flatMap(({ path: to, page }) =>
  (page.formerAddresses ?? []).map((former) => ({
    from: normalisedPath(former).replaceAll(" ", "%20"),
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

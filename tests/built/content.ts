/** The content that the build was made from, typed by its own schemas, and the routes it stands for. */
import { equipment, software } from "../../src/content-model/kinds/equipment";
import { legalDocument } from "../../src/content-model/kinds/legal-document";
import * as pageSchemas from "../../src/content-model/kinds/pages";
import { project } from "../../src/content-model/kinds/project";
import { service } from "../../src/content-model/kinds/service";
import { navigation, studio } from "../../src/content-model/kinds/site";
import { teamMember } from "../../src/content-model/kinds/team-member";
import { readContent, readContentFolder } from "./support";

const byOrder = (one: { order: number }, other: { order: number }) => one.order - other.order;

export const content = {
  studio: readContent(studio, "site/studio.json"),
  navigation: readContent(navigation, "site/navigation.json"),
  home: readContent(pageSchemas.homePage, "pages/home.json"),
  about: readContent(pageSchemas.aboutPage, "pages/about.json"),
  servicesPage: readContent(pageSchemas.servicesPage, "pages/services.json"),
  portfolio: readContent(pageSchemas.portfolioPage, "pages/portfolio.json"),
  contact: readContent(pageSchemas.contactPage, "pages/contact.json"),
  quote: readContent(pageSchemas.quotePage, "pages/preventivo.json"),
  equipmentPage: readContent(pageSchemas.equipmentPage, "pages/attrezzature.json"),
  notFound: readContent(pageSchemas.notFoundPage, "pages/not-found.json"),
  services: readContentFolder(service, "services").sort(byOrder),
  projects: readContentFolder(project, "projects").sort(byOrder),
  equipment: readContentFolder(equipment, "equipment").sort(byOrder),
  software: readContentFolder(software, "software").sort(byOrder),
  team: readContentFolder(teamMember, "team").sort(byOrder),
  legal: readContentFolder(legalDocument, "legal"),
};

/** Every address of the site; `/404` stands for the not-found page. */
export const expectedRoutes = [
  "/",
  "/404",
  "/about",
  "/attrezzature",
  "/contact",
  "/portfolio",
  "/preventivo",
  "/services",
  ...content.legal.map(({ slug }) => `/${slug}`),
  ...content.services.map(({ slug }) => `/services/${slug}`),
  ...content.projects.map(({ slug }) => `/portfolio/${slug}`),
].sort();

/** Titles and texts of a list of points, as a page prints them. */
export const pointTexts = (points: readonly { title: string; text: string }[]) =>
  points.flatMap(({ title, text }) => [title, text]);

/** Facts of the studio in the place of the tokens of the legal texts. */
export function withFacts(text: string): string {
  const { name, email, phone, address } = content.studio;
  const facts: Record<string, string> = {
    "studio.name": name,
    "studio.email": email,
    "studio.phone": phone,
    "studio.address": `${address.street}, ${address.postalCode} ${address.city} (${address.province})`,
  };
  return text.replace(/\{([\w.]+)\}/gu, (token, key: string) => facts[key] ?? token);
}

/** Pages of the site that show an entry of each kind. */
import type { ComponentType } from "react";
import { Footer } from "../../src/layout/footer/footer";
import { useLayoutData } from "../../src/layout/layout-data";
import * as notFoundPage from "../../src/pages/404";
import * as aboutPage from "../../src/pages/about";
import * as contactPage from "../../src/pages/contact";
import * as homePage from "../../src/pages/index";
import * as portfolioPage from "../../src/pages/portfolio";
import * as quotePage from "../../src/pages/preventivo";
import * as servicesPage from "../../src/pages/services";
import "../../src/sections/shared-fragments";
import * as customPage from "../../src/templates/custom-page";
import * as equipmentPage from "../../src/templates/equipment";
import * as legalDocument from "../../src/templates/legal-document";
import * as project from "../../src/templates/project";
import * as questionsPage from "../../src/templates/questions";
import * as service from "../../src/templates/service";

type Page = {
  // biome-ignore lint/suspicious/noExplicitAny: each page takes the data of its own query
  default: ComponentType<any>;
  query: unknown;
};

/** `section`: id of the only section shown, for entries without a page of their own. */
export type View = { pages: readonly Page[]; section?: string };

/** Views by kind. A kind without a page of its own is shown in pages that print its content. */
export const views: Readonly<Record<string, View>> = {
  project: { pages: [project] },
  service: { pages: [service] },
  equipment: { pages: [equipmentPage], section: "strumenti" },
  software: { pages: [equipmentPage], section: "software" },
  "team-member": { pages: [aboutPage], section: "persone" },
  "legal-document": { pages: [legalDocument] },
  "custom-page": { pages: [customPage] },
  "home-page": { pages: [homePage] },
  "about-page": { pages: [aboutPage] },
  "services-page": { pages: [servicesPage] },
  "portfolio-page": { pages: [portfolioPage] },
  "contact-page": { pages: [contactPage] },
  "quote-page": { pages: [quotePage] },
  "equipment-page": { pages: [equipmentPage] },
  "questions-page": { pages: [questionsPage] },
  "not-found-page": { pages: [notFoundPage] },
  studio: { pages: [contactPage, aboutPage, servicesPage] },
  navigation: { pages: [homePage] },
  lists: { pages: [portfolioPage, servicesPage] },
  forms: { pages: [quotePage] },
};

export const SiteFooter = () => <Footer data={useLayoutData()} pathname="" />;

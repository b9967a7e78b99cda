/** The whole content that is published, drafts left out, typed by its own schemas: for what the build makes besides pages, and for the tests. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { draftsAmong, isDraft, withoutDrafts } from "./drafts";
import { kinds } from "./kinds";
import { equipment, software } from "./kinds/equipment";
import { legalDocument } from "./kinds/legal-document";
import * as pages from "./kinds/pages";
import { project } from "./kinds/project";
import { service } from "./kinds/service";
import { navigation, studio } from "./kinds/site";
import { teamMember } from "./kinds/team-member";

const byOrder = (one: { order: number }, other: { order: number }) => one.order - other.order;

/**
 * @param root a content folder that passes the content check
 * @throws ZodError for a file that does not fit its schema
 */
export function readSiteContent(root: string) {
  const load = (file: string): unknown => JSON.parse(readFileSync(join(root, file), "utf8"));
  const filesIn = (folder: string) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith(".json"))
      .sort()
      .map((name) => `${folder}/${name}`);
  const folders = kinds.flatMap((kind) => ("folder" in kind ? filesIn(kind.folder) : []));
  const drafts = draftsAmong(folders.map((file) => [file, load(file)]));

  const read = <Schema extends z.ZodType>(schema: Schema, file: string): z.infer<Schema> =>
    schema.parse(withoutDrafts(schema, load(file), drafts));
  const readFolder = <Schema extends z.ZodType>(schema: Schema, folder: string): z.infer<Schema>[] =>
    filesIn(folder)
      .filter((file) => !isDraft(load(file)))
      .map((file) => read(schema, file));
  return {
    studio: read(studio, "site/studio.json"),
    navigation: read(navigation, "site/navigation.json"),
    home: read(pages.homePage, "pages/home.json"),
    about: read(pages.aboutPage, "pages/about.json"),
    servicesPage: read(pages.servicesPage, "pages/services.json"),
    portfolio: read(pages.portfolioPage, "pages/portfolio.json"),
    contact: read(pages.contactPage, "pages/contact.json"),
    quote: read(pages.quotePage, "pages/preventivo.json"),
    equipmentPage: read(pages.equipmentPage, "pages/attrezzature.json"),
    notFound: read(pages.notFoundPage, "pages/not-found.json"),
    services: readFolder(service, "services").sort(byOrder),
    projects: readFolder(project, "projects").sort(byOrder),
    equipment: readFolder(equipment, "equipment").sort(byOrder),
    software: readFolder(software, "software").sort(byOrder),
    team: readFolder(teamMember, "team").sort(byOrder),
    legal: readFolder(legalDocument, "legal"),
  };
}

export type SiteContent = ReturnType<typeof readSiteContent>;
export type ImageContent = SiteContent["projects"][number]["image"];

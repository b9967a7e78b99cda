/** The kinds of content, each with the file or folder of `content/` that holds it, and its schema. */
import type { z } from "zod";
import { customPage } from "./kinds/custom-page";
import { equipment, software } from "./kinds/equipment";
import {
  aboutPage,
  contactPage,
  equipmentPage,
  homePage,
  notFoundPage,
  portfolioPage,
  quotePage,
  servicesPage,
} from "./kinds/fixed-pages";
import { legalDocument } from "./kinds/legal-document";
import { project } from "./kinds/project";
import { questionsPage } from "./kinds/questions-page";
import { service } from "./kinds/service";
import { forms, lists, navigation, studio } from "./kinds/site";
import { teamMember } from "./kinds/team-member";

/** Kind of one file, or of all entries in a folder; paths are relative to `content/`. */
export type Kind = { name: string; typeName: string; schema: z.ZodType } & (
  | { file: string; folder?: never; isOptional?: true }
  | { folder: string; file?: never; isOptional?: never }
);

export const kinds = [
  { name: "studio", typeName: "Studio", file: "site/studio.json", schema: studio },
  { name: "navigation", typeName: "Navigation", file: "site/navigation.json", schema: navigation },
  { name: "lists", typeName: "Lists", file: "site/lists.json", schema: lists },
  { name: "forms", typeName: "FormsConfiguration", file: "site/forms.json", schema: forms },
  { name: "home-page", typeName: "HomePage", file: "pages/home.json", schema: homePage },
  { name: "about-page", typeName: "AboutPage", file: "pages/about.json", schema: aboutPage },
  { name: "services-page", typeName: "ServicesPage", file: "pages/services.json", schema: servicesPage },
  { name: "portfolio-page", typeName: "PortfolioPage", file: "pages/portfolio.json", schema: portfolioPage },
  { name: "contact-page", typeName: "ContactPage", file: "pages/contact.json", schema: contactPage },
  { name: "quote-page", typeName: "QuotePage", file: "pages/preventivo.json", schema: quotePage },
  {
    name: "equipment-page",
    typeName: "EquipmentPage",
    file: "pages/attrezzature.json",
    schema: equipmentPage,
    isOptional: true,
  },
  {
    name: "questions-page",
    typeName: "QuestionsPage",
    file: "pages/domande.json",
    schema: questionsPage,
    isOptional: true,
  },
  { name: "not-found-page", typeName: "NotFoundPage", file: "pages/not-found.json", schema: notFoundPage },
  { name: "service", typeName: "Service", folder: "services", schema: service },
  { name: "project", typeName: "Project", folder: "projects", schema: project },
  { name: "equipment", typeName: "Equipment", folder: "equipment", schema: equipment },
  { name: "software", typeName: "Software", folder: "software", schema: software },
  { name: "team-member", typeName: "TeamMember", folder: "team", schema: teamMember },
  { name: "legal-document", typeName: "LegalDocument", folder: "legal", schema: legalDocument },
  // Must be last, so that `kindOf` finds the single files of the same folder first.
  { name: "custom-page", typeName: "CustomPage", folder: "pages", schema: customPage },
] as const satisfies readonly Kind[];

/** Names that systems, network disks and text editors give to files and folders of their own. */
const junkPattern = /^(?:\..*|~\$.*|#.*#|.*~|.*\.sw[op]|__MACOSX|@eaDir|Icon\r|Thumbs\.db|desktop\.ini)$/iu;

export const isJunkFile = (relativePath: string) =>
  relativePath.split("/").some((name) => junkPattern.test(name));

/**
 * @param contentPath path below `content/`, with forward slashes
 * @returns `undefined` for a file outside every kind
 */
export function kindOf(contentPath: string): Kind | undefined {
  const [folder, name = "", ...deeper] = contentPath.split("/");
  const isEntry = deeper.length === 0 && name.endsWith(".json") && !isJunkFile(contentPath);
  return kinds.find((kind: Kind) =>
    kind.file === undefined ? isEntry && kind.folder === folder : kind.file === contentPath,
  );
}

export const kindNamed = (wanted: string): Kind | undefined => kinds.find(({ name }) => name === wanted);

export const slugOf = (path: string) => path.slice(path.lastIndexOf("/") + 1).replace(/\.json$/u, "");

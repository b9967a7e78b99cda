/** The kinds of content: which files each covers, and the schema that rules them. */
import type { z } from "zod";
import { equipment, software } from "./kinds/equipment";
import { legalDocument } from "./kinds/legal-document";
import { page } from "./kinds/page";
import {
  aboutPage,
  contactPage,
  equipmentPage,
  homePage,
  notFoundPage,
  portfolioPage,
  quotePage,
  servicesPage,
} from "./kinds/pages";
import { project } from "./kinds/project";
import { service } from "./kinds/service";
import { forms, lists, navigation, studio } from "./kinds/site";
import { teamMember } from "./kinds/team-member";

export type Kind = {
  /** Stable English name, used by references and by the JSON Schema's file name. */
  name: string;
  /** Name of the GraphQL node type. */
  typeName: string;
  schema: z.ZodType;
} & (
  | {
      /** The one file of a kind that exists once, relative to `content/`. */ file: string;
      folder?: never;
      /** The site may do without it. */
      optional?: true;
    }
  | {
      /** Folder with one file per entry, relative to `content/`. */ folder: string;
      file?: never;
      optional?: never;
    }
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
    optional: true,
  },
  { name: "not-found-page", typeName: "NotFoundPage", file: "pages/not-found.json", schema: notFoundPage },
  { name: "service", typeName: "Service", folder: "services", schema: service },
  { name: "project", typeName: "Project", folder: "projects", schema: project },
  { name: "equipment", typeName: "Equipment", folder: "equipment", schema: equipment },
  { name: "software", typeName: "Software", folder: "software", schema: software },
  { name: "team-member", typeName: "TeamMember", folder: "team", schema: teamMember },
  { name: "legal-document", typeName: "LegalDocument", folder: "legal", schema: legalDocument },
  // After the files of its folder that exist once, which are theirs.
  { name: "page", typeName: "Page", folder: "pages", schema: page },
] as const satisfies readonly Kind[];

/** Whether systems, network disks or programs leave files of this name or folder: nobody's content, whatever the ending. */
export const isLeftover = (relativePath: string) =>
  /(?:^|\/)(?:\.|~\$|(?:__MACOSX|@eaDir|Icon\r|Thumbs\.db|desktop\.ini)(?:\/|$)|#[^/]*#$)|~$|\.sw[op]$/iu.test(
    relativePath,
  );

/**
 * The kind that rules a content file.
 *
 * @param relativePath path below `content/`, with forward slashes
 * @returns `undefined` for a file that no kind covers
 */
export function kindOf(relativePath: string): Kind | undefined {
  return kinds.find((kind: Kind) =>
    kind.file === undefined
      ? relativePath.startsWith(`${kind.folder}/`) &&
        relativePath.endsWith(".json") &&
        relativePath.split("/").length === 2 &&
        !isLeftover(relativePath)
      : kind.file === relativePath,
  );
}

export const kindNamed = (wanted: string): Kind | undefined => kinds.find(({ name }) => name === wanted);

/** The name of an entry: its file's, without folder and «.json». */
export const slugOf = (path: string) => path.slice(path.lastIndexOf("/") + 1).replace(/\.json$/u, "");

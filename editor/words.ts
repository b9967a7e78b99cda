/** Words that the schemas do not have: the plurals over the lists, the names of the groups, the icons beside them. */
import type { Kind, kinds } from "../content-model/kinds";
import { pathOf } from "../content-model/routes";

export type FolderKindName = Extract<(typeof kinds)[number], { folder: string }>["name"];

/** Name of a folder of `content/` and a Material symbol. */
type Heading = { label: string; icon: string };

export const listHeadings: Readonly<Record<FolderKindName, Heading>> = {
  project: { label: "Progetti", icon: "architecture" },
  service: { label: "Servizi", icon: "handyman" },
  equipment: { label: "Strumenti", icon: "precision_manufacturing" },
  software: { label: "Software", icon: "terminal" },
  "team-member": { label: "Persone", icon: "groups" },
  "legal-document": { label: "Documenti legali", icon: "gavel" },
};

/** Groups of the files that exist once, by the folder of `content/` that holds them. */
export const groupHeadings: Readonly<Record<string, Heading>> = {
  pages: { label: "Pagine", icon: "web" },
  site: { label: "Dati dello studio", icon: "apartment" },
};

/** Address of the page that shows an entry or a file; kinds without a page of their own have none. */
export function pageAddress(kind: Kind): string | undefined {
  const pattern = pathOf(kind)?.replace("{slug}", "{{slug}}");
  return pattern === "/" ? pattern : pattern?.slice(1);
}

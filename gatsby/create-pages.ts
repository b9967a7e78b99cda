import path from "node:path";
import type { GatsbyNode, Node } from "gatsby";
import { kindNamed } from "../content-model/kinds";
import { routes } from "../content-model/routes";
import { listPages, listPath, projectsPerPage } from "../src/lib/list-pages";

/** A file of the content as Gatsby keeps it. */
type ContentNode = Node & { fields?: { slug: string }; listed?: boolean; formerAddresses?: string[] };

const component = (template: string) => path.resolve(`src/templates/${template}.tsx`);

/**
 * The pages that templates make: those of entries, the equipment's where its file is there, and those of the list of
 * projects. Of each page, those of templates or not, the redirects from its former addresses.
 */
export const createPages: GatsbyNode["createPages"] = ({
  actions: { createPage, createRedirect },
  getNodesByType,
}) => {
  const nodesOf = (kind: string): ContentNode[] => getNodesByType(kindNamed(kind)?.typeName ?? "");
  for (const { path: pattern, kind, template } of routes)
    for (const { fields, formerAddresses } of nodesOf(kind)) {
      const address = pattern.replace("{slug}", fields?.slug ?? "");
      if (template && kind !== "portfolio-page")
        createPage({ path: address, component: component(template), context: { ...fields } });
      for (const fromPath of formerAddresses ?? [])
        createRedirect({ fromPath, toPath: address, isPermanent: true });
    }

  const pages = listPages(nodesOf("project").filter(({ listed }) => listed).length);
  for (let page = 1; page <= pages; page += 1)
    createPage({
      path: listPath(page),
      component: component("portfolio"),
      context: { page, pages, skip: (page - 1) * projectsPerPage, limit: projectsPerPage },
    });
};

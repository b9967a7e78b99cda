import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { kindNamed } from "../content-model/kinds";
import { routes } from "../content-model/routes";
import { listPages, listPath, projectsPerPage } from "../src/lib/list-pages";

const component = (template: string) => path.resolve(`src/templates/${template}.tsx`);

/** The pages that templates make: one per service, project and legal document, and those of the list of projects. */
export const createPages: GatsbyNode["createPages"] = ({ actions: { createPage }, getNodesByType }) => {
  for (const { path: pattern, kind, template } of routes) {
    const { folder, typeName = "" } = kindNamed(kind) ?? {};
    if (folder === undefined || template === undefined) continue;
    for (const { slug } of getNodesByType(typeName))
      createPage({
        path: pattern.replace("{slug}", String(slug)),
        component: component(template),
        context: { slug },
      });
  }

  const pages = listPages(getNodesByType("Project").filter(({ listed }) => listed).length);
  for (let page = 1; page <= pages; page += 1)
    createPage({
      path: listPath(page),
      component: component("portfolio"),
      context: { page, pages, skip: (page - 1) * projectsPerPage, limit: projectsPerPage },
    });
};

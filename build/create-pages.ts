import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { listPages, listPath, projectsPerPage } from "../src/lib/list-pages";

type Slugs = { nodes: { slug: string }[] };

/** The pages of the list of projects, and one per service, project and legal document, from the slugs in the content. */
export const createPages: GatsbyNode["createPages"] = async ({ graphql, actions, reporter }) => {
  const { data, errors } = await graphql<
    Record<"services" | "projects" | "legalDocuments", Slugs> & { listed: { totalCount: number } }
  >(`
    query PageSlugs {
      services: allService { nodes { slug } }
      projects: allProject { nodes { slug } }
      listed: allProject(filter: { listed: { eq: true } }) { totalCount }
      legalDocuments: allLegalDocument { nodes { slug } }
    }
  `);
  if (errors !== undefined || data === undefined) {
    reporter.panicOnBuild("The slugs of the pages could not be read", errors);
    return;
  }
  const template = (name: string) => path.resolve(`src/templates/${name}.tsx`);
  const create = (name: string, prefix: string, { nodes }: Slugs) => {
    for (const { slug } of nodes)
      actions.createPage({
        path: `${prefix}/${slug}`,
        component: template(name),
        context: { slug },
      });
  };
  create("service", "/services", data.services);
  create("project", "/portfolio", data.projects);
  create("legal-document", "", data.legalDocuments);

  const pages = listPages(data.listed.totalCount);
  for (let page = 1; page <= pages; page += 1)
    actions.createPage({
      path: listPath(page),
      component: template("portfolio"),
      context: { page, pages, skip: (page - 1) * projectsPerPage, limit: projectsPerPage },
    });
};

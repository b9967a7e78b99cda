import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { routes } from "../content-model/routes";
import { listPages, listPath, projectsPerPage } from "../src/lib/list-pages";

type Entries = { nodes: { slug: string }[] };
type Answer = Record<"services" | "projects" | "legalDocuments" | "pages", Entries> & {
  listed: { totalCount: number };
};

const component = (template: string) => path.resolve(`src/templates/${template}.tsx`);

/** The pages that templates make: one per service, project, legal document and page of the studio's own, and those of the list of projects. */
export const createPages: GatsbyNode["createPages"] = async ({
  actions: { createPage },
  graphql,
  reporter,
}) => {
  const { data, errors } = await graphql<Answer>(`
    query PagesOfTemplates {
      services: allService {
        nodes {
          slug
        }
      }
      projects: allProject {
        nodes {
          slug
        }
      }
      legalDocuments: allLegalDocument {
        nodes {
          slug
        }
      }
      pages: allPage {
        nodes {
          slug
        }
      }
      listed: allProject(filter: { listed: { eq: true } }) {
        totalCount
      }
    }
  `);
  if (!data)
    return reporter.panic("The pages of services, projects and legal documents cannot be made", errors);

  const entries: Readonly<Record<string, Entries>> = {
    service: data.services,
    project: data.projects,
    "legal-document": data.legalDocuments,
    page: data.pages,
  };
  for (const { path: pattern, kind, template } of routes)
    for (const { slug } of entries[kind]?.nodes ?? [])
      createPage({
        path: pattern.replace("{slug}", slug),
        component: component(String(template)),
        context: { slug },
      });

  const pages = listPages(data.listed.totalCount);
  for (let page = 1; page <= pages; page += 1)
    createPage({
      path: listPath(page),
      component: component("portfolio"),
      context: { page, pages, skip: (page - 1) * projectsPerPage, limit: projectsPerPage },
    });
};

import path from "node:path";
import type { GatsbyNode } from "gatsby";

type Slugs = { nodes: { slug: string }[] };

/** One page per service, project and legal document, from the slugs in the content. */
export const createPages: GatsbyNode["createPages"] = async ({ graphql, actions, reporter }) => {
  const { data, errors } = await graphql<Record<"services" | "projects" | "legalDocuments", Slugs>>(`
    query PageSlugs {
      services: allService { nodes { slug } }
      projects: allProject { nodes { slug } }
      legalDocuments: allLegalDocument { nodes { slug } }
    }
  `);
  if (errors !== undefined || data === undefined) {
    reporter.panicOnBuild("The slugs of the pages could not be read", errors);
    return;
  }
  const create = (template: string, prefix: string, { nodes }: Slugs) => {
    for (const { slug } of nodes)
      actions.createPage({
        path: `${prefix}/${slug}`,
        component: path.resolve(`src/templates/${template}.tsx`),
        context: { slug },
      });
  };
  create("service", "/services", data.services);
  create("project", "/portfolio", data.projects);
  create("legal-document", "", data.legalDocuments);
};

/** Creates the pages of routes.ts that have a template, and redirects from the former addresses of every page. */
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { kindNamed } from "../content-model/kinds";
import { normalisedPath } from "../content-model/paths";
import { type Route, routes } from "../content-model/routes";

type PageNode = { slug?: string; formerAddresses: string[] | null };
type PagesOfContent = Record<string, { nodes: PageNode[] }> & { projects: { nodes: { slug: string }[] } };

function selectionFor({ kind }: Route): string {
  const { typeName, folder } = kindNamed(kind) ?? {};
  return `${typeName}: all${typeName} { nodes { ${folder ? "slug " : ""}formerAddresses } }`;
}

export const createPages: GatsbyNode["createPages"] = async ({
  actions: { createPage, createRedirect },
  graphql,
  reporter,
}) => {
  const { data, errors } = await graphql<PagesOfContent>(`
    query PagesOfContent {
      ${routes.map(selectionFor).join("\n      ")}
      projects: allProject(sort: [{ isListed: DESC }, { order: ASC }]) { nodes { slug } }
    }
  `);
  if (!data || errors) return reporter.panic("Cannot query the pages of the content", errors);

  const projects = data.projects.nodes.map(({ slug }) => slug);
  // Uses `null`, which matches no project: `undefined` would match any.
  const neighboursOf = (slug = "") => {
    const index = projects.indexOf(slug);
    return { previous: projects[index - 1] ?? null, next: projects[index + 1] ?? null };
  };

  for (const { path: pattern, kind, template } of routes) {
    const pages = data[kindNamed(kind)?.typeName ?? ""]?.nodes ?? [];
    for (const { slug, formerAddresses } of pages) {
      const pagePath = pattern.replace("{slug}", slug ?? "");
      if (template)
        createPage({
          path: pagePath,
          component: path.resolve(`src/templates/${template}.tsx`),
          context: { slug, ...(kind === "project" && neighboursOf(slug)) },
        });
      for (const formerAddress of formerAddresses ?? [])
        createRedirect({ fromPath: normalisedPath(formerAddress), toPath: pagePath, isPermanent: true });
    }
  }
};

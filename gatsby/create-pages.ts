import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { comparedAddress } from "../content-model/fields";
import { kindNamed } from "../content-model/kinds";
import { type Route, routes } from "../content-model/routes";

/** Kinds that exist once have no slug. */
type PageNode = { slug?: string; formerAddresses: string[] | null };
type Answer = Record<string, { nodes: PageNode[] }> & { listed: { nodes: { slug: string }[] } };

/** The query for a route's files, under the name of their GraphQL type. */
function filesOf({ kind }: Route): string {
  const { typeName, folder } = kindNamed(kind) ?? {};
  return `${typeName}: all${typeName} { nodes { ${folder ? "slug " : ""}formerAddresses } }`;
}

/** Creates the pages with a template, and for every page the redirects from its former addresses. */
export const createPages: GatsbyNode["createPages"] = async ({
  actions: { createPage, createRedirect },
  graphql,
  reporter,
}) => {
  const { data, errors } = await graphql<Answer>(`
    query PagesOfContent {
      ${routes.map(filesOf).join("\n      ")}
      listed: allProject(filter: { listed: { eq: true } }, sort: { order: ASC }) { nodes { slug } }
    }
  `);
  if (!data || errors) return reporter.panic("The pages of the content cannot be made", errors);

  const listed = data.listed.nodes.map(({ slug }) => slug);
  /** The projects before and after one in the list. Null, not undefined: a filter by nothing would find any project. */
  const neighboursOf = (slug = "") => {
    const place = listed.indexOf(slug);
    const [previous, next] = place < 0 ? [] : [listed[place - 1], listed[place + 1]];
    return { previous: previous ?? null, next: next ?? null };
  };
  for (const { path: pattern, kind, template } of routes)
    for (const { slug, formerAddresses } of data[kindNamed(kind)?.typeName ?? ""]?.nodes ?? []) {
      const address = pattern.replace("{slug}", slug ?? "");
      if (template)
        createPage({
          path: address,
          component: path.resolve(`src/templates/${template}.tsx`),
          context: { slug, ...(kind === "project" && neighboursOf(slug)) },
        });
      for (const former of formerAddresses ?? [])
        createRedirect({ fromPath: comparedAddress(former), toPath: address, isPermanent: true });
    }
};

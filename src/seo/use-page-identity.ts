import { graphql, useStaticQuery } from "gatsby";

export type SeoProps = {
  title: string;
  description: string;
  /** Path of the page, without a trailing slash; absent for a page that has no address of its own. */
  pathname?: string;
};

/** Title with the studio's name after it, where search results have room for both. */
const longestTitle = 60;

/** Full title, one address and the site's name of a page; no address where the page has no path. */
export function usePageIdentity({ title, pathname }: Pick<SeoProps, "title" | "pathname">) {
  const { site, studio } = useStaticQuery<Queries.PageIdentityQuery>(graphql`
    query PageIdentity {
      site {
        siteMetadata {
          siteUrl
        }
      }
      studio {
        name
      }
    }
  `);
  const name = studio?.name ?? "";
  const withName = `${title} | ${name}`;
  return {
    name,
    fullTitle: withName.length <= longestTitle && !title.includes(name) ? withName : title,
    address: pathname === undefined ? undefined : `${site?.siteMetadata?.siteUrl ?? ""}${pathname}`,
  };
}

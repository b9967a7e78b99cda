import { graphql, useStaticQuery } from "gatsby";

/** `url`: origin of the site; `name`: the studio's. */
export type Site = { readonly url: string; readonly name: string };

export function useSite(): Site {
  const { site, studio } = useStaticQuery<Queries.SiteIdentityQuery>(graphql`
    query SiteIdentity {
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
  return { url: site?.siteMetadata?.siteUrl ?? "", name: studio?.name ?? "" };
}

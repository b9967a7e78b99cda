import { graphql, useStaticQuery } from "gatsby";

export type Site = {
  /** Origin of the site, without a final slash. */
  readonly url: string;
  /** The studio's name. */
  readonly name: string;
};

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

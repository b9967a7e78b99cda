import { graphql, useStaticQuery } from "gatsby";
import { Helmet } from "react-helmet";

type SeoProps = {
  title: string;
  description: string;
  /** Path of the page, without a trailing slash; absent for a page that has no address of its own. */
  pathname?: string;
};

/** Title with the studio's name after it, where search results have room for both. */
const longestTitle = 60;

/** Everything a page says about itself in its head; the site's only use of react-helmet. */
export function Seo({ title, description, pathname }: SeoProps) {
  const { site, studio } = useStaticQuery<Queries.SeoSiteQuery>(graphql`
    query SeoSite {
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
  const fullTitle = withName.length <= longestTitle && !title.includes(name) ? withName : title;
  const address = pathname === undefined ? undefined : `${site?.siteMetadata?.siteUrl ?? ""}${pathname}`;
  return (
    <Helmet>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="theme-color" content="#0e2735" />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="it_IT" />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {address ? <meta property="og:url" content={address} /> : null}
      {address ? <link rel="canonical" href={address} /> : null}
      {address ? null : <meta name="robots" content="noindex" />}
    </Helmet>
  );
}

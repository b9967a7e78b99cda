import { graphql, useStaticQuery } from "gatsby";
import { useContext } from "react";
import { Helmet } from "react-helmet";
import { PagePath } from "../lib/page-path";
import { type PageFacts, type Site, shareImageOf, structuredData } from "./structured-data";

type SeoProps = PageFacts & {
  title: string;
  description: string;
  /** False for the not-found page, which has no URL. */
  isIndexed?: boolean;
};

/** Characters of a title that search results show. */
const maxTitleLength = 60;

function fullTitle(title: string, { name }: Site): string {
  const withName = `${title} | ${name}`;
  return withName.length <= maxTitleLength && !title.includes(name) ? withName : title;
}

/** Adds structured data in the build only, because no search engine sees `npm start`. */
export function Seo({ title, description, isIndexed = true, ...facts }: SeoProps) {
  const { studio, site: gatsbySite } = useStaticQuery<Queries.SiteIdentityQuery>(graphql`
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
  const site = { url: gatsbySite?.siteMetadata?.siteUrl ?? "", name: studio?.name ?? "" };
  const page = { title: fullTitle(title, site), url: site.url + useContext(PagePath) };
  return (
    <>
      <Helmet>
        <title>{page.title}</title>
        <meta name="description" content={description} />
        <meta property="og:type" content="website" />
        <meta property="og:locale" content="it_IT" />
        <meta property="og:site_name" content={site.name} />
        <meta property="og:title" content={page.title} />
        <meta property="og:description" content={description} />
        {isIndexed ? <meta property="og:url" content={page.url} /> : null}
        {isIndexed ? <link rel="canonical" href={page.url} /> : null}
        {isIndexed ? null : <meta name="robots" content="noindex" />}
        <meta property="og:image" content={`${site.url}${shareImageOf(facts)}`} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content={title} />
        <meta name="twitter:card" content="summary_large_image" />
      </Helmet>
      {process.env.BUILD_STAGE === "build-html" && isIndexed ? (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without «<», which could end the script
          dangerouslySetInnerHTML={{
            __html: JSON.stringify(structuredData(page, site, facts)).replaceAll("<", "\\u003c"),
          }}
        />
      ) : null}
    </>
  );
}

import { useContext } from "react";
import { Helmet } from "react-helmet";
import { PagePath } from "../lib/page-path";
import { type PageFacts, shareImageOf, structuredData } from "./structured-data";
import { type Site, useSite } from "./use-site";

type SeoProps = PageFacts & {
  title: string;
  description: string;
  /** For a page without an address. */
  noIndex?: boolean;
};

/** Characters that search results show. */
const longestTitle = 60;

function fullTitle(title: string, { name }: Site): string {
  const withName = `${title} | ${name}`;
  return withName.length <= longestTitle && !title.includes(name) ? withName : title;
}

/** Escapes «<»: nothing can end the script element or start a comment. */
const inScript = (json: string): string => json.replaceAll("<", "\\u003c");

/** Structured data only in the build: search engines load documents. */
export function Seo({ title, description, noIndex = false, ...facts }: SeoProps) {
  const site = useSite();
  const page = { title: fullTitle(title, site), url: site.url + useContext(PagePath) };
  const json =
    process.env.BUILD_STAGE === "build-html"
      ? inScript(JSON.stringify(structuredData(page, site, facts)))
      : "";
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
        {noIndex ? null : <meta property="og:url" content={page.url} />}
        {noIndex ? null : <link rel="canonical" href={page.url} />}
        {noIndex ? <meta name="robots" content="noindex" /> : null}
        <meta property="og:image" content={`${site.url}${shareImageOf(facts)}`} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content={title} />
        <meta name="twitter:card" content="summary_large_image" />
      </Helmet>
      {noIndex ? null : (
        <script
          type="application/ld+json"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without «<»
          dangerouslySetInnerHTML={{ __html: json }}
        />
      )}
    </>
  );
}

import { Helmet } from "react-helmet";
import { type PageFacts, shareImageOf, structuredData } from "./structured-data";
import { type Site, useSite } from "./use-site";

type SeoProps = PageFacts & {
  title: string;
  description: string;
  /** Path without a trailing slash; absent for a page without an address. */
  pathname?: string;
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
export function Seo({ title, description, pathname, ...facts }: SeoProps) {
  const site = useSite();
  const page = { title: fullTitle(title, site), url: `${site.url}${pathname}` };
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
        {pathname ? <meta property="og:url" content={page.url} /> : null}
        {pathname ? <link rel="canonical" href={page.url} /> : null}
        {pathname ? null : <meta name="robots" content="noindex" />}
        <meta property="og:image" content={`${site.url}${shareImageOf(facts)}`} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content={title} />
        <meta name="twitter:card" content="summary_large_image" />
      </Helmet>
      {pathname ? (
        <script
          type="application/ld+json"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without «<»
          dangerouslySetInnerHTML={{ __html: json }}
        />
      ) : null}
    </>
  );
}

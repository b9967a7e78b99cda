import { Helmet } from "react-helmet";
import { type SeoProps, usePageIdentity } from "./use-page-identity";

/** Everything a page says about itself in its head; the site's only use of react-helmet. */
export function Seo({ title, description, pathname }: SeoProps) {
  const { name, fullTitle, address } = usePageIdentity({ title, pathname });
  return (
    <Helmet>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
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

/** Document around each page. It replaces Gatsby's own, whose `<meta>` elements no current browser needs. */
import { isValidElement, type ReactNode } from "react";
import { InlineScript } from "./start/inline-script";
import { fontFaces } from "./styles/font-faces";
import { layerOrder } from "./styles/layer-order";

type HtmlProps = {
  htmlAttributes: object;
  headComponents: readonly ReactNode[];
  bodyAttributes: object;
  preBodyComponents: ReactNode;
  body: string;
  postBodyComponents: ReactNode;
};

/** Matches the URLs of pages, which have no dot. */
const pageUrls = { and: [{ href_matches: "/*" }, { not: { href_matches: "/*.*" } }] };
/** Prefetches a page when its link is pressed. */
const speculationRules = JSON.stringify({ prefetch: [{ where: pageUrls, eagerness: "conservative" }] });

/** Matches keys of head elements from Gatsby: the styles of <GatsbyImage>, which no page uses, and its version. */
const redundantKeyPattern = /^(?:gatsby-image-style|generator)/u;

function isRedundant(element: ReactNode): boolean {
  if (!isValidElement<object>(element)) return false;
  // `data-identity` marks the whole site's stylesheet, of which each page gets a part (gatsby/publish/page-styles.ts).
  const isStylesheet = "data-identity" in element.props;
  return isStylesheet || redundantKeyPattern.test(String(element.key));
}

/** Removes the NULs that React 18 streams where a chunk would split a letter (https://github.com/facebook/react/pull/26228). */
const withoutNuls = (body: string) => body.replaceAll("\0", "");

/** Removes the region in which Gatsby's router, which is not published, announces pages to screen readers. */
const withoutAnnouncer = (body: string) => body.replace(/<div id="gatsby-announcer"[^>]*><\/div>/u, "");

const styles = { __html: fontFaces + layerOrder };

/** False under `npm start`, which keeps Gatsby's own scripts and the order of its head. */
const isBuilt = process.env.NODE_ENV === "production";

export default function Html(props: HtmlProps) {
  const head = (
    <>
      {props.headComponents.filter((element) => !isRedundant(element))}
      <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
      <link rel="icon" type="image/png" sizes="96x96" href="/icons/icon-96.png" />
      <link rel="apple-touch-icon" href="/icons/icon-180.png" />
    </>
  );
  return (
    // Under `npm start`, pictures do not wait, because no page script would release them.
    <html {...props.htmlAttributes} lang="it" data-pictures={isBuilt ? "waiting" : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Stops iPhones from linking VAT numbers, coordinates and laws as telephone numbers. */}
        <meta name="format-detection" content="telephone=no" />
        {/* Delays the first paint until the hero is complete: half of it would shift the layout
            (https://developer.mozilla.org/docs/Web/HTML/Reference/Attributes/rel#expect). */}
        {isBuilt ? <link rel="expect" href="#testata" {...{ blocking: "render" }} /> : null}
        {/* Puts the head before the styles, because it preloads the largest picture. */}
        {isBuilt ? head : null}
        {/* Declares the layers before all other styles; gatsby/publish/page-styles.ts appends the page's rules. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <style dangerouslySetInnerHTML={styles} />
        {isBuilt ? null : head}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the page that Gatsby has rendered */}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: withoutAnnouncer(withoutNuls(props.body)) }} />
        {/* Uses the page script in place of Gatsby's scripts, which are not published (gatsby/publish). */}
        {isBuilt ? (
          <>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
            <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
            <InlineScript name="page" attributes={{ "data-page-script": "" }} />
          </>
        ) : (
          props.postBodyComponents
        )}
      </body>
    </html>
  );
}

import type { ReactNode } from "react";
import { fontFaces } from "./styles/font-faces";

type HtmlProps = {
  htmlAttributes: object;
  headComponents: ReactNode;
  bodyAttributes: object;
  preBodyComponents: ReactNode;
  body: string;
  postBodyComponents: ReactNode;
};

/**
 * React 18's stream renderer puts a NUL byte before a letter of more than one byte, such as «à»,
 * that would straddle the end of one of its chunks of 2 KiB.
 */
const withoutPadding = (body: string) => body.replaceAll("\0", "");

const styles = { __html: `${fontFaces}@layer tokens, base, components;` };

/** A build puts all styles of a page into one element (gatsby/publish/page-styles.ts). */
const isBuilt = process.env.NODE_ENV === "production";

/** The document around every page; Gatsby's own adds metas that no current browser needs. */
export default function Html(props: HtmlProps) {
  return (
    <html {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* iPhones make telephone links of the VAT number, coordinates and laws; real ones are links already. */}
        <meta name="format-detection" content="telephone=no" />
        {/* No paint before the hero is complete: half of it would be laid out, and move when the rest arrives. */}
        {isBuilt ? <link rel="expect" href="#testata" {...{ blocking: "render" }} /> : null}
        {/* Ahead of the styles: the preload of the page's largest picture. */}
        {isBuilt ? props.headComponents : null}
        {/* First of the styles, whatever order the bundler gives to the sheets; gatsby/publish/page-styles.ts adds to it. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <style dangerouslySetInnerHTML={styles} />
        {isBuilt ? null : props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the page that Gatsby has rendered */}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: withoutPadding(props.body) }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}

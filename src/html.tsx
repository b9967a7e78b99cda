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

/** Removes the NUL of React 18's stream renderer before a multi-byte letter at the end of a 2 KiB chunk. */
const withoutPadding = (body: string) => body.replaceAll("\0", "");

const styles = { __html: `${fontFaces}@layer tokens, base, components;` };

/** A build merges a page's styles into one element (gatsby/publish/page-styles.ts). */
const isBuilt = process.env.NODE_ENV === "production";

/** Replaces Gatsby's document, whose metas no current browser needs. */
export default function Html(props: HtmlProps) {
  return (
    <html {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Stops iPhones from linking VAT numbers, coordinates and laws as telephone numbers. */}
        <meta name="format-detection" content="telephone=no" />
        {/* Delays painting until the hero is complete: half of it would shift the layout. */}
        {isBuilt ? <link rel="expect" href="#testata" {...{ blocking: "render" }} /> : null}
        {/* Preload of the largest picture, ahead of the styles. */}
        {isBuilt ? props.headComponents : null}
        {/* First of the styles in any bundle order; gatsby/publish/page-styles.ts appends to it. */}
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

import type { ReactNode } from "react";

type HtmlProps = {
  htmlAttributes: object;
  headComponents: ReactNode;
  bodyAttributes: object;
  preBodyComponents: ReactNode;
  body: string;
  postBodyComponents: ReactNode;
};

/** Written by webpack (build/on-create-webpack-config.ts). */
declare const __STYLES_HASH__: string;

/**
 * React 18's stream renderer puts a NUL byte before a letter of more than one byte, such as «à»,
 * that would straddle the end of one of its chunks of 2 KiB.
 */
const withoutPadding = (body: string) => body.replaceAll("\0", "");

/** The document around every page; Gatsby's own adds metas that no current browser needs. */
export default function Html(props: HtmlProps) {
  return (
    <html {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* First in the page, whatever order the bundler gives to the style sheets; their hash renews the page with them. */}
        <style data-styles={__STYLES_HASH__}>{"@layer tokens, base, components;"}</style>
        {props.headComponents}
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

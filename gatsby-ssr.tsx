import type { GatsbySSR } from "gatsby";
import { isValidElement } from "react";
import { notFoundScript } from "./src/start/not-found-script";
import { pageScript } from "./src/start/page-script";
import fontUrl from "./src/styles/generated/manrope.woff2";

export { wrapPageElement } from "./src/layout/wrap-page-element";

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: "it" });
  if (/^\/404(?:\.html)?$/u.test(pathname)) {
    setHeadComponents([
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
      <script key="not-found-script" dangerouslySetInnerHTML={{ __html: notFoundScript }} />,
    ]);
  }
  setHeadComponents([
    <link key="font" rel="preload" as="font" type="font/woff2" href={fontUrl} crossOrigin="anonymous" />,
    <link key="icon" rel="icon" type="image/svg+xml" href="/favicon.svg" />,
    <link key="icon-png" rel="icon" type="image/png" sizes="96x96" href="/icons/icon-96.png" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
  ]);
};

/** Gatsby's script that tells the page its path differs from page to page; ours reads the path from an attribute. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  pathname,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replacePostBodyComponents(
    getPostBodyComponents().map((component) =>
      isValidElement(component) && component.key === "script-loader" ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
        <script key="page-script" data-path={pathname} dangerouslySetInnerHTML={{ __html: pageScript }} />
      ) : (
        component
      ),
    ),
  );
};

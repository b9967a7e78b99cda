import type { GatsbySSR } from "gatsby";
import { isValidElement } from "react";
import { buildDay } from "./src/hooks/use-today";
import fontUrl from "./src/styles/generated/manrope.woff2";

export { wrapPageElement } from "./src/layout/layout";

/** Written by webpack (build/on-create-webpack-config.ts). */
declare const __THEME_COLOUR__: string;

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: "it", "data-built": buildDay() } as React.HTMLAttributes<HTMLHtmlElement>);
  setHeadComponents([
    <link key="font" rel="preload" as="font" type="font/woff2" href={fontUrl} crossOrigin="anonymous" />,
    <link key="icon" rel="icon" type="image/svg+xml" href="/favicon.svg" />,
    <link key="icon-png" rel="icon" type="image/png" sizes="96x96" href="/icons/icon-96.png" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    <meta key="theme" name="theme-color" content={__THEME_COLOUR__} />,
  ]);
};

/** The text of src/start/page-script.ts; written by webpack (build/on-create-webpack-config.ts). */
declare const __PAGE_SCRIPT__: string;

/** Whether a part of the page is what gatsby-plugin-image prints for its component, which no page uses. */
const isForGatsbyImage = (part: React.ReactNode) =>
  isValidElement(part) && String(part.key).startsWith("gatsby-image-style");

/** Gatsby's script that tells the page its path differs from page to page; ours reads the path from an attribute. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replaceHeadComponents(getHeadComponents().filter((part) => !isForGatsbyImage(part)));
  const text = { __html: __PAGE_SCRIPT__ };
  replacePostBodyComponents(
    getPostBodyComponents().map((component) =>
      isValidElement(component) && component.key === "script-loader" ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
        <script key="page-script" data-path={pathname} dangerouslySetInnerHTML={text} />
      ) : (
        component
      ),
    ),
  );
};

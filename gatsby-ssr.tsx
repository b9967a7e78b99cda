import type { GatsbySSR } from "gatsby";
import { isValidElement } from "react";

export { wrapPageElement } from "./src/layout/layout";

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes, setHeadComponents }) => {
  // `npm start` has no page script to release the pictures.
  setHtmlAttributes({
    lang: "it",
    ...(process.env.NODE_ENV === "production" && { "data-pictures": "waiting" }),
  });
  setHeadComponents([
    <link key="icon" rel="icon" type="image/svg+xml" href="/favicon.svg" />,
    <link key="icon-png" rel="icon" type="image/png" sizes="96x96" href="/icons/icon-96.png" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/icons/icon-180.png" />,
  ]);
};

// Compiled src/start/page-script.ts (gatsby/on-create-webpack-config.ts).
declare const __PAGE_SCRIPT__: string;

// Prefetches a page when its link is pressed, until the application takes over (gatsby-browser.tsx).
const pages = { and: [{ href_matches: "/*" }, { not: { href_matches: "/*.*" } }] };
const speculationRules = JSON.stringify({
  prefetch: [{ where: pages, eagerness: "conservative" }],
});

// Unused styles of <GatsbyImage>, Gatsby's version, styles of other pages (gatsby/publish/page-styles.ts).
const isSurplus = (part: React.ReactNode) =>
  isValidElement<object>(part) &&
  (/^(?:gatsby-image-style|generator)/u.test(String(part.key)) || "data-identity" in part.props);

// Our script alone starts a published page, and loads Gatsby's (gatsby/publish/early-resources.ts).
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
  replacePostBodyComponents,
}) => {
  replaceHeadComponents(getHeadComponents().filter((part) => !isSurplus(part)));
  if (process.env.NODE_ENV !== "production") return;
  replacePostBodyComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
    <script key="rules" type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
    <script key="page" data-path={pathname} dangerouslySetInnerHTML={{ __html: __PAGE_SCRIPT__ }} />,
  ]);
};

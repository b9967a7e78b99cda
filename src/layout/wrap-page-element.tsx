import type { GatsbySSR } from "gatsby";
import { ErrorBoundary } from "../start/error-boundary";
import { Layout } from "./layout";

/** Shared by gatsby-ssr and gatsby-browser, so that server and browser render the same layout. */
export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <ErrorBoundary>
    <Layout location={props.location}>{element}</Layout>
  </ErrorBoundary>
);

/** What visitors receive in place of Gatsby's runtime and of libraries: less of it. */
import { realpathSync } from "node:fs";
import path from "node:path";

const stub = (name: string) => path.resolve("build", "bundle", "lighter-runtime", name);
/** Gatsby names its plugins by their real paths, and node_modules may be a link. */
const installed = (...names: string[]) => path.join(realpathSync("node_modules"), ...names);
const gatsbyFile = (...names: string[]) => installed("gatsby", ...names);

/** Files that stand in, by what they stand for; `false` for nothing: what is left out is not used by this site. */
export const lighterRuntime = (): Record<string, string | false> => ({
  // The head is printed at build; in the browser little of it has to follow the visitor.
  [path.resolve("src", "seo", "seo.tsx")]: path.resolve("src", "seo", "seo-in-browser.ts"),
  // Preact, a quarter of React's size: with them go `react/jsx-runtime` and `react-dom/client`. The build renders with React.
  react: installed("preact", "compat"),
  "react-dom": installed("preact", "compat"),
  // React checks no types in production.
  "prop-types$": stub("prop-types.ts"),
  // Runs scripts of third parties off the main thread: there are none. It would bring gatsby-script along.
  [gatsbyFile("dist", "internal-plugins", "partytown", "gatsby-browser.js")]: false,
  "gatsby-script$": false,
  // Its links, each five components with an observer (src/layout/links.ts).
  "gatsby-link$": stub("gatsby-link.ts"),
  // The Head API, which no page uses (docs/decisions.md).
  [path.resolve(".cache", "head", "head-export-handler-for-browser.js")]: stub("no-head.ts"),
  // There is no service worker.
  [path.resolve(".cache", "register-service-worker.js")]: false,
});

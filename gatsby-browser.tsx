import "./src/styles/tokens.css";
import "./src/styles/base.css";
import type { GatsbyBrowser } from "gatsby";

export { wrapPageElement } from "./src/layout/layout";

// Only `npm start` runs Gatsby in the browser: published pages are documents (docs/architecture.md).
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ prevLocation }) => {
  if (process.env.NODE_ENV !== "development") return;
  void import("./src/dev/inline-scripts").then(({ startDevelopment, prepareDevelopmentPage }) =>
    prevLocation ? prepareDevelopmentPage() : startDevelopment(),
  );
};

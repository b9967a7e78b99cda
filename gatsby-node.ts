/** Wiring only: each Gatsby API has its own file in src/gatsby. */
export { createPages } from "./src/gatsby/create-pages";
export { createSchemaCustomization } from "./src/gatsby/create-schema";
export { onCreateDevServer } from "./src/gatsby/on-create-dev-server";
export { onCreateWebpackConfig } from "./src/gatsby/on-create-webpack-config";
export { onPostBootstrap } from "./src/gatsby/on-post-bootstrap";
export { onPostBuild } from "./src/gatsby/on-post-build";
export { onPreInit } from "./src/gatsby/on-pre-init";

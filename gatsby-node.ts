/** Wiring only: each Gatsby API has its own file in build. */
export { createPages } from "./build/create-pages";
export { createResolvers } from "./build/create-resolvers";
export { createSchemaCustomization } from "./build/create-schema";
export { onCreateDevServer } from "./build/on-create-dev-server";
export { onCreateNode } from "./build/on-create-node";
export { onCreateWebpackConfig } from "./build/on-create-webpack-config";
export { onPostBootstrap } from "./build/on-post-bootstrap";
export { onPostBuild } from "./build/on-post-build";
export { onPreInit } from "./build/on-pre-init";

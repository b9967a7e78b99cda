export { createPages } from "./gatsby/create-pages";
export { createResolvers } from "./gatsby/create-resolvers";
export { createSchemaCustomization } from "./gatsby/create-schema";
export { onCreateDevServer } from "./gatsby/on-create-dev-server";
export { onCreateNode } from "./gatsby/on-create-node";
export { onCreateWebpackConfig } from "./gatsby/on-create-webpack-config";
export { onPostBuild } from "./gatsby/on-post-build";
export { onPreInit } from "./gatsby/on-pre-init";

import type { GatsbyNode } from "gatsby";
import { kindOf, slugOf } from "../content-model/kinds";

/** The name of an entry's file is its `slug` (content-model/graphql.ts). */
export const onCreateNode: GatsbyNode["onCreateNode"] = ({ node, getNode, actions: { createNodeField } }) => {
  const relativePath = String(getNode(node.parent ?? "")?.relativePath ?? "");
  const { folder, typeName } = kindOf(relativePath) ?? {};
  if (folder !== undefined && node.internal.type === typeName)
    createNodeField({ node, name: "slug", value: slugOf(relativePath) });
};

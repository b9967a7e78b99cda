import type { GatsbyNode, Node } from "gatsby";
import { kindOf, slugOf } from "../content-model/kinds";

/** A file of the accepted copy, as gatsby-source-filesystem describes it. */
type FileNode = Node & { relativePath?: string };

/** The name of an entry's file is its `slug` (content-model/graphql.ts). */
export const onCreateNode: GatsbyNode["onCreateNode"] = ({ node, getNode, actions: { createNodeField } }) => {
  const { relativePath = "" } = (getNode(node.parent ?? "") ?? {}) as FileNode;
  const { folder, typeName } = kindOf(relativePath) ?? {};
  if (folder !== undefined && node.internal.type === typeName)
    createNodeField({ node, name: "slug", value: slugOf(relativePath) });
};

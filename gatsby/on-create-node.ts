/** Adds `fields.slug`, the file's name, to entries' nodes. */
import type { GatsbyNode } from "gatsby";
import { kindOf, slugOf } from "../content-model/kinds";

export const onCreateNode: GatsbyNode["onCreateNode"] = ({ node, getNode, actions: { createNodeField } }) => {
  const relativePath = String(getNode(node.parent ?? "")?.relativePath ?? "");
  const { folder, typeName } = kindOf(relativePath) ?? {};
  if (folder !== undefined && node.internal.type === typeName)
    createNodeField({ node, name: "slug", value: slugOf(relativePath) });
};

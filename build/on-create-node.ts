import type { CreateNodeArgs, GatsbyNode, NodeInput } from "gatsby";
import { kindOf, slugOf } from "../content-model/kinds";

/** A file of the accepted copy as Gatsby's file source describes it. */
type FileNode = CreateNodeArgs["node"] & { relativePath?: string };

/** Makes each JSON file of the accepted copy a node of its kind. The name of an entry's file is its `slug`. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async ({
  node,
  actions: { createNode, createParentChildLink },
  loadNodeContent,
  createNodeId,
  createContentDigest,
}) => {
  const { relativePath } = node as FileNode;
  const kind = relativePath === undefined ? undefined : kindOf(relativePath);
  if (relativePath === undefined || kind === undefined) return;
  const text = await loadNodeContent(node);
  const child: NodeInput = {
    ...JSON.parse(text),
    ...(kind.folder !== undefined && { slug: slugOf(relativePath) }),
    id: createNodeId(relativePath),
    parent: node.id,
    children: [],
    internal: { type: kind.typeName, contentDigest: createContentDigest(text) },
  };
  await createNode(child);
  createParentChildLink({ parent: node, child: child as CreateNodeArgs["node"] });
};

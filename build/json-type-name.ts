import { kindOf } from "../content-model/kinds";

/**
 * GraphQL node type of a JSON file; gatsby-transformer-json would name it after its folder.
 *
 * @throws Error for a file that no kind covers: the content check refuses it before Gatsby sees it
 */
export function jsonTypeName({ node }: { node: { relativePath?: string } }): string {
  const kind = node.relativePath === undefined ? undefined : kindOf(node.relativePath);
  if (kind === undefined) throw new Error(`No kind of content covers ${node.relativePath}`);
  return kind.typeName;
}

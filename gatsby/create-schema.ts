import type { GatsbyNode } from "gatsby";
import { graphqlTypes } from "../content-model/graphql";

/** A third party's video or map, resolved from its address in the content (create-resolvers.ts). */
const embed = `
  enum EmbedProvider { youtube vimeo googleMaps openStreetMap }
  type Embed { provider: EmbedProvider! source: String! link: String! }
`;

/** Every content type is declared, none inferred: one wrong file can never change the shape of the others. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(graphqlTypes());
  actions.createTypes(embed);
};

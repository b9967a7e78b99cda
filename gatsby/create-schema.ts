import type { GatsbyNode } from "gatsby";
import { graphqlTypes } from "../content-model/graphql";

const embed = `
  enum EmbedProvider { youtube vimeo googleMaps openStreetMap }
  type Embed { provider: EmbedProvider! source: String! link: String! }
`;

// No type is inferred, so that a wrong file can never change the shape of the others.
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(graphqlTypes());
  actions.createTypes(embed);
};

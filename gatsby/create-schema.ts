import type { GatsbyNode } from "gatsby";
import { graphqlTypes } from "../content-model/graphql";

const embed = `
  enum EmbedProvider { youtube vimeo googleMaps openStreetMap }
  type Embed { provider: EmbedProvider! source: String! link: String! }
`;

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(graphqlTypes());
  actions.createTypes(embed);
};

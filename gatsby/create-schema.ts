import type { GatsbyNode } from "gatsby";
import { graphqlTypes } from "../content-model/graphql";
import { embedProviders } from "../shared/embed";

const embedTypes = `
  enum EmbedProvider { ${embedProviders.join(" ")} }
  type Embed { provider: EmbedProvider! frameUrl: String! pageUrl: String! }
`;

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(graphqlTypes());
  actions.createTypes(embedTypes);
};

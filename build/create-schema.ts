import type { GatsbyNode } from "gatsby";
import { graphqlTypes } from "../content-model/graphql";

/** Not the editors' fields: the accepted copy carries them (accepted-json.ts). */
const acceptedFields = `
  type ContentImage { portrait: File @fileByRelativePath }
  enum EmbedProvider { youtube vimeo googleMaps openStreetMap }
  type Embed { provider: EmbedProvider! source: String! link: String! }
  type Hero { embed: Embed }
  type VideoSection { embed: Embed }
  type MapSection { embed: Embed }
`;

/** Every content type is declared, none inferred: one wrong file can never change the shape of the others. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(graphqlTypes());
  actions.createTypes(acceptedFields);
};

import type { GatsbyNode } from "gatsby";
import { graphqlTypes } from "../content-model/graphql";

/** Every content type is declared, none inferred: one wrong file can never change the shape of the others. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(graphqlTypes());
  // Not the editors' field: the accepted copy carries it (accepted-json.ts).
  actions.createTypes("type ContentImage { portrait: File @fileByRelativePath }");
};

import { buildSchema, type GraphQLSchema } from "gatsby/graphql";

/** A schema of our types with what Gatsby adds to them. */
export function gatsbySchema(types: string): GraphQLSchema {
  const gatsby = `
    interface Node { id: ID }
    scalar Date
    directive @dateformat on FIELD_DEFINITION
    type File { id: ID }
    type Query { nothing: String }
    directive @dontInfer on OBJECT
    directive @fileByRelativePath on FIELD_DEFINITION
    directive @link(by: String) on FIELD_DEFINITION`;
  return buildSchema(`${gatsby}\n${types}`, { assumeValid: true });
}

import { z } from "zod";
import { date, referenceTo, text } from "./fields";
import { graphqlTypes } from "./graphql";

const leaf = z.strictObject({ label: text("Voce") }).meta({ typeName: "Leaf" });

const plant = z
  .strictObject({
    height: z.int(),
    width: z.number(),
    green: z.boolean().optional(),
    colour: z.enum(["verde", "rosso"]),
    photo: z.string().meta({ graphqlType: "File" }),
    planted: date("Piantata il"),
    near: referenceTo("service", "Servizio").optional(),
    others: z.array(referenceTo("equipment", "Strumento")),
    leaf: leaf.meta({ title: "Foglia" }),
    leaves: z.array(leaf).optional(),
  })
  .meta({ typeName: "Plant" });

test("every kind of field has its type and directive", () => {
  expect(
    graphqlTypes([{ typeName: "Plant", schema: plant, folder: "plants" }]),
  ).toBe(`type EntryFields { slug: String! }

type Leaf {
  label: String!
}

type Plant implements Node @dontInfer {
  fields: EntryFields!
  slug: String! @proxy(from: "fields.slug")
  height: Int!
  width: Float!
  green: Boolean
  colour: String!
  photo: File! @fileByRelativePath
  planted: Date! @dateformat
  near: Service @link(by: "fields.slug")
  others: [Equipment!]! @link(by: "fields.slug")
  leaf: Leaf!
  leaves: [Leaf!]
}`);
});

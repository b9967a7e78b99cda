/** @jest-environment node */
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { kinds } from "../content-model/kinds";
import { createSchemaCustomization } from "./create-schema";

test("every kind of content is declared, and none inferred", () => {
  const createTypes = jest.fn<void, [string]>();
  createSchemaCustomization?.(
    { actions: { createTypes } } as unknown as CreateSchemaCustomizationArgs,
    { plugins: [] },
    () => undefined,
  );
  const types = createTypes.mock.calls.flat().join("\n");
  for (const { typeName } of kinds) expect(types).toContain(`type ${typeName} implements Node @dontInfer {`);
});

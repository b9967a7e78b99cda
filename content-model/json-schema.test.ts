import settings from "../.vscode/settings.json";
import { schemaAssociations } from "./json-schema";

test("the settings of Visual Studio Code connect every kind to its schema", () => {
  expect(settings).toMatchObject({ "json.schemas": schemaAssociations() });
});

import settings from "../.vscode/settings.json";
import { jsonSchemas } from "./json-schema";
import { schemaConnections } from "./visual-studio-code";

test("the settings of Visual Studio Code connect every kind to a schema", () => {
  expect(settings).toMatchObject({ "json.schemas": schemaConnections() });
  expect(Object.keys(jsonSchemas())).toHaveLength(schemaConnections().length);
});

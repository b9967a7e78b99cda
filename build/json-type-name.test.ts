/** @jest-environment node */
import { jsonTypeName } from "./json-type-name";

test.each([
  ["services/catasto.json", "Service"],
  ["team/titolare.json", "TeamMember"],
  ["legal/privacy.json", "LegalDocument"],
  ["site/studio.json", "Studio"],
  ["pages/home.json", "HomePage"],
])("%s is a %s", (relativePath, typeName) => {
  expect(jsonTypeName({ node: { relativePath } })).toBe(typeName);
});

test.each(["pages/nuova.json", "services/vecchi/catasto.json", undefined])(
  "%s is refused by name",
  (relativePath) => {
    expect(() => jsonTypeName({ node: { relativePath } })).toThrow(
      `No kind of content covers ${relativePath}`,
    );
  },
);

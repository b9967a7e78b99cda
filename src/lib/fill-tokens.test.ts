import { fillTokens } from "./fill-tokens";

const facts = { "studio.email": "info@studio.example", "studio.name": "Studio $& Prova" };

test("replaces every token by its fact, unchanged; other braces stay", () => {
  expect(fillTokens("{studio.name}: {studio.email}, {studio.email} { } {due parole}", facts)).toBe(
    "Studio $& Prova: info@studio.example, info@studio.example { } {due parole}",
  );
});

test("a token without a fact is refused by name", () => {
  expect(() => fillTokens("{studio.fax}", facts)).toThrow("{studio.fax}");
});

import { fillTokens } from "./fill-tokens";

const facts = { "studio.email": "info@studio.example", "studio.name": "Studio $& Prova" };

test("replaces every token with its fact verbatim, and keeps other braces", () => {
  expect(fillTokens("{studio.name}: {studio.email}, {studio.email} { } {due parole}", facts)).toBe(
    "Studio $& Prova: info@studio.example, info@studio.example { } {due parole}",
  );
});

test("throws for a token without a fact, naming it", () => {
  expect(() => fillTokens("{studio.fax}", facts)).toThrow("{studio.fax}");
});

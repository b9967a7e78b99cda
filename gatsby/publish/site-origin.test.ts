import { siteOrigin } from "./site-origin";

test("accepts an origin in any spelling, and refuses an address with a path, a query or a user", () => {
  expect(siteOrigin("HTTPS://Società.Example:443/")).toBe("https://xn--societ-nta.example");
  for (const wrong of [
    "ftp://studio.example",
    "https://studio.example/sito",
    "https://nome:parola@studio.example",
  ])
    expect(() => siteOrigin(wrong)).toThrow("is no origin");
});

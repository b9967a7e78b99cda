import { siteOrigin } from "./site-origin";

test("accepts an origin in any spelling, and rejects another protocol, a path or a user", () => {
  expect(siteOrigin("HTTPS://Società.Example:443/")).toBe("https://xn--societ-nta.example");
  expect(siteOrigin()).toBe("https://www.studio-rilievi.example");
  for (const invalid of [
    "ftp://studio.example",
    "«https://studio.example",
    "https://studio.example/sito",
    "https://nome:parola@studio.example",
  ])
    expect(() => siteOrigin(invalid)).toThrow("is no origin");
});

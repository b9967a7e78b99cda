import { siteOrigin } from "./site-origin";

test("an origin, however it is written; an address with anything more is refused", () => {
  expect(siteOrigin("HTTPS://Società.Example:443/")).toBe("https://xn--societ-nta.example");
  for (const wrong of [
    "ftp://studio.example",
    "https://studio.example/sito",
    "https://nome:parola@studio.example",
  ])
    expect(() => siteOrigin(wrong)).toThrow("is no origin");
});

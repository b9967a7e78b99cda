import { siteOrigin } from "./site-origin";

test.each([
  ["https://www.studio.example/", "https://www.studio.example"],
  ["HTTPS://Studio.Example:443", "https://studio.example"],
  ["http://localhost:9000", "http://localhost:9000"],
  ["https://società.example", "https://xn--societ-nta.example"],
])("%s", (siteUrl, origin) => {
  expect(siteOrigin(siteUrl)).toBe(origin);
});

test.each([
  "",
  "www.studio.example",
  "ftp://studio.example",
  "https://studio.example/sito",
  "https://studio.example/?a",
  "https://nome:parola@studio.example",
])("%j is no origin", (siteUrl) => {
  expect(() => siteOrigin(siteUrl)).toThrow("is no origin");
});

import { siteOrigin } from "./site-origin";

test.each([
  ["https://www.studio.example/", "https://www.studio.example"],
  ["HTTPS://Studio.Example:443", "https://studio.example"],
  ["https://società.example", "https://xn--societ-nta.example"],
])("%s", (siteUrl, origin) => {
  expect(siteOrigin(siteUrl)).toBe(origin);
});

test.each(["", "ftp://studio.example", "https://studio.example/sito", "https://nome:parola@studio.example"])(
  "%j is no origin",
  (siteUrl) => {
    expect(() => siteOrigin(siteUrl)).toThrow("is no origin");
  },
);

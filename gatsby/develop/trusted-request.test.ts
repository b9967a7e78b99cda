import { isTrusted } from "./trusted-request";

const own = { host: "localhost:8000" };
const link = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };

const trusted = [
  { headers: own },
  { headers: { host: "127.0.0.1:8000", origin: "http://127.0.0.1:8000" } },
  { headers: { host: "[::1]:8000", "sec-fetch-site": "none" } },
  { headers: { host: "192.168.1.20:8000", "sec-fetch-site": "same-origin" } },
  { headers: { ...own, origin: "null", "sec-fetch-site": "same-origin" }, method: "POST" },
  { headers: { ...own, ...link } },
];
test.each(trusted)("accepts %j", (request) => {
  expect(isTrusted({ method: "GET", url: "/about", ...request })).toBe(true);
});

const refused = [
  { headers: {} },
  { headers: { host: "evil.example" } },
  { headers: { host: "localhost.evil.example:8000" } },
  { headers: { host: "evil.example:8000", "sec-fetch-site": "same-origin" } },
  { headers: { ...own, origin: "http://localhost:9000" } },
  { headers: { ...own, "sec-fetch-site": "same-site", "sec-fetch-mode": "cors" } },
  { headers: { ...own, ...link, "sec-fetch-dest": "iframe" } },
  { headers: { ...own, ...link }, method: "POST" },
  { headers: { ...own, ...link }, url: "/__open-stack-frame-in-editor?fileName=a" },
];
test.each(refused)("refuses %j", (request) => {
  expect(isTrusted({ method: "GET", url: "/about", ...request })).toBe(false);
});

import { createHash } from "node:crypto";
import { contentSecurityPolicy, inlineCode } from "./content-security-policy";

const inline = { scripts: ["'sha256-a'", "'sha256-b'"], styles: ["'sha256-p'"] };

test("allows only the site, its inline code, the mail service and the frames that the content embeds", () => {
  const frameOrigins = ["https://www.youtube-nocookie.com", "https://www.openstreetmap.org"];
  const formOrigin = "https://api.emailjs.com/api";
  expect(contentSecurityPolicy(inline, { frameOrigins, formOrigin }).split("; ")).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-a' 'sha256-b'",
    "style-src 'self' 'sha256-p'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self' https://api.emailjs.com",
    "manifest-src 'self'",
    "frame-src https://www.youtube-nocookie.com https://www.openstreetmap.org",
    "form-action 'self' https://api.emailjs.com",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "worker-src 'none'",
  ]);
});

test.each(["", "/__posta"])("with the mail service at «%s», forms send to the site alone", (formOrigin) => {
  const policy = contentSecurityPolicy(inline, { frameOrigins: [], formOrigin });
  for (const directive of ["connect-src 'self';", "form-action 'self';", "frame-src 'none';"])
    expect(policy).toContain(directive);
});

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("hashes each inline script and style once, sorted, as browsers do", () => {
  const pages = [
    "<style>p{}</style><script>a()</script><script src='/b.js'>b()</script>",
    "<style>p{}</style><script type=' module '>c()\r\nd()\re()</script><noscript><style>q{}</style></noscript>",
  ];
  expect(inlineCode(pages)).toEqual({
    scripts: ["a()", "c()\nd()\ne()"].map(hashOf).sort(),
    styles: ["p{}", "q{}"].map(hashOf).sort(),
  });
});

test.each([
  ["text/javascript", true],
  ["application/x-ecmascript", true],
  ["importmap", true],
  ["speculationrules", true],
  ["application/ld+json", false],
  ["text/javascript+template", false],
])("a script of type %s counts as code: %s", (type, isCode) => {
  const { scripts } = inlineCode([`<script type="${type}">1</script>`]);
  expect(scripts).toEqual(isCode ? [hashOf("1")] : []);
});

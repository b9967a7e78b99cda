import { createHash } from "node:crypto";
import { contentSecurityPolicy, inlineHashes } from "./content-security-policy";
import { frameOrigins } from "./frame-origins";

const inline = { scripts: ["'sha256-a'", "'sha256-b'"], styles: ["'sha256-p'"] };

test("allows only the site, its inline code, the mail service and the frames that the content embeds", () => {
  const frameOrigins = ["https://www.youtube-nocookie.com", "https://www.openstreetmap.org"];
  const formApiBase = "https://api.emailjs.com/api";
  expect(contentSecurityPolicy(inline, { frameOrigins, formApiBase }).split("; ")).toEqual([
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

test.each(["", "/__posta"])("with the mail service at «%s», forms send to the site alone", (formApiBase) => {
  const policy = contentSecurityPolicy(inline, { frameOrigins: [], formApiBase });
  for (const directive of ["connect-src 'self';", "form-action 'self';", "frame-src 'none';"])
    expect(policy).toContain(directive);
});

test("frames come from the hosts of the content's videos and maps", async () => {
  const hosts = ["player.vimeo.com", "www.openstreetmap.org", "www.youtube-nocookie.com"];
  const origins = hosts.map((host) => `https://${host}`);
  await expect(frameOrigins("tests/fixtures/content")).resolves.toEqual(origins);
});

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("hashes each inline script and style once, and no data", () => {
  const pages = ["b()", "a()"].map(
    (code) => `<style>p{}</style><script type="application/ld+json">{}</script><script>${code}</script>`,
  );
  const scripts = ["a()", "b()"].map(hashOf).sort();
  expect(inlineHashes(pages)).toEqual({ scripts, styles: [hashOf("p{}")] });
});

import { createHash } from "node:crypto";
import { contentSecurityPolicy, mostInlineHashes } from "./content-security-policy";
import { inlineCode } from "./inline-code";
import { permissionsPolicy } from "./permissions-policy";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("inline code", () => {
  it("is every script a browser would run and every style sheet, each once", () => {
    const page = `<script>let a = "<b>&amp;";</script><script src="/app.js" async></script>
      <script type="application/ld+json">{}</script><script type="module">b()</script><style>p{}</style>
      <noscript><style>i{}</style></noscript><p style="color:red" onclick="x()">`;
    const { scripts, styles } = inlineCode([page, "<script>b()</script><style>p{}</style>"]);
    expect(new Set(scripts)).toEqual(new Set([hash('let a = "<b>&amp;";'), hash("b()")]));
    expect(scripts).toHaveLength(2);
    expect(new Set(styles)).toEqual(new Set([hash("p{}"), hash("i{}")]));
  });

  it("is hashed with the line ends that a browser makes of it", () => {
    expect(inlineCode(["<script>a()\r\nb()\rc()</script>"]).scripts).toEqual([hash("a()\nb()\nc()")]);
  });
});

describe("the policy", () => {
  const inline = { scripts: [hash("a")], styles: [hash("p{}")] };
  const none = { frameOrigins: [], formOrigin: "" };

  it("allows the site itself and nothing else while the content asks for nothing", () => {
    expect(contentSecurityPolicy(inline, none).split("; ")).toEqual([
      "default-src 'none'",
      `script-src 'self' ${hash("a")}`,
      `style-src 'self' ${hash("p{}")}`,
      "style-src-attr 'unsafe-inline'",
      "img-src 'self'",
      "font-src 'self'",
      "media-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "frame-src 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      "worker-src 'none'",
    ]);
  });

  it("allows the mail service to the forms, and frames where the content has any", () => {
    const policy = contentSecurityPolicy(inline, {
      frameOrigins: ["https://www.youtube-nocookie.com", "https://www.openstreetmap.org"],
      formOrigin: "https://api.emailjs.com",
    });
    expect(policy).toContain("connect-src 'self' https://api.emailjs.com;");
    expect(policy).toContain("form-action 'self' https://api.emailjs.com;");
    expect(policy).toContain("frame-src https://www.youtube-nocookie.com https://www.openstreetmap.org;");
  });

  it("takes the mailbox of the site itself as its own", () => {
    expect(contentSecurityPolicy(inline, { ...none, formOrigin: "/__mailbox" })).toBe(
      contentSecurityPolicy(inline, none),
    );
  });

  it.each(["scripts", "styles"])("is refused when the number of %s grows with the pages", (kind) => {
    const many = Array.from({ length: mostInlineHashes + 1 }, (_, index) => hash(String(index)));
    expect(() => contentSecurityPolicy({ ...inline, [kind]: many }, none)).toThrow(
      "differs from page to page",
    );
  });
});

it("the powers of the browser that nothing here uses are off; what videos and maps use is left to their frames", () => {
  for (const power of ["camera", "geolocation", "microphone", "payment"])
    expect(permissionsPolicy).toContain(`${power}=()`);
  for (const power of ["autoplay", "clipboard-write", "fullscreen", "picture-in-picture"])
    expect(permissionsPolicy).not.toContain(power);
});

import { createHash } from "node:crypto";
import { contentSecurityPolicy } from "./content-security-policy";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("the policy", () => {
  const inline = { scripts: [hash("a")], styles: [hash("p{}")] };
  const none = { frameOrigins: [], formOrigin: "" };

  it("allows the site itself and nothing else while the content asks for nothing", () => {
    const own = "'self'";
    expect(contentSecurityPolicy(inline, none).split("; ")).toEqual([
      "default-src 'none'",
      `script-src ${own} ${hash("a")}`,
      `style-src ${own} ${hash("p{}")}`,
      "style-src-attr 'unsafe-inline'",
      ...["img", "font", "media", "connect", "manifest"].map((what) => `${what}-src ${own}`),
      "frame-src 'none'",
      `form-action ${own}`,
      ...["frame-ancestors", "base-uri", "object-src", "worker-src"].map((what) => `${what} 'none'`),
    ]);
  });

  it("allows the mail service to the forms, and frames where the content has any", () => {
    const frameOrigins = ["https://www.youtube-nocookie.com", "https://www.openstreetmap.org"];
    const policy = contentSecurityPolicy(inline, { frameOrigins, formOrigin: "https://api.emailjs.com" });
    for (const name of ["connect-src", "form-action"])
      expect(policy).toContain(`${name} 'self' https://api.emailjs.com;`);
    expect(policy).toContain(`frame-src ${frameOrigins.join(" ")};`);
    // The mailbox of the site itself is its own.
    const withMailbox = contentSecurityPolicy(inline, { ...none, formOrigin: "/__mailbox" });
    expect(withMailbox).toBe(contentSecurityPolicy(inline, none));
  });
});

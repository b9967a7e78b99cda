import { contentSecurityPolicy } from "./content-security-policy";

const inline = { scripts: ["'sha256-a'"], styles: ["'sha256-p'"] };
const none = { frameOrigins: [], formOrigin: "" };

test("allows an external mail service and the frames that the content embeds", () => {
  const frameOrigins = ["https://www.youtube-nocookie.com", "https://www.openstreetmap.org"];
  const policy = contentSecurityPolicy(inline, { frameOrigins, formOrigin: "https://api.emailjs.com" });
  for (const name of ["connect-src", "form-action"])
    expect(policy).toContain(`${name} 'self' https://api.emailjs.com;`);
  expect(policy).toContain(`frame-src ${frameOrigins.join(" ")};`);
  expect(contentSecurityPolicy(inline, { ...none, formOrigin: "/__mailbox" })).toBe(
    contentSecurityPolicy(inline, none),
  );
});

/** The headers of the built site: full marks by Mozilla's HTTP Observatory (observatory.ts), and nothing the pages lack. */
import { createHash } from "node:crypto";
import { hostingRules } from "../../hosting/rules";
import { directivesOf, observatoryScore, observatoryVerdicts } from "./observatory";
import { builtFiles, builtRules, publicFolder, readBuilt, readPage } from "./support";

const { headers } = builtRules();
const directives = directivesOf(headers["Content-Security-Policy"] ?? "");
const verdicts = observatoryVerdicts(headers, readPage("/").source);

describe("Mozilla's HTTP Observatory", () => {
  it.each([
    ["content-security-policy", "csp-implemented-with-no-unsafe-default-src-none", 10],
    ["cookies", "cookies-not-found", 0],
    ["cross-origin-resource-sharing", "cross-origin-resource-sharing-not-implemented", 0],
    ["cross-origin-resource-policy", "cross-origin-resource-policy-implemented-with-same-origin", 10],
    ["referrer-policy", "referrer-policy-private", 5],
    ["strict-transport-security", "hsts-implemented-max-age-at-least-six-months", 0],
    ["subresource-integrity", "sri-not-implemented-but-all-scripts-loaded-from-secure-origin", 0],
    ["x-content-type-options", "x-content-type-options-nosniff", 0],
    ["x-frame-options", "x-frame-options-implemented-via-csp", 5],
  ])("%s: %s (%i)", (test, result, modifier) => {
    expect(verdicts[test]).toEqual({ result, modifier });
  });

  it("has no further test of headers", () => {
    expect(Object.keys(verdicts)).toHaveLength(9);
  });

  it("gives full marks: A+ is from 100 on", () => {
    expect(observatoryScore(verdicts)).toBe(130);
  });

  it("gives them to the site with everything configured as well", async () => {
    const configured = await hostingRules(publicFolder, {
      frameOrigins: ["https://www.youtube-nocookie.com", "https://www.openstreetmap.org"],
      formOrigin: "https://api.emailjs.com",
    });
    expect(observatoryVerdicts(configured.headers, readPage("/").source)).toEqual(verdicts);
  });
});

describe("the policy", () => {
  it("allows no inline script by anything but its hash", () => {
    const [self, ...hashes] = directives.get("script-src") ?? [];
    expect(self).toBe("'self'");
    expect(hashes.filter((source) => !/^'sha256-[\w+/]{43}='$/u.test(source))).toEqual([]);
  });

  it.each(builtFiles(".html"))("allows what is written in %s, and no more handlers in attributes", (file) => {
    const html = readBuilt(file);
    const inline = (tag: string) =>
      [...html.matchAll(new RegExp(`<${tag}(?<attributes>[^>]*)>(?<text>[^]*?)</${tag}>`, "gu"))]
        .filter(({ groups }) => groups?.text && !/application\/(?:ld\+)?json/u.test(groups.attributes ?? ""))
        .map(({ groups }) =>
          createHash("sha256")
            .update(groups?.text ?? "")
            .digest("base64"),
        );
    expect(directives.get("script-src")).toEqual(
      expect.arrayContaining(inline("script").map((hash) => `'sha256-${hash}'`)),
    );
    expect(directives.get("style-src")).toEqual(
      expect.arrayContaining(inline("style").map((hash) => `'sha256-${hash}'`)),
    );
    expect(html).not.toMatch(/<[a-z][^>]*\son[a-z]+=/u);
  });

  it.each(["frame-ancestors", "base-uri", "object-src", "worker-src"])(
    "leaves nothing to %s",
    (directive) => {
      expect(directives.get(directive)).toEqual(["'none'"]);
    },
  );

  it.each(["frame-src", "connect-src", "form-action"])("names hosts in %s one by one", (directive) => {
    const host = /^(?:'self'|'none'|https?:\/\/[a-z\d.-]+)$/u;
    expect(directives.get(directive)?.filter((source) => !host.test(source))).toEqual([]);
  });
});

it("features of the browser that nothing here uses are off", () => {
  for (const feature of ["camera", "geolocation", "microphone", "payment", "usb"])
    expect(headers["Permissions-Policy"]).toContain(`${feature}=()`);
  for (const feature of ["autoplay", "clipboard-write", "fullscreen", "picture-in-picture"])
    expect(headers["Permissions-Policy"]).toContain(`${feature}=(self`);
});

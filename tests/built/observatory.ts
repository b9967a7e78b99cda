/**
 * The score of a page by Mozilla's HTTP Observatory, from its published rules:
 * developer.mozilla.org/en-US/observatory/docs/tests_and_scoring ("Tests and scoring") and the code that applies them,
 * github.com/mdn/mdn-http-observatory (src/analyzer/tests, modifiers in src/grader/charts.js).
 *
 * Left out is `redirection`, from HTTP to HTTPS, which is no header: each host does it, and its best modifier is 0.
 */
import { parse } from "node-html-parser";

type Headers = Readonly<Record<string, string>>;
type Verdict = { result: string; modifier: number };

const broad = new Set(["ftp:", "http:", "https:", "*", "http://*", "http://*.*", "https://*", "https://*.*"]);
const isBroad = (source: string) => broad.has(source);
const isBroadOrInline = (source: string) =>
  isBroad(source) || source === "'unsafe-inline'" || source === "data:";
const isInsecure = (source: string) => source.startsWith("http:") || source.startsWith("ftp:");

/** Sources of each directive; a directive named twice counts as it stands first. */
export function directivesOf(policy: string): Map<string, string[]> {
  const directives = new Map<string, string[]>();
  for (const directive of policy.split(";")) {
    const [name, ...sources] = directive.trim().split(/\s+/u);
    if (name && !directives.has(name)) directives.set(name, sources);
  }
  return directives;
}

function contentSecurityPolicy({ "Content-Security-Policy": policy }: Headers): Verdict {
  if (policy === undefined) return { result: "csp-not-implemented", modifier: -25 };
  const directives = directivesOf(policy);
  const sources = (name: string) => directives.get(name) ?? directives.get("default-src") ?? ["*"];
  const passive = [...sources("img-src"), ...sources("media-src")];
  const active = [...directives].flatMap(([name, list]) => (/^(?:img|media)-src$/u.test(name) ? [] : list));
  if (sources("script-src").some(isBroadOrInline) || sources("object-src").some(isBroad))
    return { result: "csp-implemented-with-unsafe-inline", modifier: -20 };
  if (active.some(isInsecure)) return { result: "csp-implemented-with-insecure-scheme", modifier: -20 };
  if ([...sources("script-src"), ...sources("style-src")].includes("'unsafe-eval'"))
    return { result: "csp-implemented-with-unsafe-eval", modifier: -10 };
  if (passive.some(isInsecure))
    return { result: "csp-implemented-with-insecure-scheme-in-passive-content-only", modifier: -10 };
  if (sources("style-src").some(isBroadOrInline))
    return { result: "csp-implemented-with-unsafe-inline-in-style-src-only", modifier: 0 };
  return directives.get("default-src")?.join() === "'none'"
    ? { result: "csp-implemented-with-no-unsafe-default-src-none", modifier: 10 }
    : { result: "csp-implemented-with-no-unsafe", modifier: 5 };
}

function cookies(headers: Headers): Verdict {
  return "Set-Cookie" in headers
    ? { result: "cookies-found", modifier: -40 }
    : { result: "cookies-not-found", modifier: 0 };
}

function crossOriginResourceSharing(headers: Headers): Verdict {
  return "Access-Control-Allow-Origin" in headers
    ? { result: "cross-origin-resource-sharing-implemented", modifier: -50 }
    : { result: "cross-origin-resource-sharing-not-implemented", modifier: 0 };
}

function crossOriginResourcePolicy({ "Cross-Origin-Resource-Policy": policy }: Headers): Verdict {
  if (policy === undefined) return { result: "cross-origin-resource-policy-not-implemented", modifier: 0 };
  const modifiers: Record<string, number> = { "same-origin": 10, "same-site": 10, "cross-origin": 0 };
  return {
    result: `cross-origin-resource-policy-implemented-with-${policy}`,
    modifier: modifiers[policy] ?? -5,
  };
}

function referrerPolicy({ "Referrer-Policy": policy }: Headers): Verdict {
  if (policy === undefined) return { result: "referrer-policy-not-implemented", modifier: 0 };
  return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/u.test(policy)
    ? { result: "referrer-policy-private", modifier: 5 }
    : { result: "referrer-policy-unsafe", modifier: -5 };
}

/** Six months; another 5 points are for domains that browsers know beforehand (`preload`). */
function strictTransportSecurity({ "Strict-Transport-Security": header }: Headers): Verdict {
  const maxAge = /(?:^|;)\s*max-age=(\d+)/u.exec(header ?? "")?.[1];
  if (maxAge === undefined) return { result: "hsts-not-implemented", modifier: -20 };
  return Number(maxAge) >= 15_768_000
    ? { result: "hsts-implemented-max-age-at-least-six-months", modifier: 0 }
    : { result: "hsts-implemented-max-age-less-than-six-months", modifier: -10 };
}

/** 5 points are for hashes beside scripts of one's own host, which would guard nothing: see html-rules.ts. */
function subresourceIntegrity(html: string): Verdict {
  const scripts = parse(html).querySelectorAll("script[src]");
  return scripts.every((script) => /^\/(?!\/)/u.test(script.getAttribute("src") ?? ""))
    ? { result: "sri-not-implemented-but-all-scripts-loaded-from-secure-origin", modifier: 0 }
    : { result: "sri-not-implemented-but-external-scripts-loaded", modifier: -50 };
}

function contentTypeOptions({ "X-Content-Type-Options": header }: Headers): Verdict {
  return header === "nosniff"
    ? { result: "x-content-type-options-nosniff", modifier: 0 }
    : { result: "x-content-type-options-not-implemented", modifier: -5 };
}

function frameOptions(headers: Headers): Verdict {
  if (directivesOf(headers["Content-Security-Policy"] ?? "").has("frame-ancestors"))
    return { result: "x-frame-options-implemented-via-csp", modifier: 5 };
  return /^(?:DENY|SAMEORIGIN)$/u.test(headers["X-Frame-Options"] ?? "")
    ? { result: "x-frame-options-sameorigin-or-deny", modifier: 0 }
    : { result: "x-frame-options-not-implemented", modifier: -20 };
}

/** @returns the verdict of each test, by the Observatory's name for it */
export const observatoryVerdicts = (headers: Headers, html: string): Record<string, Verdict> => ({
  "content-security-policy": contentSecurityPolicy(headers),
  cookies: cookies(headers),
  "cross-origin-resource-sharing": crossOriginResourceSharing(headers),
  "cross-origin-resource-policy": crossOriginResourcePolicy(headers),
  "referrer-policy": referrerPolicy(headers),
  "strict-transport-security": strictTransportSecurity(headers),
  "subresource-integrity": subresourceIntegrity(html),
  "x-content-type-options": contentTypeOptions(headers),
  "x-frame-options": frameOptions(headers),
});

/** 100 less the penalties; what is above counts only for who has 90 without it. From 100 on the grade is A+. */
export function observatoryScore(verdicts: Record<string, Verdict>): number {
  const modifiers = Object.values(verdicts).map(({ modifier }) => modifier);
  const sum = (list: number[]) => list.reduce((total, modifier) => total + modifier, 0);
  const base = 100 + sum(modifiers.filter((modifier) => modifier < 0));
  return base < 90 ? base : base + sum(modifiers.filter((modifier) => modifier > 0));
}

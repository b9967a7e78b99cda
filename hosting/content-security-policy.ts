/** Makes the pages' Content-Security-Policy from hashes of their inline code and the other origins that they use. */
import { createHash } from "node:crypto";
import { type HTMLElement, parse } from "node-html-parser";

type InlineHashes = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

const hashOf = ({ rawText }: HTMLElement) =>
  `'sha256-${createHash("sha256").update(rawText).digest("base64")}'`;

export function inlineHashes(pages: Iterable<string>): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const html of pages) {
    const page = parse(html, { blockTextElements: { script: true, style: true } });
    for (const script of page.querySelectorAll(`script:not([type="application/ld+json"])`))
      scripts.add(hashOf(script));
    for (const style of page.querySelectorAll("style")) styles.add(hashOf(style));
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}

export type PolicySources = {
  readonly frameOrigins: readonly string[];
  /** Origin of the mail service, or a path on the site's own origin; empty if forms are not configured. */
  readonly formApiBase: string;
};

/**
 * One policy for the whole site. Pages share inline code, because code that differs by page would make the policy
 * longer than hosts allow (host-files.ts).
 *
 * - `style-src-attr 'unsafe-inline'`: React prints each picture's background and focal point as a `style`
 *   attribute, which can load nothing outside `img-src`.
 * - No `upgrade-insecure-requests`: HSTS is enough; on `http://localhost` it breaks the tests' mail server.
 * - No `require-trusted-types-for`: webpack's runtime in Gatsby sets script URLs as strings.
 */
export function contentSecurityPolicy(
  inline: InlineHashes,
  { frameOrigins, formApiBase }: PolicySources,
): string {
  const isOwnOrigin = formApiBase === "" || formApiBase.startsWith("/");
  const formOrigins = isOwnOrigin ? [] : [new URL(formApiBase).origin];
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...inline.scripts],
    "style-src": ["'self'", ...inline.styles],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'"],
    "font-src": ["'self'"],
    "media-src": ["'self'"],
    "connect-src": ["'self'", ...formOrigins],
    "manifest-src": ["'self'"],
    "frame-src": frameOrigins.length > 0 ? frameOrigins : ["'none'"],
    "form-action": ["'self'", ...formOrigins],
    "frame-ancestors": ["'none'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    "worker-src": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

import { createHash } from "node:crypto";
import { type HTMLElement, parse } from "node-html-parser";

/** Hashes of the pages' inline code, sorted. */
type InlineCode = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/** Types that a policy's script-src covers; a script of any other type, such as JSON-LD, is data. */
const executable =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/iu;

const isExecutable = (script: HTMLElement) =>
  script.getAttribute("src") === undefined && executable.test(script.getAttribute("type")?.trim() ?? "");

/** Browsers hash the text with line feeds alone. */
const sourceOf = ({ rawText }: HTMLElement) =>
  `'sha256-${createHash("sha256").update(rawText.replace(/\r\n?/gu, "\n")).digest("base64")}'`;

export function inlineCode(pages: Iterable<string>): InlineCode {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const html of pages) {
    const page = parse(html, { blockTextElements: { script: true, style: true } });
    for (const script of page.querySelectorAll("script").filter(isExecutable)) scripts.add(sourceOf(script));
    for (const style of page.querySelectorAll("style")) styles.add(sourceOf(style));
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}

export type ForeignOrigins = {
  readonly frameOrigins: readonly string[];
  /** Address of the mail service; empty where the forms are not configured, a path where it is the site's own. */
  readonly formOrigin: string;
};

/**
 * One Content-Security-Policy for the whole site: only sources that the pages use.
 *
 * - `style-src-attr 'unsafe-inline'`: React prints the ground colour and the focal point of each picture as a style
 *   attribute; there are as many as pictures, and an attribute can load nothing that `img-src` does not allow.
 * - No `upgrade-insecure-requests`: the pages name nothing over plain HTTP, HSTS keeps browsers on HTTPS, and on
 *   `http://localhost` it would break the tests' mail server.
 * - No `require-trusted-types-for`: webpack's runtime, in Gatsby's version, sets the address of scripts as a string.
 *
 * Inline code must not differ from page to page: the header would be longer than hosts take (host-files.ts).
 */
export function contentSecurityPolicy(
  inline: InlineCode,
  { frameOrigins, formOrigin }: ForeignOrigins,
): string {
  const formHosts = /^(?:\/|$)/u.test(formOrigin) ? [] : [new URL(formOrigin).origin];
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...inline.scripts],
    "style-src": ["'self'", ...inline.styles],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'"],
    "font-src": ["'self'"],
    "media-src": ["'self'"],
    "connect-src": ["'self'", ...formHosts],
    "manifest-src": ["'self'"],
    "frame-src": frameOrigins.length > 0 ? frameOrigins : ["'none'"],
    "form-action": ["'self'", ...formHosts],
    "frame-ancestors": ["'none'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    "worker-src": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

import { readFile } from "node:fs/promises";
import path from "node:path";
import { contentSecurityPolicy, type ForeignOrigins } from "./content-security-policy";
import { filesBelow } from "./files";
import { inlineCode } from "./inline-code";
import { permissionsPolicy } from "./permissions-policy";

export type Redirect = {
  /** Path of the address; `:slug` stands for any one segment without a dot, as no page's address has one. */
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302;
};

/**
 * What a build asks of its host. Every host also takes the final slash off an address (301) and answers an unknown one
 * with 404.html and its status.
 */
export type HostingRules = {
  /** With every answer that a browser may show as a page, errors included. */
  readonly headers: Readonly<Record<string, string>>;
  /** For addresses at which there is no page. nginx.conf holds the same. */
  readonly redirects: readonly Redirect[];
  /** Addresses of the pages, without a final slash and without the not-found page. */
  readonly pages: readonly string[];
};

/**
 * Headers that scripts, pictures and fonts carry too. The others rule a page, mean nothing there, and are most of an
 * answer's head: 1.3 kB with each file, which HTTP/1.1 sends anew each time, and so does nginx over HTTP/2.
 */
export const headersOfFiles: readonly string[] = [
  "Strict-Transport-Security",
  "X-Content-Type-Options",
  "Cross-Origin-Resource-Policy",
];

/** An unknown project leads to the list of those that exist; 302, because it may exist tomorrow. */
const redirects: readonly Redirect[] = [{ from: "/portfolio/:slug", to: "/portfolio", status: 302 }];

/** Whether an address is one of those that a redirect's `from` stands for. */
export const matches = (from: string, pathname: string): boolean =>
  new RegExp(`^${from.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&").replace(/:\w+/gu, "[^/.]+")}$`, "u").test(
    pathname,
  );

/** Addresses of the pages among the files of a build. */
const pagesAmong = (files: readonly string[]) =>
  files
    .filter((file) => /(?:^|\/)index\.html$/u.test(file) && file !== "404/index.html")
    .map((file) => `/${file.replace(/\/?index\.html$/u, "")}`)
    .sort();

/**
 * @param publicRoot folder of a build; the policy allows the inline scripts and style sheets of its pages
 * @throws Error when the inline scripts differ from page to page
 */
export async function hostingRules(publicRoot: string, content: ForeignOrigins): Promise<HostingRules> {
  const files = await filesBelow(publicRoot);
  const html = files.filter((file) => file.endsWith(".html"));
  const inline = inlineCode(
    await Promise.all(html.map((file) => readFile(path.join(publicRoot, file), "utf8"))),
  );
  return {
    headers: {
      "Content-Security-Policy": contentSecurityPolicy(inline, content),
      // Two years. Without `preload`, which only the owner of the domain can decide: it is hard to take back.
      "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
      "X-Content-Type-Options": "nosniff",
      // For browsers that do not know the policy's frame-ancestors.
      "X-Frame-Options": "DENY",
      // The mail service checks the origin of what a form sends: a stricter policy would hide it.
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Permissions-Policy": permissionsPolicy(content.frameOrigins),
      "Cross-Origin-Opener-Policy": "same-origin",
      // Pictures for sharing too: networks fetch them with their servers, which this does not concern.
      "Cross-Origin-Resource-Policy": "same-origin",
    },
    redirects,
    pages: pagesAmong(files),
  };
}

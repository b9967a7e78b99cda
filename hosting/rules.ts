/** Headers, caching and redirects of a published site; host-files.ts writes them for each host. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { contentSecurityPolicy, type ForeignOrigins, inlineHashes } from "./content-security-policy";
import { filesBelow } from "./files-below";

export type HeaderFields = Readonly<Record<string, string>>;

/** Headers that nginx sends with scripts, pictures and fonts: all of them would cost 1.3 kB a file. */
export const fileHeaderNames: readonly string[] = ["Strict-Transport-Security", "X-Content-Type-Options"];

/** Patterns are valid in JavaScript and nginx; the last matches /app-0f7698dc0a8624fe2b4c.js. */
export const caching = {
  revalidated: "public, max-age=0, must-revalidate",
  immutable: "public, max-age=31536000, immutable",
  immutablePathPatterns: ["^/static/", "^/islands/", "^/[^/]+[-.][0-9a-f]{20}[.](js|css)$"],
};

/** Policy of drawings (SVG), which opened alone are documents: no scripts, no other files, no navigation. */
export const drawingPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox";

/** CORS for the editor, which has another origin. */
export const versionFile = {
  path: "/versione.json",
  headers: { "Cache-Control": "no-store", "X-Robots-Tag": "noindex", "Access-Control-Allow-Origin": "*" },
};

/** Temporary, because the project may exist later. */
export const unknownProject = { pattern: /^\/portfolio\/[^/.]+$/u, to: "/portfolio", status: 302 };

/** Subset of the arguments of Gatsby's `createRedirect`. */
export type Redirect = { fromPath: string; toPath: string };

/** Paths of pages, without final slashes; the not-found page has none. */
export const pagesAmong = (files: readonly string[]): string[] =>
  files
    .filter((file) => /(?:^|\/)index\.html$/u.test(file) && file !== "404/index.html")
    .map((file) => `/${file.replace(/\/?index\.html$/u, "")}`)
    .sort();

// The most sensitive permissions: the full list takes half a kilobyte a page.
const unusedPermissions = ["browsing-topics", "camera", "display-capture", "microphone", "payment", "usb"];

export async function headersOfPages(publicRoot: string, origins: ForeignOrigins): Promise<HeaderFields> {
  const html = (await filesBelow(publicRoot)).filter((file) => file.endsWith(".html"));
  const pages = await Promise.all(html.map((file) => readFile(path.join(publicRoot, file), "utf8")));
  return {
    "Content-Security-Policy": contentSecurityPolicy(inlineHashes(pages), origins),
    // Two years. `preload` is hard to revert, so only the domain's owner can choose it.
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
    "X-Content-Type-Options": "nosniff",
    // The mail service checks the origin of a submission, which a stricter policy would hide.
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": unusedPermissions.map((permission) => `${permission}=()`).join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
    // Pictures must not have it: image searches embed them.
    "Cross-Origin-Resource-Policy": "same-origin",
  };
}

/** Headers, caching and redirects of a published site; host-files.ts writes them for each host. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { contentSecurityPolicy, inlineHashes, type PolicySources } from "./content-security-policy";
import { filesBelow } from "./files-below";

export type HeaderFields = Readonly<Record<string, string>>;

/** Headers that nginx sends with scripts, pictures and fonts: all headers would cost 1.3 kB a file. */
export const fileHeaderNames: readonly string[] = ["Strict-Transport-Security", "X-Content-Type-Options"];

/** Patterns are valid in JavaScript and nginx; the last matches /app-0f7698dc0a8624fe2b4c.js. */
export const caching = {
  revalidated: "public, max-age=0, must-revalidate",
  immutable: "public, max-age=31536000, immutable",
  immutablePathPatterns: ["^/static/", "^/islands/", "^/[^/]+[-.][0-9a-f]{20}[.](js|css)$"],
};

/** Policy of drawings (SVG): a drawing opened by itself must not run scripts, load files or navigate. */
export const drawingPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox";

/** Has a header for CORS, because the editor reads the file from another origin. */
export const versionFile = {
  path: "/versione.json",
  headers: { "Cache-Control": "no-store", "X-Robots-Tag": "noindex", "Access-Control-Allow-Origin": "*" },
};

/** Redirect from unknown projects, temporary because the project may exist later. */
export const unknownProject = { pattern: /^\/portfolio\/[^/.]+$/u, to: "/portfolio", status: 302 };

/** Subset of the arguments of Gatsby's `createRedirect`. */
export type Redirect = { fromPath: string; toPath: string };

/** Paths of pages, without final slashes; omits the not-found page. */
export const pagePathsAmong = (files: readonly string[]): string[] =>
  files
    .filter((file) => /(?:^|\/)index\.html$/u.test(file) && file !== "404/index.html")
    .map((file) => `/${file.replace(/\/?index\.html$/u, "")}`)
    .sort();

// Lists only the most sensitive permissions: the full list takes half a kilobyte a page.
const unusedPermissions = ["browsing-topics", "camera", "display-capture", "microphone", "payment", "usb"];

export async function headersOfPages(publicRoot: string, sources: PolicySources): Promise<HeaderFields> {
  const pageFiles = (await filesBelow(publicRoot)).filter((file) => file.endsWith(".html"));
  const pages = await Promise.all(pageFiles.map((file) => readFile(path.join(publicRoot, file), "utf8")));
  return {
    "Content-Security-Policy": contentSecurityPolicy(inlineHashes(pages), sources),
    // Lasts two years. Omits `preload`, which only the domain's owner can choose, because it is hard to revert.
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
    "X-Content-Type-Options": "nosniff",
    // The mail service checks the origin of a submission, which a stricter policy would hide.
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": unusedPermissions.map((permission) => `${permission}=()`).join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
    // Pictures must not have this header, because image searches embed them.
    "Cross-Origin-Resource-Policy": "same-origin",
  };
}

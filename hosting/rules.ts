/** Headers, redirects and pages of a build. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { contentSecurityPolicy, type ForeignOrigins, inlineCode } from "./content-security-policy";
import { filesBelow } from "./files";

export type Headers = Readonly<Record<string, string>>;

/** Headers of scripts, pictures and fonts too. The others mean nothing there and cost 1.3 kB with each file. */
export const headersOfFiles: readonly string[] = ["Strict-Transport-Security", "X-Content-Type-Options"];

/** Names that change with the content, such as /app-0f7698dc0a8624fe2b4c.js. JavaScript and nginx read the patterns. */
export const caching = {
  revalidated: "public, max-age=0, must-revalidate",
  immutable: "public, max-age=31536000, immutable",
  immutableAddresses: ["^/static/", "^/[^/]+[-.][0-9a-f]{20}[.](js|css)$"],
};

/** The version online. The form editor asks from its own origin. */
export const versionFile = {
  address: "/versione.json",
  headers: { "Cache-Control": "no-store", "X-Robots-Tag": "noindex", "Access-Control-Allow-Origin": "*" },
};

/** For tools that read no page. */
export const favicon = { address: "/favicon.ico", to: "/icons/icon-48.png", status: 302 };

/** An unknown project leads to the list of those that exist; 302, because it may exist tomorrow. */
export const unknownProject = { address: /^\/portfolio\/[^/.]+$/u, to: "/portfolio", status: 302 };

/** A redirect from a former address, as Gatsby keeps it. */
export type Moved = { fromPath: string; toPath: string };

/** Addresses of the pages of a build, without a final slash; the not-found page has none. */
export const pagesAmong = (files: readonly string[]): string[] =>
  files
    .filter((file) => /(?:^|\/)index\.html$/u.test(file) && file !== "404/index.html")
    .map((file) => `/${file.replace(/\/?index\.html$/u, "")}`)
    .sort();

/** Permissions-Policy: the permissions that reveal or cost visitors most. All there are took half a kilobyte a page. */
const unusedPermissions = "browsing-topics camera display-capture microphone payment usb".split(" ");

export async function headersOfPages(publicRoot: string, content: ForeignOrigins): Promise<Headers> {
  const html = (await filesBelow(publicRoot)).filter((file) => file.endsWith(".html"));
  const pages = await Promise.all(html.map((file) => readFile(path.join(publicRoot, file), "utf8")));
  return {
    "Content-Security-Policy": contentSecurityPolicy(inlineCode(pages), content),
    // Two years. Without `preload`, which only the owner of the domain can decide: it is hard to take back.
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
    "X-Content-Type-Options": "nosniff",
    // For browsers that do not know the policy's frame-ancestors.
    "X-Frame-Options": "DENY",
    // The mail service checks the origin of what a form sends: a stricter policy would hide it.
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": unusedPermissions.map((permission) => `${permission}=()`).join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
    // Not for files: image searches show pictures from here.
    "Cross-Origin-Resource-Policy": "same-origin",
  };
}

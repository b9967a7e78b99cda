/** How a build wants to be served: headers, the redirect of unknown projects, and which addresses are pages. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { contentSecurityPolicy, type ForeignOrigins, inlineCode } from "./content-security-policy";
import { filesBelow } from "./files";

export type Headers = Readonly<Record<string, string>>;

/**
 * Headers that scripts, pictures and fonts carry too. The others rule a page, mean nothing there, and are most of an
 * answer's headers: 1.3 kB with each file, which HTTP/1.1 sends anew each time, and so does nginx over HTTP/2.
 */
export const headersOfFiles: readonly string[] = ["Strict-Transport-Security", "X-Content-Type-Options"];

/**
 * How long a browser may keep an answer. A name that changes with the content is never asked for again: pictures and fonts,
 * scripts and style sheets, such as /app-0f7698dc0a8624fe2b4c.js. The patterns are read by JavaScript and nginx.
 */
export const caching = {
  revalidated: "public, max-age=0, must-revalidate",
  immutable: "public, max-age=31536000, immutable",
  immutableAddresses: ["^/static/", "^/[^/]+[-.][0-9a-f]{20}[.](js|css)$"],
};

/** Which version is online: nobody may keep the answer, no search engine list it; the form editor asks from its own origin. */
export const versionFile = {
  address: "/versione.json",
  headers: { "Cache-Control": "no-store", "X-Robots-Tag": "noindex", "Access-Control-Allow-Origin": "*" },
};

/** For tools that ask for an icon and read no page. */
export const favicon = { address: "/favicon.ico", to: "/icons/icon-48.png", status: 302 };

/** An unknown project leads to the list of those that exist; 302, because it may exist tomorrow. */
export const unknownProject = { address: /^\/portfolio\/[^/.]+$/u, to: "/portfolio", status: 302 };

/** A former address of a page, and the page's own: redirects as Gatsby keeps them. */
export type Moved = { fromPath: string; toPath: string };

/** Addresses of the pages among the files of a build, without a final slash and without the not-found page. */
export const pagesAmong = (files: readonly string[]): string[] =>
  files
    .filter((file) => /(?:^|\/)index\.html$/u.test(file) && file !== "404/index.html")
    .map((file) => `/${file.replace(/\/?index\.html$/u, "")}`)
    .sort();

/**
 * Powers of the browser that neither the site nor a video or map in it has any use for, and that reveal most about
 * visitors or cost them most. The others are the site's alone by default; all there are took half a kilobyte a page.
 */
const unusedPowers = "browsing-topics camera display-capture microphone payment usb".split(" ");

/**
 * Headers of every answer that a browser may show as a page, errors included.
 *
 * @param publicRoot folder of a build; the policy allows the inline scripts and style sheets of its pages
 */
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
    "Permissions-Policy": unusedPowers.map((power) => `${power}=()`).join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
    // Not of files: searches for images show pictures at full size from here.
    "Cross-Origin-Resource-Policy": "same-origin",
  };
}

/** What the editor's page is made of: our few files, and Sveltia CMS as it stands in node_modules. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { transformSync } from "esbuild";
import ours from "./italian.json";

export type Words = { [key: string]: string | Words };

const inBrowser = (name: string) => readFileSync(path.join(__dirname, "browser", name), "utf8");
const inPackage = (name: string) => readFileSync(path.join(__dirname, "..", "node_modules", name));
const inCms = (name: string) => inPackage(`@sveltia/cms/${name}`).toString("utf8");

/** Addresses of others in the CMS's script, and what stands in their place on our server. */
const ownAddresses = [
  ["https://unpkg.com/@sveltia/cms", "/cms"],
  ["https://cdn.jsdelivr.net/fontsource/fonts/", "/fonts/"],
] as const;

/**
 * The CMS's script, which takes its words and fonts from us.
 *
 * @throws Error where a release no longer names an address: it would go unnoticed that it takes the thing from elsewhere
 */
export function cmsScript(): string {
  return ownAddresses.reduce((script, [theirs, own]) => {
    if (!script.includes(theirs)) throw new Error(`Sveltia CMS does not name ${theirs} any more`);
    return script.replaceAll(theirs, own);
  }, inCms("dist/sveltia-cms.mjs"));
}

/** Words in groups, those of `own` in place of those of `theirs`. */
function mergedWords(theirs: Words, own: Words): Words {
  const result = { ...theirs };
  for (const [key, word] of Object.entries(own)) {
    const other = theirs[key];
    result[key] = typeof word === "object" ? mergedWords(typeof other === "object" ? other : {}, word) : word;
  }
  return result;
}

/** The CMS's words of a language; Italian with those that its own translation lacks, or that are not true here. */
export function wordsOf(language: "it" | "en-US"): Words {
  const theirs = JSON.parse(inCms(`locales/${language}.json`)) as Words;
  return language === "it" ? mergedWords(theirs, ours) : theirs;
}

const pageScript = () => transformSync(inBrowser("page.ts"), { loader: "ts", target: "es2022" }).code;

const font = (name: string) =>
  inPackage(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);

type PageFile = readonly [address: RegExp, type: string, body: () => string | Buffer];

const files: readonly PageFile[] = [
  [/^\/$/u, "text/html; charset=utf-8", () => inBrowser("page.html")],
  [/^\/page\.css$/u, "text/css", () => inBrowser("page.css")],
  [/^\/page\.js$/u, "text/javascript", pageScript],
  [/^\/cms\/sveltia-cms\.mjs$/u, "text/javascript", cmsScript],
  [/^\/cms\/package\.json$/u, "application/json", () => inCms("package.json")],
  [/^\/cms@[\d.]+\/locales\/it\.json$/u, "application/json", () => JSON.stringify(wordsOf("it"))],
  [/^\/fonts\/material-symbols-outlined/u, "font/woff2", () => font("material-symbols-outlined")],
  // The site's own font stands for the CMS's text font.
  [/^\/fonts\/source-sans-3/u, "font/woff2", () => font("manrope")],
];

/** The file of the page at an address of our server. */
export function pageFile(asked: string): { type: string; body: string | Buffer } | undefined {
  const file = files.find(([address]) => address.test(asked));
  return file && { type: file[1], body: file[2]() };
}

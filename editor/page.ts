/** The files of the editor's page: ours bundled into one, and Sveltia CMS as it stands in node_modules. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import ours from "./italian.json";
import { previewFiles } from "./preview/bundle";
import type { Settings } from "./settings";

export type Words = { [key: string]: string | Words };
/** Bytes by address below `base`. */
export type PageFiles = ReadonlyMap<string, string | Buffer>;

/** Where the page is, on this computer and online. */
export const base = "/redazione";

const inBrowser = (name: string) => path.join(__dirname, "browser", name);
const inPackage = (name: string) => readFileSync(path.join(__dirname, "..", "node_modules", name));
const inCms = (name: string) => inPackage(`@sveltia/cms/${name}`).toString("utf8");

/** Addresses of the CMS's files at other hosts, and ours in their place. */
const replacements = [
  [/https:\/\/unpkg\.com\/@sveltia\/cms/gu, `${base}/cms`],
  // Followed by a package's name.
  [/https:\/\/unpkg\.com\/(?=\$\{)/gu, `${base}/cms/`],
  [/https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+)[^)]*/gu, `${base}/fonts/$1.woff2`],
] as const;

/**
 * The CMS's script, which takes its words and fonts from us.
 *
 * @throws Error where a release no longer has one of them: it would go unnoticed that it does the thing in another way
 */
export function cmsScript(): string {
  return replacements.reduce((script, [theirs, own]) => {
    if (script.search(theirs) < 0) throw new Error(`Sveltia CMS has no ${theirs.source} any more`);
    return script.replace(theirs, own);
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

/** A script and all that it imports, for browsers of the last years: staff may be asked to have one. */
export async function bundled(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    platform: "browser",
    target: "es2022",
  });
  return outputFiles[0]?.text ?? "";
}

const icons = "material-symbols-outlined";

/** Everything but `settings.json` and `content.json`, which are not the same in every place. */
export async function pageFiles(): Promise<PageFiles> {
  const { version, dependencies } = JSON.parse(inCms("package.json")) as {
    version: string;
    dependencies: { immutable: string };
  };
  const immutable = path.dirname(require.resolve("immutable", { paths: [require.resolve("@sveltia/cms")] }));
  const preview = await previewFiles();
  return new Map<string, string | Buffer>([
    ["/index.html", readFileSync(inBrowser("page.html"))],
    ["/page.css", readFileSync(inBrowser("page.css"))],
    ["/page.js", await bundled(inBrowser("page.ts"))],
    ["/cms/sveltia-cms.mjs", cmsScript()],
    ["/preview.js", preview.js],
    ["/preview.css", preview.css],
    // The CMS shows previews with these.
    ["/cms/chunks/react-dom.js", inCms("dist/chunks/react-dom.js")],
    [
      `/cms/immutable@${dependencies.immutable.replace(/^\D/u, "")}/dist/immutable.es.js`,
      readFileSync(path.join(immutable, "immutable.es.js")),
    ],
    ["/cms/package.json", inCms("package.json")],
    [`/cms@${version}/locales/it.json`, JSON.stringify(wordsOf("it"))],
    [
      `/fonts/${icons}.woff2`,
      inPackage(`@fontsource-variable/${icons}/files/${icons}-latin-wght-normal.woff2`),
    ],
    // The site's own font stands for the CMS's text font.
    ["/fonts/source-sans-3.woff2", readFileSync(path.join(__dirname, "../src/styles/manrope.woff2"))],
  ]);
}

/** Headers of every answer: the browser itself sees to it that nothing is fetched but from here, the API and the site. */
export function pageHeaders({
  backend: { api_root, base_url },
  siteUrl,
  isLocal,
}: Settings): Record<string, string> {
  const origins = [api_root, base_url ?? api_root, siteUrl].map((address) => new URL(address).origin);
  const foreign = isLocal ? [] : [...new Set(origins)];
  const policy = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self' 'unsafe-inline' blob:",
    "img-src": "'self' blob: data:",
    "media-src": "'self' blob:",
    "font-src": "'self'",
    "connect-src": ["'self' blob: data:", ...foreign].join(" "),
    "worker-src": "'self' blob:",
    "frame-src": "'self' blob:",
    "base-uri": "'self'",
    "form-action": "'none'",
    // Not 'none': WebKit counts the preview, which is a frame of this page.
    "frame-ancestors": "'self'",
  };
  return {
    "Content-Security-Policy": Object.entries(policy)
      .map(([name, sources]) => `${name} ${sources}`)
      .join("; "),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "SAMEORIGIN",
    "X-Robots-Tag": "noindex, nofollow",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-cache",
    ...(!isLocal && { "Strict-Transport-Security": "max-age=63072000" }),
  };
}

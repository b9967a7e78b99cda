/** Bundles the files of the editor's page, and defines its headers. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { build, type Plugin } from "esbuild";
import { editorPath } from "../content-model/routes";
import { layerOrder } from "../src/styles/layer-order";
import editorWords from "./italian.json";
import { sitePlugin } from "./preview/site-plugin";
import type { Settings } from "./settings";

export type Words = { [key: string]: string | Words };

/** Merges `others` into `words`. @returns `words` */
export function mergeWords(words: Words, others: Words): Words {
  for (const [key, word] of Object.entries(others))
    words[key] = typeof word === "object" ? mergeWords((words[key] ?? {}) as Words, word) : word;
  return words;
}

const italianPlugin = (localWords: Words): Plugin => ({
  name: "italian",
  setup: ({ onLoad }) =>
    onLoad({ filter: /cms[\\/]locales[\\/]it\.json$/ }, ({ path: file }) => {
      const words = mergeWords(JSON.parse(readFileSync(file, "utf8")) as Words, editorWords);
      return { contents: JSON.stringify(mergeWords(words, localWords)), loader: "json" };
    }),
});

/**
 * Returns the page's files by URL path below `editorPath`. Omits `settings.json` and `content.json`, which differ
 * between `npm start` and a build.
 * @param localWords words for `npm start`, which replace others
 */
export async function pageFiles(localWords: Words = {}): Promise<Map<string, Uint8Array>> {
  const { outputFiles } = await build({
    absWorkingDir: __dirname,
    entryPoints: ["browser/index.html", "browser/page.ts", "preview/preview.tsx", "@sveltia/cms"],
    bundle: true,
    minify: true,
    splitting: true,
    write: false,
    outdir: "/",
    entryNames: "[name]",
    chunkNames: "chunks/[name]-[hash]",
    publicPath: editorPath,
    format: "esm",
    target: "es2022",
    loader: { ".html": "copy", ".svg": "file", ".woff2": "file" },
    // Omits the highlighter of program code, which no form needs.
    external: ["@shikijs/*"],
    // Leaves out graphql-compose, which gatsby/graphql.js loads, too.
    alias: { "gatsby/graphql": "graphql" },
    // Makes forms in the preview look configured, and omits inline scripts, because the preview is not interactive.
    define: { "process.env": '{"GATSBY_EMAILJS_ORIGIN":"/"}', __INLINE_SCRIPTS__: "{}" },
    banner: { css: layerOrder },
    plugins: [sitePlugin, italianPlugin(localWords)],
  });
  // The CMS loads fonts and decoders from a folder beside its script.
  const assets = path.join(path.dirname(require.resolve("@sveltia/cms")), "assets");
  return new Map([
    ...outputFiles.map(({ path: file, contents }) => [file.replaceAll(path.sep, "/"), contents] as const),
    ...readdirSync(assets).map((name) => [`/assets/${name}`, readFileSync(path.join(assets, name))] as const),
  ]);
}

export function pageHeaders({ backend, siteUrl, isLocal }: Settings): Record<string, string> {
  const origins = isLocal ? [] : [backend.api_root, siteUrl].map((url) => new URL(url).origin);
  const policy = [
    "default-src 'self' blob:",
    // Allows the WebAssembly decoders of photographs.
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline' blob:",
    "img-src 'self' blob: data:",
    ["connect-src 'self' blob: data:", ...origins].join(" "),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'none'",
    // 'none' would block the preview, which is a frame of this page, in WebKit.
    "frame-ancestors 'self'",
  ];
  return {
    "Content-Security-Policy": policy.join("; "),
    "X-Content-Type-Options": "nosniff",
    "X-Robots-Tag": "noindex, nofollow",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-cache",
  };
}

/** The files of the editor's page and their headers, the same under `npm start` and online. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { build, type Plugin } from "esbuild";
import ours from "./italian.json";
import { site } from "./preview/site-plugin";
import type { Settings } from "./settings";

export const base = "/redazione";

type Words = { [key: string]: string | Words };

function addWords(words: Words, own: Words): Words {
  for (const [key, word] of Object.entries(own))
    words[key] = typeof word === "object" ? addWords((words[key] ?? {}) as Words, word) : word;
  return words;
}

/** Adds Italian words that the CMS's own translation lacks, or that are not true here. */
const italian: Plugin = {
  name: "italian",
  setup: ({ onLoad }) =>
    onLoad({ filter: /cms[\\/]locales[\\/]it\.json$/ }, ({ path: file }) => ({
      contents: JSON.stringify(addWords(JSON.parse(readFileSync(file, "utf8")) as Words, ours)),
      loader: "json",
    })),
};

/** All but `settings.json` and `content.json`, which differ from place to place; by address below `base`. */
export async function pageFiles(): Promise<Map<string, Uint8Array>> {
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
    publicPath: base,
    format: "esm",
    target: "es2022",
    loader: { ".html": "copy", ".svg": "file", ".woff2": "file" },
    // Colours program code, which no form has.
    external: ["@shikijs/*"],
    alias: { "gatsby/graphql": "graphql" },
    // The preview shows forms that can be sent.
    define: { "process.env": '{"GATSBY_EMAILJS_ORIGIN":"/"}' },
    // As in the site's document (src/html.tsx).
    banner: { css: "@layer tokens, base, components;" },
    plugins: [site, italian],
  });
  // The CMS looks for its fonts and decoders beside its script.
  const assets = path.join(path.dirname(require.resolve("@sveltia/cms")), "assets");
  return new Map([
    ...outputFiles.map(({ path: file, contents }) => [file.replaceAll(path.sep, "/"), contents] as const),
    ...readdirSync(assets).map((name) => [`/assets/${name}`, readFileSync(path.join(assets, name))] as const),
  ]);
}

/** The policy lets the browser ask only this host, the repository's API and the site. */
export function pageHeaders({ backend, siteUrl, isLocal }: Settings): Record<string, string> {
  const origins = isLocal ? [] : [backend.api_root, siteUrl].map((address) => new URL(address).origin);
  const policy = [
    "default-src 'self' blob:",
    // The CMS's decoders of photographs are WebAssembly.
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline' blob:",
    "img-src 'self' blob: data:",
    ["connect-src 'self' blob: data:", ...origins].join(" "),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'none'",
    // Not 'none': WebKit counts the preview, which is a frame of this page.
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

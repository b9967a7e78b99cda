/** Bundles the editor's preview: the site's own pages and styles, with stand-ins for Gatsby and React. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { build, type Plugin } from "esbuild";

const react = JSON.stringify(require.resolve("react"));
const breakpoints = path.join(__dirname, "../../src/styles/breakpoints.module.css");

/** What stands in the place of packages and files of the site. */
const standIns: readonly (readonly [name: RegExp, text: string])[] = [
  [/^gatsby$/, 'export * from "./gatsby";'],
  // The page as its HTML says, without what comes to life afterwards: blocks that fade in, counters, films, drafts.
  [
    /^react$/,
    `export * from ${react}; export { default } from ${react}; export const useEffect = () => {}; export const useLayoutEffect = useEffect;`,
  ],
  [/\/seo\/seo$/, "export const Seo = () => null;"],
  // The editor serves the whole font (../page.ts).
  [/\/manrope\.woff2$/, 'export default "/redazione/fonts/source-sans-3.woff2";'],
];

const site: Plugin = {
  name: "site",
  setup({ onResolve, onLoad }) {
    for (const [filter, contents] of standIns) {
      onResolve({ filter }, ({ path: name }) => ({ path: name, namespace: filter.source }));
      onLoad({ filter: /^/, namespace: filter.source }, () => ({ contents, resolveDir: __dirname }));
    }
    // Parts of a file are shown from a file only, not from an address with data.
    onLoad({ filter: /[\\/]motifs[\\/]/ }, async ({ path: file }) => ({
      contents: `export default URL.createObjectURL(new Blob([${JSON.stringify(await readFile(file, "utf8"))}], { type: "image/svg+xml" }));`,
    }));
    // As text it would have spaces, at which a list of pictures ends.
    onLoad({ filter: /\.svg$/ }, async ({ path: file }) => ({
      contents: `export default "data:image/svg+xml;base64,${await readFile(file, "base64")}";`,
    }));
    onLoad({ filter: /\.module\.css$/ }, async ({ path: file }) => {
      const [text, queries] = await Promise.all([readFile(file, "utf8"), mediaQueries()]);
      if (file === breakpoints)
        return { contents: `module.exports = ${JSON.stringify(Object.fromEntries(queries))};` };
      const contents = text
        .replace(/@value [^;]+;/gu, "")
        .replace(/(?<=@media )\w+/gu, (name) => queries.get(name) ?? name);
      return { contents, loader: "local-css" };
    });
  },
};

/** Media queries by the names that the style sheets give them. */
async function mediaQueries(): Promise<Map<string, string>> {
  const text = await readFile(breakpoints, "utf8");
  return new Map(
    [...text.matchAll(/@value (\w+): ([^;]+);/gu)].map(([, name = "", query = ""]) => [name, query]),
  );
}

/** The preview's script, which exports `registerPreviews`, and its style sheet. */
export async function previewFiles(): Promise<{ js: string; css: string }> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, "preview.tsx")],
    bundle: true,
    minify: true,
    write: false,
    outdir: "preview",
    format: "esm",
    target: "es2022",
    alias: { "gatsby/graphql": "graphql" },
    // Forms are shown as those that can be sent.
    define: { "process.env": '{"GATSBY_EMAILJS_ORIGIN":"/"}' },
    // As in the site's document (src/html.tsx).
    banner: { css: "@layer tokens, base, components;" },
    plugins: [site],
  });
  const [js = "", css = ""] = [".js", ".css"].map(
    (ending) => outputFiles.find(({ path: name }) => name.endsWith(ending))?.text,
  );
  return { js, css };
}

/** Bundles the site's pages and stylesheets for the preview, with Gatsby replaced. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "esbuild";

const breakpoints = path.join(__dirname, "../../src/styles/breakpoints.module.css");

export const sitePlugin: Plugin = {
  name: "site",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^gatsby$/ }, () => ({ path: path.join(__dirname, "fake-gatsby.ts") }));
    // Replaces `<Seo>` and `<LiveForm>`, which render nothing here and would act on the document around the preview.
    onLoad({ filter: /[\\/](?:seo|live-form)\.tsx$/ }, () => ({
      contents: "export const Seo = () => null; export const LiveForm = Seo;",
    }));
    // Replaces names of media queries, which come from `@value`, because esbuild does not support `@value`.
    onLoad({ filter: /\.module\.css$/ }, async ({ path: file }) => {
      const values = (await readFile(breakpoints, "utf8")).matchAll(/@value (\w+): ([^;]+);/gu);
      const queries = Object.fromEntries(Array.from(values, ([, name, query]) => [name, query]));
      if (file === breakpoints) return { contents: JSON.stringify(queries), loader: "json" };
      const text = (await readFile(file, "utf8")).replace(/@value [^;]+;/gu, "");
      return {
        contents: text.replace(/(?<=@media )\w+/gu, (name) => queries[name] ?? name),
        loader: "local-css",
      };
    });
  },
};

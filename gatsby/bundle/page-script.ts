import path from "node:path";
import { buildSync } from "esbuild";

/** The script inside every page: src/start/page-script.ts and its imports. */
export function pageScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.resolve("src", "start", "page-script.ts")],
    bundle: true,
    minify: true,
    write: false,
    // A browser that does not know this syntax shows the page as it is without scripts.
    target: "es2020",
    legalComments: "none",
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}

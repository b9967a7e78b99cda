import path from "node:path";
import { buildSync } from "esbuild";

/**
 * The text of the script that every page carries (src/start/page-script.ts and what it imports).
 *
 * @throws Error where the source does not compile
 */
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

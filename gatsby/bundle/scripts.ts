import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import path from "node:path";
import { type BuildOptions, buildSync } from "esbuild";
import { compiledStyles } from "./compiled-styles";

const options = {
  bundle: true,
  minify: true,
  write: false,
  // Browsers that are too old for this syntax show the page as it is without scripts.
  target: "es2020",
  charset: "utf8",
  legalComments: "none",
} as const satisfies BuildOptions;

/** Scripts that pages contain, by the name of their entry in src/start/inline. */
export function inlineScripts(): Record<string, string> {
  const folder = path.resolve("src/start/inline");
  const entryPoints = readdirSync(folder).map((name) => path.join(folder, name));
  const { outputFiles } = buildSync({ ...options, entryPoints, outdir: folder });
  return Object.fromEntries(outputFiles.map(({ path: file, text }) => [path.parse(file).name, text.trim()]));
}

/** Script and stylesheet of the lightbox, with the names by which pages request them. */
export function lightboxFiles(): { name: string; text: string }[] {
  const { outputFiles } = buildSync({
    ...options,
    entryPoints: [path.resolve("src/lightbox/lightbox.ts")],
    format: "esm",
    outdir: "lightbox",
  });
  return outputFiles.map(({ path: file, text: compiled }) => {
    const text = file.endsWith(".css") ? compiledStyles(compiled) : compiled;
    const hash = createHash("sha256").update(text).digest("hex").slice(0, 20);
    return { name: `lightbox-${hash}${path.extname(file)}`, text };
  });
}

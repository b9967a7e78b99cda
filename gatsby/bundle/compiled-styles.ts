import { readFileSync } from "node:fs";
import path from "node:path";
import browserslist from "browserslist";
import { browserslistToTargets, Features, transform } from "lightningcss";
import type { Compiler } from "webpack";

const minify = (css: string, options: Partial<Parameters<typeof transform>[0]>) =>
  transform({ filename: "styles.css", code: Buffer.from(css), minify: true, ...options }).code.toString();

/** Compiles styles for the oldest of the site's browsers (package.json). */
export const compiledStyles = (css: string): string =>
  minify(css, { targets: browserslistToTargets(browserslist()) });

/** Adds a fallback for Safari before 16. Must run last: the minifier drops the first of two equal properties. */
export const withFallbacks = (css: string): string =>
  css.replaceAll("overflow:clip", "overflow:hidden;overflow:clip");

const paletteFile = path.resolve("src/styles/tokens.css");

// Inlines the palette's channels: `::backdrop` inherits custom properties only from Chrome 122, Firefox 120 and
// Safari 17.4 on (https://developer.chrome.com/blog/css-backdrop-inheritance).
export function withInlinedChannels(css: string, palette = readFileSync(paletteFile, "utf8")): string {
  const definitionPattern = /--([a-z-]+-channels):\s*([^;}]+);?/gu;
  const channels = new Map([...palette.matchAll(definitionPattern)].map(([, name, value]) => [name, value]));
  return css
    .replace(definitionPattern, "")
    .replace(/var\(--([a-z-]+-channels)\)/gu, (use, name) => channels.get(name) ?? use);
}

/**
 * Removes the rules of unused classes and animations. Passes no targets, which would add prefixes twice; `include`
 * keeps `min-width` from becoming a range.
 */
export const stylesWithout = (unusedSymbols: string[], css: string): string =>
  minify(css, { include: Features.MediaRangeSyntax, unusedSymbols });

/** Replaces Gatsby's minifier, which does not support native nesting. */
export class StyleCompiler {
  apply(compiler: Compiler): void {
    const { sources, Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap("StyleCompiler", (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      compilation.hooks.processAssets.tap({ name: "StyleCompiler", stage }, (assets) => {
        for (const [name, asset] of Object.entries(assets))
          if (name.endsWith(".css")) {
            const styles = withFallbacks(compiledStyles(withInlinedChannels(String(asset.source()))));
            compilation.updateAsset(name, new sources.RawSource(styles));
          }
      });
    });
  }
}

import browserslist from "browserslist";
import { browserslistToTargets, Features, transform } from "lightningcss";
import type { Compiler } from "webpack";

/** Those of package.json, for which Gatsby compiles the scripts. */
const targets = browserslistToTargets(browserslist());

/**
 * A style sheet as the oldest of the site's browsers takes it, in as few bytes as possible.
 *
 * @throws Error where the sheet is not CSS
 */
export const compiledStyles = (sheet: string): string =>
  transform({ filename: "styles.css", code: Buffer.from(sheet), minify: true, targets }).code.toString();

/** The palette's channels (src/styles/tokens.css) where a shadow or scrim names them: nothing needs the names then. */
export function withChannels(sheet: string): string {
  const defined = /--([a-z-]+-channels):\s*([^;}]+);?/gu;
  const channels = new Map([...sheet.matchAll(defined)].map(([, name, value]) => [name, value]));
  return sheet
    .replace(defined, "")
    .replace(/var\(--([a-z-]+-channels)\)/gu, (use, name) => channels.get(name) ?? use);
}

/**
 * A compiled style sheet without what is said only of some classes, or without some keyframes. Not compiled again:
 * prefixes would come twice. Only media ranges are spelled out, which the minifier would put in the place of `min-width`.
 */
export const stylesWithout = (unused: string[], sheet: string): string =>
  transform({
    filename: "styles.css",
    code: Buffer.from(sheet),
    minify: true,
    include: Features.MediaRangeSyntax,
    unusedSymbols: unused,
  }).code.toString();

/** Compiles the style sheets of a build, in the place of Gatsby's minifier, which does not know native nesting. */
export class StyleCompiler {
  apply(compiler: Compiler): void {
    const { sources, Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap("StyleCompiler", (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      compilation.hooks.processAssets.tap({ name: "StyleCompiler", stage }, (assets) => {
        for (const [name, asset] of Object.entries(assets))
          if (name.endsWith(".css"))
            compilation.updateAsset(
              name,
              new sources.RawSource(compiledStyles(withChannels(String(asset.source())))),
            );
      });
    });
  }
}

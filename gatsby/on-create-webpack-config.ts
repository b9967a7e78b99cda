/**
 * Adjusts Gatsby's webpack configuration: adds the islands, the style compiler and constants, shortens class names,
 * and omits source maps and files of earlier builds.
 */
import type { GatsbyNode } from "gatsby";
import { isoDay } from "../shared/italian-time";
import { StyleCompiler } from "./bundle/compiled-styles";
import { addIslands } from "./bundle/islands";
import { inlineScripts } from "./bundle/scripts";
import { compiledFilePattern } from "./publish/statistics";

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  getConfig,
  plugins,
}) => {
  const config = getConfig();
  if (stage === "build-javascript") {
    config.devtool = false;
    // Removes what earlier builds compiled, and keeps the other files of public/.
    config.output.clean = { keep: (asset: string) => !compiledFilePattern.test(asset) };
    config.optimization.minimizer = [plugins.minifyJs(), new StyleCompiler()];
    addIslands(config);
  }
  // Ignores warnings about the order of stylesheets, which cascade layers make irrelevant.
  config.ignoreWarnings = [/Conflicting order/u];
  if (stage === "build-html" || stage === "develop-html") {
    config.plugins.push(
      plugins.define({
        __BUILD_DATE__: JSON.stringify(isoDay(new Date())),
        __INLINE_SCRIPTS__: JSON.stringify(inlineScripts()),
      }),
    );
  }
  adjustLoaders(config.module.rules, stage.startsWith("build-"));
  actions.replaceWebpackConfig(config);
};

type LoaderOptions = { limit?: number; modules?: { localIdentName?: string } };
type Rule = { oneOf?: Rule[]; use?: { options?: LoaderOptions }[] };

/**
 * Keeps pictures as files, because the Content-Security-Policy allows no `data:`. Gives class names four letters,
 * because Gatsby's longer names cost a page 0.7 to 1.2 kB gz.
 * @throws Error if Gatsby's configuration has no such loaders any more
 */
function adjustLoaders(rules: readonly Rule[], isBuild: boolean): void {
  const allRules = rules.flatMap(({ oneOf = [], ...rule }) => [rule, ...oneOf]);
  const options = allRules
    .flatMap(({ use }) => (Array.isArray(use) ? use : []))
    .map((loader) => loader.options ?? {});
  const limitOptions = options.filter(({ limit }) => limit !== undefined);
  const classNameOptions = options.flatMap(({ modules }) => (modules?.localIdentName ? modules : []));
  if (limitOptions.length === 0 || classNameOptions.length === 0)
    throw new Error(
      "Gatsby's webpack configuration has no `limit` or no `localIdentName`: has Gatsby changed?",
    );
  for (const loaderOptions of limitOptions) loaderOptions.limit = 0;
  if (!isBuild) return;
  for (const modules of classNameOptions) modules.localIdentName = "[hash:base52:4]";
}

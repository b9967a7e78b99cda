import type { GatsbyNode } from "gatsby";
import { isoDay } from "../shared/italian-time";
import { StyleCompiler } from "./bundle/compiled-styles";
import { addIslands } from "./bundle/islands";
import { inlineScripts } from "./bundle/scripts";

const hashed = /^[^/]+[-.][0-9a-f]{20}\.(?:js|css)(?:\.LICENSE\.txt)?$/u;

/** Webpack settings: minifiers, constants, class names; no source maps, no files of earlier builds. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  getConfig,
  plugins,
}) => {
  const config = getConfig();
  if (stage === "build-javascript") {
    config.devtool = false;
    config.output.clean = { keep: (asset: string) => !hashed.test(asset) };
    config.optimization.minimizer = [plugins.minifyJs(), new StyleCompiler()];
    addIslands(config);
  }
  // Every rule is in a cascade layer, so the order of the files has no effect.
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

// Gatsby's class names cost a page 0.7 to 1.2 kB gz. Pictures stay files: the policy allows no `data:`.
function adjustLoaders(rules: readonly Rule[], isPublished: boolean): void {
  const all = rules.flatMap(({ oneOf = [], ...rule }) => [rule, ...oneOf]);
  const loaders = all.flatMap(({ use }) => (Array.isArray(use) ? use : []));
  const limited = loaders.flatMap(({ options }) => (options?.limit === undefined ? [] : options));
  const named = loaders.flatMap(({ options }) => (options?.modules?.localIdentName ? options.modules : []));
  if (limited.length === 0 || named.length === 0)
    throw new Error(
      "Gatsby's webpack configuration has no `limit` or no `localIdentName`: has Gatsby changed?",
    );
  for (const options of limited) options.limit = 0;
  if (isPublished) for (const options of named) options.localIdentName = "[hash:base52:4]";
}

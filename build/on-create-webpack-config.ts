import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { ThirdPartyLicences } from "../hosting/third-party-licences";
import { type ClassNaming, classesOfSheets, readableName, shortNames } from "./bundle/class-names";
import { StyleCompiler } from "./bundle/compiled-styles";
import { lighterRuntime } from "./bundle/lighter-runtime";
import { pageScript } from "./bundle/page-script";
import { colour } from "./publish/colour";

/** Scripts and style sheets whose name changes with their content, such as `app-0f7698dc0a8624fe2b4c.js`. */
const hashed = /^[^/]+[-.][0-9a-f]{20}\.(?:js|css)(?:\.LICENSE\.txt)?$/u;

/**
 * Scripts and style sheets of earlier builds do not stay in `public/`. Published files carry no source maps; Biome lints,
 * so Gatsby's own ESLint need not run in development.
 */
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
    config.plugins.push(new ThirdPartyLicences());
    config.optimization.minimizer = config.optimization.minimizer
      .filter((plugin: object) => plugin.constructor.name !== "CssMinimizerPlugin")
      .concat(new StyleCompiler());
    config.resolve.alias = { ...config.resolve.alias, ...lighterRuntime() };
  }
  if (stage === "build-html") {
    const embed = (name: string) => path.resolve("src", "ui", "embed", name);
    config.resolve.alias = { ...config.resolve.alias, [embed("lazy.ts")]: embed("eager.ts") };
  }
  if (stage === "build-html" || stage === "develop-html") {
    config.plugins.push(
      plugins.define({
        __BUILD_DATE__: JSON.stringify(new Date().toISOString().slice(0, 10)),
        __PAGE_SCRIPT__: JSON.stringify(pageScript()),
        __THEME_COLOUR__: JSON.stringify(colour("ink")),
      }),
    );
  }
  config.plugins = config.plugins.filter(
    (plugin: object) => plugin.constructor.name !== "ESLintWebpackPlugin",
  );
  // Every rule stands in a cascade layer, so the order of the files has no effect.
  for (const plugin of config.plugins)
    if (plugin.constructor.name === "MiniCssExtractPlugin") plugin.options.ignoreOrder = true;
  if (stage.startsWith("build-")) {
    const classes = classesOfSheets();
    adjustLoaders(config.module.rules, shortNames(classes));
    // A new class renames others: webpack may keep nothing of a build that knew other classes.
    config.cache.version = classes.join();
  } else adjustLoaders(config.module.rules, readableName);
  actions.replaceWebpackConfig(config);
};

/** A rule of webpack as Gatsby builds them: with rules in it, or with loaders. */
type Rule = { oneOf?: Rule[]; use?: { loader: string; options?: { modules?: object; limit?: number } }[] };

/**
 * Classes get names of ours: Gatsby's end with a hash, and one comes with every element of a page. And every picture is a
 * file of its own, however small: the site's policy allows no `data:`.
 */
function adjustLoaders(rules: readonly Rule[], getLocalIdent: ClassNaming): void {
  for (const { oneOf = [], use = [] } of rules) {
    adjustLoaders(oneOf, getLocalIdent);
    for (const { options } of Array.isArray(use) ? use : []) {
      if (options?.limit !== undefined) options.limit = 0;
      if (options?.modules && "localIdentName" in options.modules)
        Object.assign(options.modules, { getLocalIdent });
    }
  }
}

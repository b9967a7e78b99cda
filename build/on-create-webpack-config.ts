import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { ThirdPartyLicences } from "../hosting/third-party-licences";
import { application, lighterRuntime } from "./bundle/lighter-runtime";
import { pageScript } from "./bundle/page-script";
import { stylesHash } from "./bundle/styles-hash";
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
    config.resolve.alias = {
      ...config.resolve.alias,
      ...lighterRuntime(),
      "gatsby-application$": config.entry.app,
    };
    config.entry.app = application;
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
        __STYLES_HASH__: JSON.stringify(stylesHash()),
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
  nameClasses(config.module.rules);
  actions.replaceWebpackConfig(config);
};

/** A rule of webpack as Gatsby builds them: with rules in it, or with loaders. */
type Rule = { oneOf?: Rule[]; use?: { loader: string; options?: { modules?: object } }[] };

/**
 * A class is called after its file and itself, `card_title`; Gatsby's own names end with a hash, and one comes with every
 * element of a page: they are up to 2 kB of it, compressed. No two style sheets have the same name.
 */
function nameClasses(rules: readonly Rule[]): void {
  for (const { oneOf = [], use = [] } of rules) {
    nameClasses(oneOf);
    for (const { options } of Array.isArray(use) ? use : [])
      if (options?.modules && "localIdentName" in options.modules)
        Object.assign(options.modules, {
          localIdentName: "[1]_[local]",
          localIdentRegExp: /([^/\\]+)\.module\.css$/u,
        });
  }
}

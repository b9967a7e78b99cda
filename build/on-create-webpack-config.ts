import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { ThirdPartyLicences } from "../hosting/third-party-licences";
import { application, lighterRuntime } from "./bundle/lighter-runtime";
import { stylesHash } from "./bundle/styles-hash";

/** Scripts and style sheets whose name changes with their content, such as `app-0f7698dc0a8624fe2b4c.js`. */
const hashed = /^[^/]+[-.][0-9a-f]{20}\.(?:js|css)(?:\.LICENSE\.txt)?$/u;

/**
 * Scripts and style sheets of earlier builds do not stay in `public/`.
 * Published files carry no source maps; Biome lints, so Gatsby's own ESLint need not run in development.
 * `__BUILD_DATE__` is the day of the build for the pages that print a date (src/hooks/use-today.ts),
 * `__STYLES_HASH__` a mark of its style sheets (src/html.tsx).
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
    config.plugins.push(
      new ThirdPartyLicences(),
      // A switch of Gatsby's runtime for an experiment that this site does not take part in.
      plugins.define({ "global.hasPartialHydration": "false" }),
    );
    config.resolve.alias = {
      ...config.resolve.alias,
      ...lighterRuntime(),
      "gatsby-application$": config.entry.app,
    };
    config.entry.app = application;
    // Shared chunks go by their number: Gatsby's names for them are hashes of 40 signs in every page's runtime.
    const { shared } = config.optimization.splitChunks.cacheGroups;
    if (typeof shared?.name === "function") delete shared.name;
  }
  if (stage === "build-html") {
    const embed = (name: string) => path.resolve("src", "ui", "embed", name);
    config.resolve.alias = { ...config.resolve.alias, [embed("lazy.ts")]: embed("eager.ts") };
  }
  config.plugins = config.plugins.filter(
    (plugin: { constructor: { name: string } }) => plugin.constructor.name !== "ESLintWebpackPlugin",
  );
  // Every rule stands in a cascade layer, so the order of the files has no effect.
  const styles = config.plugins.find(
    (plugin: { constructor: { name: string } }) => plugin.constructor.name === "MiniCssExtractPlugin",
  );
  if (styles !== undefined) styles.options.ignoreOrder = true;
  config.plugins.push(
    plugins.define({
      __BUILD_DATE__: JSON.stringify(new Date().toISOString().slice(0, 10)),
      __STYLES_HASH__: JSON.stringify(stylesHash()),
    }),
  );
  actions.replaceWebpackConfig(config);
};

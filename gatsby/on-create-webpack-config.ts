import { existsSync, realpathSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { LicenseWebpackPlugin } from "license-webpack-plugin";
import { StyleCompiler } from "./bundle/compiled-styles";
import { pageScript } from "./bundle/page-script";
import { themePalette } from "./prepare-content/theme";

/** In what visitors receive, but not by way of webpack's modules: Gatsby's own runtime, and the font. */
const besides = ["gatsby", "@fontsource-variable/manrope"];

/** Publishes the licences of what the scripts for the browser are made from: whoever receives a copy is owed them. */
const licences = () =>
  new LicenseWebpackPlugin({
    outputFilename: "licenze-terze-parti.txt",
    perChunkOutput: false,
    additionalModules: besides.map((name) => ({ name, directory: path.resolve("node_modules", name) })),
    renderLicenses: (modules) =>
      [
        "Questo sito contiene software e caratteri di terzi, pubblicati con le licenze che seguono.",
        ...modules.map(
          ({ packageJson, licenseId, licenseText }) =>
            `${packageJson?.name} ${packageJson?.version} (${licenseId})\n\n${licenseText ?? ""}`,
        ),
      ].join(`\n\n${"-".repeat(80)}\n\n`),
  });

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
    config.plugins.push(licences());
    config.resolve.alias = { ...config.resolve.alias, ...unusedRuntime() };
    const { minimizer } = config.optimization;
    minimizer[minimizer.indexOf(pluginNamed("CssMinimizerPlugin", minimizer))] = new StyleCompiler();
  }
  // Every rule is in a cascade layer, so the order of the files has no effect.
  if (stage === "build-javascript" || stage === "develop")
    pluginNamed("MiniCssExtractPlugin", config.plugins).options.ignoreOrder = true;
  if (stage === "build-html" || stage === "develop-html") {
    config.plugins.push(
      plugins.define({
        __BUILD_DATE__: JSON.stringify(new Date().toISOString().slice(0, 10)),
        __PAGE_SCRIPT__: JSON.stringify(pageScript()),
        __THEME_COLOUR__: JSON.stringify(themePalette().ink),
      }),
    );
  }
  config.plugins = config.plugins.filter(
    (plugin: object) => plugin.constructor.name !== "ESLintWebpackPlugin",
  );
  adjustLoaders(config.module.rules, stage.startsWith("build-"));
  actions.replaceWebpackConfig(config);
};

type Plugin = { options: { ignoreOrder?: boolean } };

/** @throws Error where a new version of Gatsby has none of this name */
function pluginNamed(name: string, plugins: readonly Plugin[]): Plugin {
  const found = plugins.find((plugin) => plugin.constructor.name === name);
  if (found === undefined) throw new Error(`Gatsby's configuration of webpack has no ${name} any more.`);
  return found;
}

/**
 * Parts of Gatsby's runtime that run on every page and serve nothing here: scripts of third parties off the main thread,
 * manifests in several languages, and the Head API, whose work react-helmet does.
 *
 * @throws Error where a new version of Gatsby has moved one
 */
function unusedRuntime() {
  // Gatsby names its plugins by their real paths, and node_modules may be a link.
  const gatsby = path.join(realpathSync("node_modules"), "gatsby");
  const parts = {
    [path.join(gatsby, "dist/internal-plugins/partytown/gatsby-browser.js")]: false,
    [path.join(path.dirname(gatsby), "gatsby-plugin-manifest/gatsby-browser.js")]: false,
    [path.resolve(".cache/head/head-export-handler-for-browser.js")]:
      path.resolve("gatsby/bundle/no-head.ts"),
  };
  const missing = Object.keys(parts).filter((file) => !existsSync(file));
  if (missing.length > 0) throw new Error(`Gatsby has no ${missing.join(", ")} any more.`);
  return parts;
}

type LoaderOptions = { limit?: number; modules?: { localIdentName?: string } };
/** A rule of webpack as Gatsby builds them: with rules in it, or with loaders. */
type Rule = { oneOf?: Rule[]; use?: { options?: LoaderOptions }[] };

/**
 * Classes of published pages are called by four letters: Gatsby's names cost a page 0.7 to 1.2 kB gz. And every picture
 * is a file of its own, however small: the site's policy allows no `data:`.
 */
function adjustLoaders(rules: readonly Rule[], isPublished: boolean): void {
  for (const { oneOf = [], use = [] } of rules) {
    adjustLoaders(oneOf, isPublished);
    for (const { options } of Array.isArray(use) ? use : []) {
      if (options?.limit !== undefined) options.limit = 0;
      if (isPublished && options?.modules?.localIdentName) options.modules.localIdentName = "[hash:base52:4]";
    }
  }
}

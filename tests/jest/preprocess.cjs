/** The site's own Babel preset, with the JSX runtime and the language that gatsby-config names. */
module.exports = require("babel-jest").default.createTransformer({
  babelrc: false,
  configFile: false,
  presets: [["babel-preset-gatsby", { reactRuntime: "automatic" }], "@babel/preset-typescript"],
});

/** Two projects: `unit` needs no build, `built` reads the one in public/. */
const shared = {
  rootDir: __dirname,
  transform: { "\\.[cm]?[jt]sx?$": "<rootDir>/tests/jest/preprocess.cjs" },
  transformIgnorePatterns: ["/node_modules/(?!(gatsby|gatsby-script|gatsby-link)/)"],
  modulePathIgnorePatterns: [
    "<rootDir>/.cache/",
    "<rootDir>/public/",
    "<rootDir>/.accepted-content/",
    "<rootDir>/.sending-site",
    "<rootDir>/.deploy/",
  ],
};

/** @type {import("jest").Config} */
module.exports = {
  // A loaded machine decodes pictures slowly; no test is about time.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: "unit",
      testEnvironment: "jsdom",
      testEnvironmentOptions: { url: "http://localhost/" },
      testMatch: ["<rootDir>/**/*.test.{ts,tsx}"],
      testPathIgnorePatterns: ["/node_modules/", "<rootDir>/tests/built/"],
      globals: { __PATH_PREFIX__: "", __BASE_PATH__: "" },
      setupFiles: ["<rootDir>/tests/jest/loader.ts"],
      setupFilesAfterEnv: ["<rootDir>/tests/jest/setup.ts"],
      moduleNameMapper: {
        "\\.module\\.css$": "<rootDir>/tests/jest/css-modules.cjs",
        "\\.(css|avif|webp|jpe?g|png|svg|woff2|mp4|webm)$": "<rootDir>/tests/jest/asset.cjs",
        "^gatsby$": "<rootDir>/tests/jest/gatsby.ts",
      },
    },
    {
      ...shared,
      displayName: "built",
      testEnvironment: "node",
      testMatch: ["<rootDir>/tests/built/**/*.test.ts"],
    },
  ],
};

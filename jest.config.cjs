/**
 * `unit` needs no build, `built` reads the one in public/. Unit tests in `.tsx` run in jsdom; those in `.ts`
 * in Node, which starts several times faster, unless they ask for `@jest-environment jsdom`.
 */
const babel = {
  presets: [
    ["@babel/preset-env", { targets: { node: "current" } }],
    ["@babel/preset-react", { runtime: "automatic" }],
    ["@babel/preset-typescript", { onlyRemoveTypeImports: true }],
  ],
};

const shared = {
  rootDir: __dirname,
  transform: { "\\.[cm]?[jt]sx?$": ["babel-jest", babel] },
  modulePathIgnorePatterns: ["<rootDir>/(\\.cache|public|\\.deploy)/"],
};

const unit = {
  ...shared,
  displayName: "unit",
  testPathIgnorePatterns: ["/node_modules/", "<rootDir>/tests/built/"],
  setupFilesAfterEnv: ["<rootDir>/tests/jest/setup.ts"],
  moduleNameMapper: {
    "\\.module\\.css$": "<rootDir>/tests/jest/css-modules.cjs",
    "\\.(css|avif|webp|jpe?g|png|svg|woff2|mp4|webm)$": "<rootDir>/tests/jest/asset.cjs",
    "^gatsby$": "<rootDir>/tests/jest/gatsby.ts",
  },
};

// Far from the studio: the site must never use the device's time zone.
process.env.TZ = "America/New_York";

/** @type {import("jest").Config} */
module.exports = {
  // No test measures time, and a busy machine takes ten times as long; the fuzz test sets its own limit.
  testTimeout: 60_000,
  // Jest leaves one core free by default, even of two.
  maxWorkers: "100%",
  projects: [
    { ...unit, testMatch: ["<rootDir>/**/*.test.ts"] },
    {
      ...unit,
      testEnvironment: "jsdom",
      testEnvironmentOptions: { url: "http://localhost/" },
      testMatch: ["<rootDir>/**/*.test.tsx"],
    },
    {
      ...shared,
      displayName: "built",
      moduleNameMapper: unit.moduleNameMapper,
      testMatch: ["<rootDir>/tests/built/**/*.test.ts"],
    },
  ],
};
